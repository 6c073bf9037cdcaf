/** Pictures of creatures, abilities and characters, and how large they stand on the board. */
import bear from "icon:game-icons/bear-head";
import birdClaw from "icon:game-icons/bird-claw";
import direwolf from "icon:game-icons/direwolf";
import doubleDragon from "icon:game-icons/double-dragon";
import dragon from "icon:game-icons/dragon-head";
import dragonBreath from "icon:game-icons/dragon-breath";
import eagle from "icon:game-icons/eagle-head";
import giant from "icon:game-icons/rock-golem";
import hawkEmblem from "icon:game-icons/hawk-emblem";
import iceGolem from "icon:game-icons/ice-golem";
import magicSwirl from "icon:game-icons/magic-swirl";
import metalGolem from "icon:game-icons/metal-golem-head";
import quakeStomp from "icon:game-icons/quake-stomp";
import sharkJaws from "icon:game-icons/shark-jaws";
import slime from "icon:game-icons/slime";
import spikedDragon from "icon:game-icons/spiked-dragon-head";
import werewolf from "icon:game-icons/werewolf";
import wolf from "icon:game-icons/wolf-head";
import wolfHowl from "icon:game-icons/wolf-howl";
import type { Group } from "../../generated/messages";

export type Kind = Group["kind"];
export type Picture = typeof wolf;

export const KINDS: readonly Exclude<Kind, "loose">[] = ["slime", "wolf", "eagle", "bear", "dragon", "giant"];

const PICTURES: Record<Kind, Picture> = { slime, wolf, eagle, bear, dragon, giant, loose: slime };
const STARRED: Partial<Record<Kind, Picture>> = { wolf: direwolf, dragon: spikedDragon };

/** The animal of a creature; silver dragons and ghost wolves have their own. */
export function picture(kind: Kind, star = false): Picture {
  return (star ? STARRED[kind] : undefined) ?? PICTURES[kind];
}

/** Edge of the animal on the board, in units of the drawing. */
export const PICTURE_SIZE: Record<Kind, number> = {
  slime: 40,
  wolf: 54,
  eagle: 46,
  bear: 84,
  dragon: 56,
  giant: 62,
  loose: 30,
};

/** What stands for a creature's ability, and the clause that gives it. */
export const ABILITIES: Partial<Record<Kind, { picture: Picture; clause: string }>> = {
  wolf: { picture: wolfHowl, clause: "ARAS-8.6" },
  eagle: { picture: birdClaw, clause: "ARAS-8.8" },
  bear: { picture: sharkJaws, clause: "ARAS-8.13" },
  dragon: { picture: dragonBreath, clause: "ARAS-8.15" },
  giant: { picture: quakeStomp, clause: "ARAS-8.19" },
};

/** Cells of each creature for the small drawings of the creature table; strength and clause beside them. */
export const SHAPES: Record<(typeof KINDS)[number], { cells: [number, number][]; strength: number; clause: string }> = {
  slime: { cells: [[0, 0]], strength: 1, clause: "ARAS-3.1" },
  wolf: { cells: [[0, 0], [1, 0]], strength: 3, clause: "ARAS-3.2" }, // prettier-ignore
  eagle: { cells: [[0, 0], [1, 0], [1, 1]], strength: 5, clause: "ARAS-3.3" }, // prettier-ignore
  bear: { cells: [[0, 0], [1, 0], [0, 1], [1, 1]], strength: 7, clause: "ARAS-3.4" }, // prettier-ignore
  dragon: { cells: [[0, 1], [1, 1], [2, 1], [3, 1], [3, 0]], strength: 9, clause: "ARAS-3.5" }, // prettier-ignore
  giant: { cells: [[1, 0], [0, 1], [1, 1], [2, 1], [1, 2]], strength: 9, clause: "ARAS-3.7" }, // prettier-ignore
};

export interface Character {
  letter: string;
  faction: "river" | "glory";
  picture: Picture;
  clause: string;
}

/** The six characters in the order of the rulebook, three of each faction (ARAS-9.1). */
export const CHARACTERS: readonly Character[] = [
  { letter: "S", faction: "river", picture: doubleDragon, clause: "ARAS-9.4" },
  { letter: "H", faction: "river", picture: hawkEmblem, clause: "ARAS-9.5" },
  { letter: "P", faction: "river", picture: magicSwirl, clause: "ARAS-9.6" },
  { letter: "T", faction: "glory", picture: metalGolem, clause: "ARAS-9.8" },
  { letter: "W", faction: "glory", picture: werewolf, clause: "ARAS-9.7" },
  { letter: "I", faction: "glory", picture: iceGolem, clause: "ARAS-9.9" },
];
