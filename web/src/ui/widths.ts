/** How much room there is; the same widths are spelled out in the styles of each part. */

import { MediaQuery } from "svelte/reactivity";

/** One column, its parts behind tabs. */
export const narrow = new MediaQuery("max-width: 760px");
/** No column of its own for the units. */
export const medium = new MediaQuery("max-width: 1180px");
