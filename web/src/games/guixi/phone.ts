/** Whether the table is drawn as on a phone: as the styles have it, in em as they are shipped. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 44.9375em), (max-height: 34.9375em)");
