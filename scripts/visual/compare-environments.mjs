import { change } from './fingerprint.mjs';

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

/** What differs between what made two pictures, in words. @param {Environment} before @param {Environment} after */
export const compareEnvironments = (before, after) =>
  /** @type {(keyof Environment)[]} */ (Object.keys(NAMES)).flatMap((key) => {
    const [was, is] = [before[key], after[key]].map((value) => (Array.isArray(value) ? value.join(', ') : value));
    return was === is ? [] : [`${NAMES[key]} ${change(was, is)}`];
  });

/** What made a picture, in words. @param {Environment} environment */
export const environmentWords = ({ browser, renderer, graphics, pixelRatio, fonts }) =>
  `${browser}, ${renderer}${graphics ? ` on ${graphics}` : ''}, pixel ratio ${pixelRatio}, ${fonts.length > 0 ? `system fonts ${fonts.join(', ')}` : 'no system fonts'}`;
