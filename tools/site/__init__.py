"""The site: the pages that people wrote, and those that the program tells of itself.

`python -m tools.site` lays all of them out in `build/pages/` and has zensical make `build/site/` of
them, once for each language. What is generated is never kept: it is made anew from the commands,
the types that travel, the schemas of files, the rulebooks and the content of the games.
"""
