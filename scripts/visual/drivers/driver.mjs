/**
 * Driver: a browser and how it is controlled.
 * @typedef {object} Driver
 * @property {(one: Omit<import('../photograph.mjs').Case, 'name'>, pixelRatio: number) => Promise<View>} open a page
 * with an empty storage, in a window as the case wants it
 * @property {() => Promise<void>} close
 */

/**
 * A page, and what drivers do in different ways.
 * @typedef {object} View
 * @property {string} browser name and version
 * @property {object} process the same for all pages of one browser that runs
 * @property {(address: string) => Promise<unknown>} show resolves once the page answers a visitor
 * @property {<A, R>(question: (about: A) => R, about: A) => Promise<Awaited<R>>} ask has the page answer; the question
 * sees nothing but what it is given
 * @property {(step: import('../photograph.mjs').Step) => Promise<void>} perform rejects where there is not exactly one
 * such element
 * @property {() => Promise<void>} leave takes the pointer to the window's left top corner
 * @property {(whole: boolean) => Promise<Buffer>} picture of the window, or of all of the page
 * @property {() => Promise<string[]>} systemFonts that any text on the page is set in, in the order of their names;
 * empty where the driver cannot tell
 * @property {() => Promise<void>} close
 */

/** Milliseconds that an element of a step may take to come, on a busy machine. */
export const PATIENCE_MS = 20_000;
