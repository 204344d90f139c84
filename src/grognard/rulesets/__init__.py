"""The rulesets that come with the program, one folder each, all of the same shape.

``grognard.rulesets()`` lists every ruleset installed. Importing one of ours binds this very
package to that name, so the package answers the call as well.
"""

import sys
from types import ModuleType

from grognard.kernel.ruleset import rulesets


class _Listing(ModuleType):
    def __call__(self) -> list[str]:
        return rulesets()


sys.modules[__name__].__class__ = _Listing
