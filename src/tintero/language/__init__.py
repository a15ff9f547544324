"""From the words printed on a card to abilities. A card is understood completely or refused."""

from .reader import NotUnderstood, Reader, Unread

__all__ = ["NotUnderstood", "Reader", "Unread"]
