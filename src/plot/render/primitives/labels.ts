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
 * Texts of a drawing. Glyphs are drawn once per size at the buffer's own resolution, so they are as sharp as the
 * page's.
 */
export interface Labels {
  readonly view: Container;
  /** Places the labels. Their strings stay. */
  layout(places: readonly LabelPlace[], viewport: Viewport, palette: Palette): void;
  /** Changes the string of one label; free if it is the same. */
  set(label: number, text: string): void;
  /** Changes the ink of one label; free if it is the same. */
  setInk(label: number, ink: ColourName): void;
  /** Moves one label until the next layout, in CSS px; free if its place is the same. */
  move(label: number, x: number, y: number): void;
  /** Shifts all labels from their places, in CSS px, also after a layout, at no cost. */
  moveAll(x: number, y: number): void;
}

interface Label {
  readonly place: LabelPlace;
  readonly face: Face;
  x: number;
  y: number;
}

/** Creates labels for the kind of surface. Destroying their view releases their sheet. */
export function createLabels(kind: SurfaceKind): Labels {
  const glyphs = kind === 'webgl' ? createGlyphsMesh() : createGlyphsSprites();
  let strings: string[] = [];
  let labels: Label[] = [];
  let release = () => {};
  let snap = (px: number) => px;
  let colourOf = (_: ColourName) => 0;
  glyphs.view.once('destroyed', () => release());

  function write(label: number): void {
    const { place, face, x, y } = labels[label] as Label;
    const found = [...(strings[label] as string)].flatMap((char) => face.get(char) ?? []);
    const width = found.reduce((sum, { advance }) => sum + advance, 0);
    let left = snap(x - width * BEFORE[place.align ?? 'start']);
    const top = snap(y);
    const places = found.map((glyph): GlyphPlace => {
      const at = { glyph, x: snap(left) - glyph.inset, y: top - glyph.inset };
      left += glyph.advance;
      return at;
    });
    glyphs.write(label, places);
  }

  return {
    view: glyphs.view,
    layout(places, viewport, palette) {
      const { resolution } = viewport;
      const former = release;
      const sheet = acquireSheet(places, resolution);
      release = sheet.release;
      snap = snapTo(resolution);
      strings = places.map((_, i) => strings[i] ?? '');
      labels = places.map((place, i) => ({ place, face: sheet.faces[i] as Face, x: place.x, y: place.y }));
      colourOf = (ink) => palette[ink];
      const colours = places.map(({ ink }) => palette[ink]);
      glyphs.layout(sheet.source, colours, viewport);
      former();
      strings.forEach((text, i) => {
        if (text !== '') write(i);
      });
    },
    set(label, text) {
      if (!labels[label] || strings[label] === text) return;
      strings[label] = text;
      write(label);
    },
    setInk(label, ink) {
      glyphs.setColour(label, colourOf(ink));
    },
    move(label, x, y) {
      const moved = labels[label];
      if (!moved || (moved.x === x && moved.y === y)) return;
      moved.x = x;
      moved.y = y;
      if (strings[label] !== '') write(label);
    },
    moveAll: glyphs.moveAll,
  };
}
