"""What may become of a sending."""


class Undeliverable(Exception):
    """It will never arrive; trying again is of no use. The text is for developers."""


class Gone(Undeliverable):
    """There is nobody there any more: nothing needs to be sent there again."""


class NotNow(Exception):
    """It may arrive later."""
