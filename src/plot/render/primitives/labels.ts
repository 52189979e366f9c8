import type { Container } from 'pixi.js';
import type { Palette } from '../../../theme/palette';
import type { ColourName } from '../../../theme/tokens';
import type { LabelPlace } from '../../grammar/label';
import { snapTo } from '../../grammar/snap';
import type { Viewport } from '../../grammar/viewport';
import type { SurfaceKind } from '../../surface/scene';
import { acquireSheet, type Face } from '../../surface/sheet';
import type { GlyphPlace } from './glyphs';
import { createGlyphsMesh } from './glyphs-mesh';
import { createGlyphsSprites } from './glyphs-sprites';

/** Share of a text's width that is left of its anchor point, by alignment. */
export const BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

/**
 * Texts of a drawing, each under a name, or in a list under its place there. Glyphs are drawn once per size at the
 * buffer's own resolution, so they are as sharp as the page's.
 */
export interface Labels<Name extends string | number = number> {
  readonly container: Container;
  /** Places the labels. Their strings stay. */
  layout(places: Readonly<Partial<Record<Name, LabelPlace>>>, viewport: Viewport, palette: Palette): void;
  /** Changes the string of one label; free if it is the same, or where the label has no place. */
  set(name: Name, text: string): void;
  /** Changes the ink of one label; free if it is the same. */
  setInk(name: Name, ink: ColourName): void;
  /** Moves one label until the next layout, in CSS px; free if its place is the same. */
  move(name: Name, x: number, y: number): void;
  /** Shifts all labels from their places, in CSS px, also after a layout, at no cost. */
  moveAll(x: number, y: number): void;
  /** Sets the opacity of all labels, 0 to 1, also after a layout, at no cost. */
  fadeAll(opacity: number): void;
}

interface Label {
  /** Its number among the strings of the glyphs. */
  readonly string: number;
  readonly align: LabelPlace['align'];
  readonly face: Face;
  text: string;
  x: number;
  y: number;
}

/** Creates labels for the kind of surface. Destroying their container releases their sheet. */
export function createLabels<Name extends string | number = number>(kind: SurfaceKind): Labels<Name> {
  const glyphs = kind === 'webgl' ? createGlyphsMesh() : createGlyphsSprites();
  let labels: Partial<Record<Name, Label>> = {};
  let release = () => {};
  let snap = (px: number) => px;
  let colourOf = (_: ColourName) => 0;
  glyphs.container.once('destroyed', () => release());

  function write({ string, align = 'start', face, text, x, y }: Label): void {
    const found = [...text].flatMap((char) => face.get(char) ?? []);
    const width = found.reduce((sum, { advance }) => sum + advance, 0);
    let left = snap(x - width * BEFORE[align]);
    const top = snap(y);
    const places = found.map((glyph): GlyphPlace => {
      const at = { glyph, x: snap(left) - glyph.inset, y: top - glyph.inset };
      left += glyph.advance;
      return at;
    });
    glyphs.write(string, places);
  }

  return {
    container: glyphs.container,
    layout(named, viewport, palette) {
      const { resolution } = viewport;
      const names = Object.keys(named) as Name[];
      const places = names.map((name) => named[name] as LabelPlace);
      const last = { release, labels };
      const sheet = acquireSheet(places, resolution);
      release = sheet.release;
      snap = snapTo(resolution);
      const placed = places.map(({ align, x, y }, string): Label => {
        const text = last.labels[names[string] as Name]?.text ?? '';
        return { string, align, face: sheet.faces[string] as Face, text, x, y };
      });
      labels = Object.fromEntries(placed.map((label, i) => [names[i], label])) as typeof labels;
      colourOf = (ink) => palette[ink];
      const colours = places.map(({ ink }) => palette[ink]);
      glyphs.layout(sheet.source, colours, viewport);
      last.release();
      for (const label of placed) if (label.text !== '') write(label);
    },
    set(name, text) {
      const label = labels[name];
      if (!label || label.text === text) return;
      label.text = text;
      write(label);
    },
    setInk(name, ink) {
      const label = labels[name];
      if (label) glyphs.setColour(label.string, colourOf(ink));
    },
    move(name, x, y) {
      const label = labels[name];
      if (!label || (label.x === x && label.y === y)) return;
      label.x = x;
      label.y = y;
      if (label.text !== '') write(label);
    },
    moveAll: glyphs.moveAll,
    fadeAll: glyphs.fadeAll,
  };
}
