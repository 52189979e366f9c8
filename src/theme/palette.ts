import { COLOURS, type ColourName, FORCED_COLOURS } from './tokens';

/** Every colour of the site as a 24-bit integer, as the stages use them. */
export type Palette = Readonly<Record<ColourName, number>>;

const FORCED_QUERY = '(forced-colors: active)';

/** Resolves a CSS colour through the document; 0 where it cannot be read. */
function resolve(probe: HTMLElement, css: string): number {
  probe.style.color = css;
  const channels = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
  const [r = 0, g = 0, b = 0] = channels;
  return (r << 16) | (g << 8) | b;
}

/** The palette as the visitor's settings have it now. */
export function readPalette(): Palette {
  const names = Object.keys(COLOURS) as ColourName[];
  if (!matchMedia(FORCED_QUERY).matches) {
    const parsed = names.map((name) => [name, Number.parseInt(COLOURS[name].slice(1), 16)]);
    return Object.fromEntries(parsed) as Palette;
  }
  const probe = document.body.appendChild(document.createElement('i'));
  const resolved = names.map((name) => [name, resolve(probe, FORCED_COLOURS[name])]);
  probe.remove();
  return Object.fromEntries(resolved) as Palette;
}

/** Calls back when forced colours go on or off; the function returned stops that. */
export function onPaletteChange(changed: () => void): () => void {
  const query = matchMedia(FORCED_QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
