import { ImageSource, type TextureSource } from 'pixi.js';
import { FONTS } from '../../theme/tokens';
import { CHARACTERS } from '../grammar/characters';
import type { LabelFont } from '../grammar/label';

/** Least padding around a glyph, in CSS px, for ink that extends beyond its advance width. */
const INSET = 2;
/** Letters whose top and bottom define the height of a line. */
const LINE = '|ÉqÅM';
/** Font size in CSS px at which a line is measured, so large that hinting does not affect it. */
const MEASURED_AT = 100;
/**
 * Least width of a space as a multiple of the type's size. The sans face has 0.21; where the browser measures in whole
 * pixels, small type is left with 0.17, and words run together.
 */
const SPACE = 0.26;

export interface Glyph {
  /** Offset in CSS px from the rectangle's corner to the glyph's origin: a whole number of the sheet's pixels. */
  readonly inset: number;
  /** Width of the rectangle in CSS px. */
  readonly width: number;
  /** Height of the rectangle in CSS px. */
  readonly height: number;
  /** Left edge of the rectangle as a share of the sheet. */
  readonly u: number;
  /** Top edge of the rectangle as a share of the sheet. */
  readonly v: number;
  /** Width of the rectangle as a share of the sheet. */
  readonly across: number;
  /** Height of the rectangle as a share of the sheet. */
  readonly down: number;
  /** Distance to the origin of the next glyph, in CSS px. */
  readonly advance: number;
}

/** Glyphs of one font by character. */
export type Face = ReadonlyMap<string, Glyph>;

/** A texture with the white glyphs of some fonts, drawn by the browser at their final size in pixels. */
export interface Sheet {
  readonly source: TextureSource;
  /** A face for each font, in the order of the request. */
  readonly faces: readonly Face[];
  /** Releases the sheet; call it once per user. The last release frees the texture. */
  release(): void;
}

interface Drawn {
  readonly source: TextureSource;
  readonly faces: ReadonlyMap<string, Face>;
  users: number;
}

/** A glyph before its place in the sheet is known. */
interface GlyphCell {
  /** The font as CSS. */
  readonly name: string;
  readonly char: string;
  readonly advance: number;
  /** CSS px from the line's top to its baseline. */
  readonly base: number;
  /** Pixels of the sheet. */
  readonly width: number;
  readonly height: number;
}

const sheets = new Map<string, Drawn>();
let renewals = 0;

const cssFont = ({ font, weight, size }: LabelFont) => `${weight} ${size}px ${FONTS[font]}`;

/** Padding around a glyph, in pixels of the sheet. */
const insetOf = (resolution: number) => Math.ceil(INSET * resolution);

function glyphCells(context: CanvasRenderingContext2D, name: string, font: LabelFont, resolution: number): GlyphCell[] {
  context.font = cssFont({ ...font, size: MEASURED_AT });
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(LINE);
  const share = font.size / MEASURED_AT;
  const height = Math.ceil((above + below) * share * resolution) + 2 * insetOf(resolution);
  context.font = name;
  return CHARACTERS.map((char) => {
    const measured = context.measureText(char).width;
    const advance = char === ' ' ? Math.max(measured, SPACE * font.size) : measured;
    const width = Math.ceil(advance * resolution) + 2 * insetOf(resolution);
    return { name, char, advance, base: above * share, width, height };
  });
}

/** Arranges glyphs in rows on a roughly square sheet, whose sides stay far below the largest texture size. */
function place(cuts: readonly GlyphCell[]) {
  const area = cuts.reduce((sum, { width, height }) => sum + width * height, 0);
  const widest = Math.max(...cuts.map(({ width }) => width));
  const across = Math.max(Math.ceil(Math.sqrt(area)), widest);
  let x = 0;
  let y = 0;
  let row = 0;
  const cells = cuts.map((each) => {
    if (x + each.width > across) {
      y += row;
      x = 0;
      row = 0;
    }
    const cell = { ...each, x, y };
    x += each.width;
    row = Math.max(row, each.height);
    return cell;
  });
  return { cells, across, down: y + row };
}

function draw(fonts: ReadonlyMap<string, LabelFont>, resolution: number): Drawn {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const cuts = [...fonts].flatMap(([name, font]) => glyphCells(context, name, font, resolution));
  const { cells, across, down } = place(cuts);
  canvas.width = across;
  canvas.height = down;
  context.fillStyle = '#ffffff';
  const inset = insetOf(resolution) / resolution;
  const faces = new Map([...fonts.keys()].map((name) => [name, new Map<string, Glyph>()]));
  for (const { name, char, advance, base, x, y, width, height } of cells) {
    context.font = name;
    context.setTransform(resolution, 0, 0, resolution, x, y);
    context.fillText(char, inset, inset + base);
    faces.get(name)?.set(char, {
      inset,
      width: width / resolution,
      height: height / resolution,
      u: x / across,
      v: y / down,
      across: width / across,
      down: height / down,
      advance,
    });
  }
  const source = new ImageSource({
    resource: canvas,
    alphaMode: 'premultiply-alpha-on-upload',
    scaleMode: 'nearest',
  });
  return { source, faces, users: 0 };
}

/** Returns the sheet with these fonts at a resolution, drawn on first use. Its users must release it. */
export function acquireSheet(wanted: readonly LabelFont[], resolution: number): Sheet {
  const fonts = new Map(wanted.map((font) => [cssFont(font), font] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
  const key = [renewals, resolution, ...fonts.keys()].join();
  const sheet = sheets.get(key) ?? draw(fonts, resolution);
  sheets.set(key, sheet);
  sheet.users += 1;
  return {
    source: sheet.source,
    faces: wanted.map((font) => sheet.faces.get(cssFont(font)) as Face),
    release() {
      sheet.users -= 1;
      if (sheet.users > 0) return;
      sheets.delete(key);
      sheet.source.destroy();
    },
  };
}

/**
 * Makes every further request draw its sheet on a new canvas, because existing ones may have lost their content with
 * the graphics device.
 */
export function renewSheets(): void {
  renewals += 1;
}
