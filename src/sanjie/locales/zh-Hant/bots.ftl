### 電腦玩家對同伴說的話。

hunters-intent-attack = 我出手攻擊：惡鬼王還剩 { $life } 點生命。
hunters-intent-aura = 我凝聚劍氣，三張中的第 { $count } 張。
hunters-intent-own-tile = 我去 { $place }，在那裡凝聚劍氣。
hunters-intent-approach = 我經 { $place } 逼近惡鬼王。
hunters-intent-explore = 我去看看 { $place } 有什麼。
hunters-intent-move = 我站到 { $place } 比較好。
hunters-intent-save = 這次我保留手牌。
hunters-intent-gather = 我留在這裡汲靈。
hunters-intent-tide = 我趁他爆發之前取走一些魔力。
hunters-intent-forge = 我鍛靈：現在每張牌都能用。
hunters-intent-heal = 我為{ $hero }療傷。
hunters-intent-gain = 我取 { $card }。
hunters-intent-decline = 我不動供應區。
hunters-intent-class = 我兼任{ $class }。
hunters-intent-swap = 我交換正副職業。
hunters-intent-keep = 我的職業維持不變。
hunters-intent-parry = 我格擋：生命比卡牌要緊。
hunters-intent-take = 我承受這一擊，把卡牌留著。
