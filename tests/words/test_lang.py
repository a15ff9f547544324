"""Which language is spoken."""

import pytest

from tintero.words import pick_lang


@pytest.mark.parametrize(
    ("option", "environ", "lang"),
    [
        (None, {}, "en"),
        ("es", {"LANG": "en_GB.UTF-8"}, "es"),
        ("en", {"TINTERO_LANG": "es"}, "en"),
        ("es-MX", {}, "es"),
        ("Español", {}, "es"),
        ("English", {}, "en"),
        (None, {"TINTERO_LANG": "es", "LC_ALL": "en_US.UTF-8"}, "es"),
        (None, {"TINTERO_LANG": "", "LANG": "es_ES.UTF-8"}, "es"),
        (None, {"LC_ALL": "C", "LANG": "es_ES.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "es_AR", "LANG": "en_US"}, "es"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_pick_lang(option: str | None, environ: dict[str, str], lang: str) -> None:
    assert pick_lang(option, environ) == lang


@pytest.mark.parametrize("option", ["fr", "", "klingon"])
def test_an_unknown_language_is_refused_in_both(option: str) -> None:
    with pytest.raises(ValueError) as error:
        pick_lang(option, {"LANG": "es_ES"})
    assert "speaks English" in str(error.value)
    assert "habla español" in str(error.value)
