"""Lanterns keeps every law, and so do the frames it stands on."""

import pytest

from toy.laws import LanternLaws

pytestmark = pytest.mark.rules


class TestLanterns(LanternLaws):
    """The small game under every law."""
