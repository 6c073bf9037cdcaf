"""What a browser calls itself, cut down to what its owner recognises it by."""

from typing import Final

BROWSERS: Final = (  # the first that is found: most browsers also claim to be those further down
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """Browser and system, as `Firefox · Linux`; either alone, or empty, where it says no more."""
    found = [next((name for sign, name in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)]
    return " · ".join(name for name in found if name)
