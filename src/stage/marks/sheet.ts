import { ImageSource, type TextureSource } from 'pixi.js';
import { FONTS } from '../../theme/tokens';

/** A font as a sheet holds it. */
export interface SheetFont {
  readonly font: keyof typeof FONTS;
  readonly weight: '400' | '500';
  /** CSS px. */
  readonly size: number;
}

/** What a sheet holds of each font: printable ASCII and the minus sign, which is all that stages write. */
const CHARACTERS = [...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)), '−'];
/** Least room around a glyph, in CSS px, for ink that stands out of its advance. */
const INSET = 2;
/** Letters between whose top and bottom a line stands, and a size in CSS px that is large enough to measure them unhinted. */
const LINE = '|ÉqÅM';
const MEASURED_AT = 100;

/** A glyph in its sheet. */
export interface Glyph {
  /** CSS px from the rectangle's corner to where the glyph is written, to the right and down: whole pixels of the sheet. */
  readonly inset: number;
  /** Of the rectangle: CSS px. */
  readonly width: number;
  readonly height: number;
  /** The rectangle as shares of the sheet: its corner and its size. */
  readonly u: number;
  readonly v: number;
  readonly across: number;
  readonly down: number;
  /** CSS px to where the next glyph is written. */
  readonly advance: number;
}

/** One font's glyphs by their character. */
export type Face = ReadonlyMap<string, Glyph>;

/** White glyphs of some fonts on one texture, drawn by the browser at the pixels they occupy. */
export interface Sheet {
  readonly source: TextureSource;
  /** A face for each font that was asked for. */
  readonly faces: readonly Face[];
  /** Gives the sheet back, once; the last user to do so frees it. */
  release(): void;
}

interface Drawn {
  readonly source: TextureSource;
  readonly faces: ReadonlyMap<string, Face>;
  users: number;
}

/** A glyph before it has a place. */
interface Cut {
  /** The font in CSS. */
  readonly name: string;
  readonly char: string;
  readonly advance: number;
  /** CSS px from the line's top to its base. */
  readonly base: number;
  /** Pixels of the sheet. */
  readonly width: number;
  readonly height: number;
}

const sheets = new Map<string, Drawn>();
let renewals = 0;

const cssFont = ({ font, weight, size }: SheetFont) => `${weight} ${size}px ${FONTS[font]}`;

/** The room around a glyph, in pixels of the sheet. */
const insetOf = (resolution: number) => Math.ceil(INSET * resolution);

function cut(context: CanvasRenderingContext2D, name: string, font: SheetFont, resolution: number): Cut[] {
  context.font = cssFont({ ...font, size: MEASURED_AT });
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(LINE);
  const share = font.size / MEASURED_AT;
  const height = Math.ceil((above + below) * share * resolution) + 2 * insetOf(resolution);
  context.font = name;
  return CHARACTERS.map((char) => {
    const advance = context.measureText(char).width;
    const width = Math.ceil(advance * resolution) + 2 * insetOf(resolution);
    return { name, char, advance, base: above * share, width, height };
  });
}

/** Places glyphs in rows on a sheet that is about as high as wide: its sides stay far from the longest a texture can have. */
function place(cuts: readonly Cut[]) {
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

function draw(fonts: ReadonlyMap<string, SheetFont>, resolution: number): Drawn {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const cuts = [...fonts].flatMap(([name, font]) => cut(context, name, font, resolution));
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

/** The sheet that holds these fonts at a resolution, drawn unless it is there. */
export function acquireSheet(wanted: readonly SheetFont[], resolution: number): Sheet {
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

/** Has sheets drawn anew, on new canvases, from now on: those there are may have lost their content with the graphics device. */
export function renewSheets(): void {
  renewals += 1;
}
