"""The keywords of chapter 8 that are more than a test elsewhere: Shift, Support, Vanish, Boost, Reckless."""
