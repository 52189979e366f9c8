/** Names of hues, each up to so many degrees. @type {readonly (readonly [degrees: number, name: string])[]} */
const HUES = [
  [14, 'red'],
  [38, 'orange'],
  [52, 'amber'],
  [66, 'yellow'],
  [155, 'green'],
  [185, 'teal'],
  [250, 'blue'],
  [290, 'violet'],
  [340, 'pink'],
  [360, 'red'],
];

/** Names a colour, from its channels, 0 to 255. @param {readonly number[]} channels */
function wordOf([r = 0, g = 0, b = 0]) {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const range = most - least;
  if (range < 32 && most < 48) return 'black';
  if (range < 32) return least > 215 ? 'white' : 'grey';
  const sixths = { [b]: 4 + (r - g) / range, [g]: 2 + (b - r) / range, [r]: (g - b) / range };
  const hue = ((sixths[most] ?? 0) * 60 + 360) % 360;
  return HUES.find(([degrees]) => hue <= degrees)?.[1] ?? 'red';
}

/** @param {readonly number[]} channels */
const named = (channels) =>
  `${wordOf(channels)} #${channels.map((one) => one.toString(16).padStart(2, '0').toUpperCase()).join('')}`;

/** A text with each of its colours as a word and in hexadecimal. @param {string} text */
export const withColourWords = (text) =>
  text
    .replace(/#([0-9A-F]{6})\b/gi, (_, hex) => named([0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))))
    .replace(/rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)/g, (_, r, g, b, opacity) => {
      const share = opacity === undefined ? '' : ` ${Math.round(Number(opacity) * 1000) / 10}%`;
      return named([r, g, b].map(Number)) + share;
    });
