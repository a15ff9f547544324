"""From the words printed on a card to abilities. A card is understood completely or refused."""

from .reader import NotUnderstood, Unread, definition_of, understand, use_pool

__all__ = ["NotUnderstood", "Unread", "definition_of", "understand", "use_pool"]
