import { COLOURS, type ColourName, FORCED_COLOURS } from './tokens';

/** Every colour of the site as a 24-bit integer, as the stages use them. */
export interface Palette extends Readonly<Record<ColourName, number>> {
  /** The visitor forces colours: hues say nothing, and two inks may look the same. */
  readonly forced?: boolean;
}

const FORCED_QUERY = '(forced-colors: active)';

/** Red, green and blue from 0 to 255 and the opacity of a computed colour, `rgb()` or `color(srgb)`; black where it cannot be read. */
export function channelsOf(computed: string): [number, number, number, number] {
  const [r = 0, g = 0, b = 0, alpha = 1] = computed.match(/\d[\d.]*(?:e-\d+)?/g)?.map(Number) ?? [];
  const most = computed.startsWith('color(') ? 255 : 1;
  return [r * most, g * most, b * most, alpha];
}

/** A CSS colour as the page shows it over `ground`: Chromium's Highlight is translucent. */
function resolve(probe: HTMLElement, css: string, ground = 0): number {
  probe.style.color = css;
  const [r, g, b, alpha] = channelsOf(getComputedStyle(probe).color);
  return [r, g, b].reduce((colour, channel, i) => {
    const below = (ground >> (16 - 8 * i)) & 255;
    return (colour << 8) | Math.round(below + (channel - below) * alpha);
  }, 0);
}

/** The palette as the visitor's settings have it now. */
export function readPalette(): Palette {
  const names = Object.keys(COLOURS) as ColourName[];
  if (!matchMedia(FORCED_QUERY).matches) {
    const parsed = names.map((name) => [name, Number.parseInt(COLOURS[name].slice(1), 16)]);
    return Object.fromEntries(parsed) as Palette;
  }
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.forcedColorAdjust = 'none';
  const ground = resolve(probe, FORCED_COLOURS.bg);
  const resolved = names.map((name) => [name, resolve(probe, FORCED_COLOURS[name], ground)]);
  probe.remove();
  return { ...Object.fromEntries(resolved), forced: true } as Palette;
}

/** Calls back when forced colours go on or off; the function returned stops that. */
export function onPaletteChange(changed: () => void): () => void {
  const query = matchMedia(FORCED_QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
