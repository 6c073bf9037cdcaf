"""Quick phrases by id, for all games and for each. Words: `talk-phrase-<id>`, in each reader's language."""

from typing import Final

COMMON: Final = (
    "hello",
    "good-luck",
    "thinking",
    "one-moment",
    "back",
    "take-your-time",
    "your-turn",
    "nice",
    "thanks",
    "sorry",
    "oops",
    "well-played",
    "again",
    "bye",
)
OF_GAME: Final[dict[str, tuple[str, ...]]] = {
    "aras": ("what-a-creature", "did-not-see", "getting-tight"),
    "guixi": ("trust-me", "not-me", "suspicious", "who-was-it", "let-us-vote", "interesting"),
    "hunters": ("help-me", "go-first", "wait-for-me", "leave-it-to-me", "together", "careful", "almost"),
}


def phrases(game: str) -> list[str]:
    """The ids of the phrases that can be said at a table of `game`, its own first; a fresh list."""
    return [*OF_GAME.get(game, ()), *COMMON]
