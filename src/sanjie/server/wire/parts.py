"""The small pieces that messages are made of."""

from typing import Annotated, Literal

import msgspec

from sanjie.fairness import LONGEST_SALT

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]  # the client's own name for a command
TableStatus = Literal["waiting", "playing", "over", "held"]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
AnswerNumber = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]  # of the record of a table
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
OptionNumber = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)]  # of a game's option
Seconds = Annotated[int, msgspec.Meta(ge=0, le=30 * 86_400)]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=1_440)]
PackTitle = Annotated[str, msgspec.Meta(max_length=60)]  # as long as a pack's own name may be
SaltText = Annotated[str, msgspec.Meta(max_length=LONGEST_SALT)]


class Base(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, gc=False):
    """Every message has a `type`."""
