/** Which room of the house the table belongs to that is open now: its game, or "house" while nobody knows it. */
export const open = $state({ room: "house" });
