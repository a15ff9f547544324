"""What an ability IS: typed, frozen data in the words of the rulebook, without text and without behaviour."""
