import { changeText } from './words.mjs';

/** @typedef {import('./fingerprint.mjs').Environment} Environment */

/** @type {Readonly<Record<keyof Environment, string>>} */
const NAMES = {
  renderer: 'renderer',
  graphics: 'graphics',
  pixelRatio: 'pixel ratio',
  fonts: 'system fonts',
  browser: 'browser',
  arithmetic: 'arithmetic of the processor',
};

/**
 * Differences between the environments of two pictures, in words. The processor's rounding is named only where nothing
 * else differs, because the rest affects it.
 * @param {Environment} before
 * @param {Environment} after
 */
export function compareEnvironments(before, after) {
  const found = /** @type {(keyof Environment)[]} */ (Object.keys(NAMES)).flatMap((key) => {
    const [was, is] = [before[key], after[key]].map((value) => (Array.isArray(value) ? value.join(', ') : value));
    return was === is ? [] : [{ key, words: `${NAMES[key]} ${changeText(was, is)}` }];
  });
  const others = found.filter(({ key }) => key !== 'arithmetic');
  return (others.length > 0 ? others : found).map(({ words }) => words);
}

/** Environment of a picture, in words. @param {Environment} environment */
export const environmentWords = ({ browser, renderer, graphics, pixelRatio, fonts }) =>
  `${browser}, ${renderer}${graphics ? ` on ${graphics}` : ''}, pixel ratio ${pixelRatio}, ${fonts.length > 0 ? `system fonts ${fonts.join(', ')}` : 'no system fonts'}`;
