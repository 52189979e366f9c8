/** Root font size in CSS px at which the design's sizes are given. */
export const ROOT_PX = 16;

/** Returns the page's present root font size in CSS px. */
export const rootSizeNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
