"""Prints the JSON Schema of all that travels."""

import json
import sys

from grognard.server.wire.schema import schema

if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
