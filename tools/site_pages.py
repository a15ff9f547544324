"""What mkdocs checks on each page of the site: Spanish pages say so, and nothing is loaded from elsewhere."""

from __future__ import annotations

import re
from typing import Any, Final

from mkdocs.exceptions import PluginError

ENGLISH: Final = '<html lang="en"'
# Whatever a browser fetches by itself; a link that somebody may follow is no such thing.
FETCHED: Final = re.compile(r'<(?:script|img|iframe|source|link)\b[^>]*?\b(?:src|href)="((?:https?:)?//[^"]+)"')


def on_post_page(output: str, page: Any, **_rest: object) -> str:
    fetched = FETCHED.search(output)
    if fetched is not None:
        raise PluginError(f"{page.file.src_uri} would load {fetched.group(1)}: the site works without a network")
    lang = page.meta.get("lang", "en")
    if ENGLISH not in output:
        raise PluginError(f"{page.file.src_uri}: the theme no longer writes {ENGLISH}")
    return output.replace(ENGLISH, f'<html lang="{lang}"', 1)
