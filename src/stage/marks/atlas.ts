import { BitmapFont, CanvasPool } from 'pixi.js';
import { FONTS } from '../../theme/tokens';

/** A font as a glyph atlas holds it. */
export interface AtlasFont {
  readonly font: keyof typeof FONTS;
  readonly weight: '400' | '500';
  /** CSS px. */
  readonly size: number;
}

/**
 * What an atlas holds from the first: printable ASCII and the minus sign, which is all that stages write. A glyph's place in its atlas then does
 * not depend on which text came first; a pixel sampled from it would, in its last bit.
 */
const GLYPHS = [[' ', '~'], '−'];

const users = new Map<string, number>();
let generation = 0;

/**
 * Installs the atlas of a font at a resolution unless it is there, and returns the family name under which
 * BitmapText finds it. Every call is answered by one of `releaseAtlas`.
 */
export function acquireAtlas({ font, weight, size }: AtlasFont, resolution: number): string {
  const name = `${font}-${weight}-${size}@${resolution}#${generation}`;
  const count = users.get(name) ?? 0;
  if (count === 0) {
    BitmapFont.install({
      name,
      style: { fontFamily: FONTS[font], fontSize: size, fontWeight: weight, fill: '#ffffff' },
      chars: GLYPHS,
      resolution,
      skipKerning: true,
    });
  }
  users.set(name, count + 1);
  return name;
}

/** Gives an atlas back; the last one to do so frees it. */
export function releaseAtlas(name: string): void {
  const count = (users.get(name) ?? 0) - 1;
  if (count > 0) {
    users.set(name, count);
  } else if (users.delete(name)) {
    BitmapFont.uninstall(name);
  }
}

/**
 * Has atlases drawn anew, on new canvases, from now on: those there are, and the spare canvases that Pixi
 * keeps, may have lost their content with the graphics device.
 */
export function renewAtlases(): void {
  CanvasPool.clear();
  generation += 1;
}
