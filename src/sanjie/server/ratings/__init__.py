"""How strong people, bots and demon kings are, learned from the tables that have agreed to count."""
