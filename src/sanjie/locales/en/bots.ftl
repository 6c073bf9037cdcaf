### What players by bots say to those who play beside them.

hunters-intent-attack = I strike: { $life } life to go.
hunters-intent-aura = I gather aura, card { $count } of three.
hunters-intent-own-tile = I go to { $place } to gather aura there.
hunters-intent-approach = I close in on the demon king by { $place }.
hunters-intent-explore = I see what lies at { $place }.
hunters-intent-move = I had better stand at { $place }.
hunters-intent-save = I save my cards this time.
hunters-intent-gather = I stay and gather.
hunters-intent-tide = I take some of his power before it surges.
hunters-intent-forge = I forge my cards: any of them will do now.
hunters-intent-heal = I heal the { $hero }.
hunters-intent-gain = I take { $card }.
hunters-intent-decline = I leave the supply alone.
hunters-intent-class = I become { $class } as well.
hunters-intent-swap = I swap my classes.
hunters-intent-keep = My classes stay as they are.
hunters-intent-parry = I parry: the life is worth more than the card.
hunters-intent-take = I take the blow and keep the card.
