/** Pictures of elements, heroes, kings and actions. */
import anvil from "icon:game-icons/anvil";
import swords from "icon:game-icons/crossed-swords";
import skull from "icon:game-icons/daemon-skull";
import diablo from "icon:game-icons/diablo-skull";
import fastArrow from "icon:game-icons/fast-arrow";
import flameSpin from "icon:game-icons/flame-spin";
import thunder from "icon:game-icons/focused-lightning";
import goo from "icon:game-icons/goo-skull";
import highTide from "icon:game-icons/high-tide";
import hood from "icon:game-icons/hood";
import horned from "icon:game-icons/horned-skull";
import helm from "icon:game-icons/black-knight-helm";
import aegis from "icon:game-icons/lightning-shield";
import focus from "icon:game-icons/meditation";
import rock from "icon:game-icons/peaks";
import sword from "icon:game-icons/pointy-sword";
import shield from "icon:game-icons/shield-bash";
import crack from "icon:game-icons/skull-crack";
import fire from "icon:game-icons/small-fire";
import hammer from "icon:game-icons/thor-hammer";
import water from "icon:game-icons/wave-crest";
import wind from "icon:game-icons/whirlwind";
import staff from "icon:game-icons/wizard-staff";
import move from "icon:ph/arrows-out-cardinal";
import rest from "icon:ph/campfire";
import explore from "icon:ph/compass";
import swap from "icon:ph/swap";

export type Picture = { size: number; body: string };

export const ELEMENT: Record<string, Picture> = { W: water, F: fire, R: rock, T: thunder, A: wind };
export const HERO: Record<string, Picture> = {
  mage: staff,
  mercenary: swords,
  artisan: anvil,
  knight: helm,
  scout: hood,
};
export const SKILL: Record<string, Picture> = {
  mage: highTide,
  mercenary: flameSpin,
  artisan: hammer,
  knight: aegis,
  scout: fastArrow,
};
/** The element of a class, which colours its hero (HUNTERS-3.2). */
export const OF_HERO: Record<string, string> = { mage: "W", mercenary: "F", artisan: "R", knight: "T", scout: "A" };
export const ACTION: Record<string, Picture> = {
  move,
  explore,
  attack: sword,
  focus,
  rest,
  parry: shield,
  swap,
  class: focus,
};
const KINGS: Record<string, Picture> = {
  riftgale: horned,
  stonebone: crack,
  soulmaw: goo,
  gloomsoil: skull,
  undying: diablo,
};

/** The picture of a demon king; a pack of one's own may name others. */
export const kingSign = (king: string): Picture => KINGS[king] ?? skull;
