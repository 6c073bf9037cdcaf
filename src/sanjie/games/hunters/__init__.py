"""破魔聖刃—蠻荒獵手 — the rules of Hunters (see `rulebooks/hunters.*.md`)."""
