/** The pictures of ghosts, cards, kings and characters; what a pack brings anew has the picture of its kind. */
import asianLantern from "icon:game-icons/asian-lantern";
import astrolabe from "icon:game-icons/astrolabe";
import babyFace from "icon:game-icons/baby-face";
import bodySwapping from "icon:game-icons/body-swapping";
import bottledShadow from "icon:game-icons/bottled-shadow";
import brokenShield from "icon:game-icons/broken-shield";
import bullHorns from "icon:game-icons/bull-horns";
import burningSkull from "icon:game-icons/burning-skull";
import cardDraw from "icon:game-icons/card-draw";
import cardPick from "icon:game-icons/card-pick";
import carnivoreMouth from "icon:game-icons/carnivore-mouth";
import cauldron from "icon:game-icons/cauldron";
import chainedArrowHeads from "icon:game-icons/chained-arrow-heads";
import coins from "icon:game-icons/coins";
import compass from "icon:game-icons/compass";
import crackedDisc from "icon:game-icons/cracked-disc";
import crossedChains from "icon:game-icons/crossed-chains";
import crossedSabres from "icon:game-icons/crossed-sabres";
import crystalBall from "icon:game-icons/crystal-ball";
import darkSquad from "icon:game-icons/dark-squad";
import decapitation from "icon:game-icons/decapitation";
import desertSkull from "icon:game-icons/desert-skull";
import devilMask from "icon:game-icons/devil-mask";
import drowning from "icon:game-icons/drowning";
import dualityMask from "icon:game-icons/duality-mask";
import eclipse from "icon:game-icons/eclipse";
import entMouth from "icon:game-icons/ent-mouth";
import fangs from "icon:game-icons/fangs";
import feather from "icon:game-icons/feather";
import femaleVampire from "icon:game-icons/female-vampire";
import fireRing from "icon:game-icons/fire-ring";
import foldedPaper from "icon:game-icons/folded-paper";
import foxHead from "icon:game-icons/fox-head";
import foxTail from "icon:game-icons/fox-tail";
import ghost from "icon:game-icons/ghost";
import gorilla from "icon:game-icons/gorilla";
import hairStrands from "icon:game-icons/hair-strands";
import handOfGod from "icon:game-icons/hand-of-god";
import haunting from "icon:game-icons/haunting";
import holyWater from "icon:game-icons/holy-water";
import horseHead from "icon:game-icons/horse-head";
import incense from "icon:game-icons/incense";
import jug from "icon:game-icons/jug";
import lotus from "icon:game-icons/lotus";
import lotusFlower from "icon:game-icons/lotus-flower";
import meditation from "icon:game-icons/meditation";
import octogonalEye from "icon:game-icons/octogonal-eye";
import openGate from "icon:game-icons/open-gate";
import paperLantern from "icon:game-icons/paper-lantern";
import perspectiveDiceSixFacesRandom from "icon:game-icons/perspective-dice-six-faces-random";
import pouchWithBeads from "icon:game-icons/pouch-with-beads";
import prayer from "icon:game-icons/prayer";
import raiseZombie from "icon:game-icons/raise-zombie";
import ringingBell from "icon:game-icons/ringing-bell";
import rollingDices from "icon:game-icons/rolling-dices";
import runeSword from "icon:game-icons/rune-sword";
import scrollQuill from "icon:game-icons/scroll-quill";
import scrollUnfurled from "icon:game-icons/scroll-unfurled";
import shamblingZombie from "icon:game-icons/shambling-zombie";
import shardSword from "icon:game-icons/shard-sword";
import shieldReflect from "icon:game-icons/shield-reflect";
import shintoShrineMirror from "icon:game-icons/shinto-shrine-mirror";
import sixEyes from "icon:game-icons/six-eyes";
import smokeBomb from "icon:game-icons/smoke-bomb";
import smokingPipe from "icon:game-icons/smoking-pipe";
import snakeTotem from "icon:game-icons/snake-totem";
import snatch from "icon:game-icons/snatch";
import spectre from "icon:game-icons/spectre";
import stoneTower from "icon:game-icons/stone-tower";
import stripedSword from "icon:game-icons/striped-sword";
import tarot12TheHangedMan from "icon:game-icons/tarot-12-the-hanged-man";
import thirdEye from "icon:game-icons/third-eye";
import tiedScroll from "icon:game-icons/tied-scroll";
import tigerHead from "icon:game-icons/tiger-head";
import tombstone from "icon:game-icons/tombstone";
import trident from "icon:game-icons/trident";
import tripleYin from "icon:game-icons/triple-yin";
import windSlap from "icon:game-icons/wind-slap";
import wizardStaff from "icon:game-icons/wizard-staff";
import yinYang from "icon:game-icons/yin-yang";
import { plainId } from "./pack";

export interface Picture {
  size: number;
  body: string;
}

export const GHOSTS: Record<string, Picture> = {
  hanged: tarot12TheHangedMan,
  drowned: drowning,
  hungry: carnivoreMouth,
  headless: decapitation,
  fox: foxHead,
  lady: hairStrands,
  infant: babyFace,
  painted: dualityMask,
  scholar: scrollQuill,
  gambler: rollingDices,
  drunkard: jug,
  opium: smokingPipe,
  yaksha: trident,
  rakshasa: fangs,
  oxhead: bullHorns,
  horseface: horseHead,
  imp: gorilla,
  drought: desertSkull,
  jiangshi: shamblingZombie,
  wronged: ghost,
  vengeful: spectre,
  gate: openGate,
  eclipse: eclipse,
  ghostfest: asianLantern,
  rite: scrollUnfurled,
  wind: windSlap,
  procession: darkSquad,
  mercy: handOfGod,
  papermoney: foldedPaper,
};
export const CARDS: Record<string, Picture> = {
  ward: shieldReflect,
  shift: bodySwapping,
  beckon: ringingBell,
  unmask: shintoShrineMirror,
  eye: thirdEye,
  star: astrolabe,
  gather: lotus,
  fetch: cardDraw,
  bind: crossedChains,
  fortify: incense,
  obscure: smokeBomb,
  snatch: snatch,
  fate: perspectiveDiceSixFacesRandom,
  purify: holyWater,
  bagua: yinYang,
  fortune: coins,
  descent: prayer,
  rupture: crackedDisc,
  inferno: fireRing,
  lure: paperLantern,
  sword: shardSword,
  mirror: octogonalEye,
  pouch: pouchWithBeads,
  gourd: bottledShadow,
  compass: compass,
  whisk: feather,
  break: brokenShield,
};
export const KINGS: Record<string, Picture> = {
  blood_tiger: tigerHead,
  baleful: devilMask,
  thousand_eyes: sixEyes,
  flaming_face: burningSkull,
  nine_tails: foxTail,
  mother: femaleVampire,
  stone: stoneTower,
  venom: snakeTotem,
  beast: entMouth,
};
export const CHARACTERS: Record<string, Picture> = {
  zhang: runeSword,
  maoshan: haunting,
  zhongkui: crossedSabres,
  hexiangu: lotusFlower,
  tieguai: wizardStaff,
  lvdongbin: stripedSword,
  qingxu: meditation,
  geomancer: compass,
  medium: crystalBall,
  teller: cardPick,
  catcher: chainedArrowHeads,
  talisman: tiedScroll,
  alchemist: cauldron,
  driver: raiseZombie,
  yinyang: tripleYin,
  keeper: tombstone,
};

/** The picture of a ghost or an event, "imp_r" or "gate". */
export const ghostPicture = (id: string): Picture => GHOSTS[plainId(id)] ?? spectre;

export const cardPicture = (id: string): Picture => CARDS[plainId(id)] ?? scrollUnfurled;

export const kingPicture = (id: string): Picture => KINGS[id] ?? devilMask;

export const characterPicture = (id: string | null): Picture => CHARACTERS[id ?? ""] ?? meditation;

/** The picture of a skill is its owner's: "zhang_1", "king_stone", an artifact's own id. */
export function skillPicture(id: string): Picture {
  const owner = id.replace(/_(?:[0-9]|g)$/, "");
  return CHARACTERS[owner] ?? KINGS[id.replace(/^king_/, "")] ?? CARDS[id] ?? meditation;
}
