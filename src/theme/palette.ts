import { COLOURS, type ColourName, FORCED_COLOURS } from './tokens';

/** Every colour of the site as a 24-bit integer, as the stages use them. */
export interface Palette extends Readonly<Record<ColourName, number>> {
  /** True if the visitor forces colours: hues have no meaning, and two inks may look the same. */
  readonly isForced?: boolean;
}

/** Forced colours with a hue: only the visitor's system knows how they look on the page's ground. */
const WITH_HUES = ['Highlight', 'LinkText'];

const FORCED_QUERY = '(forced-colors: active)';

/**
 * Returns red, green and blue, 0 to 255, and the opacity of a computed colour, `rgb()` or `color(srgb)`; black if it
 * cannot be read.
 */
export function channelsOf(computed: string): [number, number, number, number] {
  const [r = 0, g = 0, b = 0, alpha = 1] = computed.match(/\d[\d.]*(?:e-\d+)?/g)?.map(Number) ?? [];
  const most = computed.startsWith('color(') ? 255 : 1;
  return [r * most, g * most, b * most, alpha];
}

/** Returns a CSS colour as the page shows it over `ground`: Chromium's Highlight is translucent. */
function resolve(probe: HTMLElement, css: string, ground = 0): number {
  probe.style.color = css;
  const [r, g, b, alpha] = channelsOf(getComputedStyle(probe).color);
  return [r, g, b].reduce((colour, channel, i) => {
    const below = (ground >> (16 - 8 * i)) & 255;
    return (colour << 8) | Math.round(below + (channel - below) * alpha);
  }, 0);
}

/** Least contrast of a shape with its ground (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;

/** Relative luminance by WCAG. */
function luminance(colour: number): number {
  const [r, g, b] = [16, 8, 0].map((shift) => {
    const channel = ((colour >> shift) & 255) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r as number) + 0.7152 * (g as number) + 0.0722 * (b as number);
}

/**
 * Returns the colour, or that of the text if it does not stand out from the ground: a system may intend it as a ground
 * for other words.
 */
export function contrastingColour(colour: number, ground: number, text: number): number {
  const [light, dark] = [colour, ground].map(luminance).sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05) < LEAST_CONTRAST ? text : colour;
}

/** Returns the palette under the visitor's present settings. */
export function readPalette(): Palette {
  const names = Object.keys(COLOURS) as ColourName[];
  if (!matchMedia(FORCED_QUERY).matches) {
    const parsed = names.map((name) => [name, Number.parseInt(COLOURS[name].slice(1), 16)]);
    return Object.fromEntries(parsed) as Palette;
  }
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.forcedColorAdjust = 'none';
  const ground = resolve(probe, FORCED_COLOURS.bg);
  const text = resolve(probe, FORCED_COLOURS.text, ground);
  const resolved = names.map((name) => {
    const colour = resolve(probe, FORCED_COLOURS[name], ground);
    return [name, WITH_HUES.includes(FORCED_COLOURS[name]) ? contrastingColour(colour, ground, text) : colour];
  });
  probe.remove();
  return { ...Object.fromEntries(resolved), isForced: true } as Palette;
}

/** Calls back when forced colours are switched on or off; the function returned unsubscribes. */
export function onPaletteChange(changed: () => void): () => void {
  const query = matchMedia(FORCED_QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
