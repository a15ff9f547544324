"""What is said about cards that cannot be loaded."""

from tintero.cards import CardsError


def one_sentence(error: CardsError) -> None:
    for lang in ("en", "es"):
        text = error.message(lang)
        assert text.endswith(".")
        assert "\n" not in text
        assert "{" not in text
    assert error.message("en") != error.message("es")
    assert str(error) == error.message("en")
