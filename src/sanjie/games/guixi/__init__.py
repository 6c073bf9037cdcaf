"""鬼戲：巔峰之爭 — the rules of Guixi (see `rulebooks/guixi.*.md`)."""
