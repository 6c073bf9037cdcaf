"""Lanterns keeps every law, and so do the frames it stands on."""

from toy.laws import LanternLaws


class TestLanterns(LanternLaws):
    """The small game under every law."""
