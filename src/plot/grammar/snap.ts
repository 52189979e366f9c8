/** Rounds lengths in CSS px to whole pixels of a buffer that has `resolution` of them to a CSS px. */
export const snapTo = (resolution: number) => (px: number) => Math.round(px * resolution) / resolution;

/** Rounds lengths in CSS px down to whole pixels of such a buffer. */
export const snapDownTo = (resolution: number) => (px: number) => Math.floor(px * resolution) / resolution;
