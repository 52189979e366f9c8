import fc from 'fast-check';
import { type Mesh, Texture } from 'pixi.js';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Palette } from '../../../theme/palette';
import type { LabelPlace } from '../../grammar/label';
import type { Glyph } from '../../surface/sheet';
import { describeMarks } from '../describe';
import { createLabels, type Labels } from './labels';

/** Advance of the font below, in CSS px: no whole number at any resolution of the tests. */
const ADVANCE = 7.3;
/** Inset in CSS px: whole pixels at all of the resolutions. */
const INSET = 4;

const PALETTE = { text: 0xdddddd, fault: 0xee6655 } as Palette;

const released = vi.hoisted(() => vi.fn());
// Globals of a browser that Pixi reads as it loads and makes a shader.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});

vi.mock('../../surface/sheet', () => ({
  acquireSheet: (fonts: readonly unknown[]) => {
    const glyph = (char: string): Glyph => ({
      ...{ inset: INSET, width: 12, height: 20, advance: ADVANCE },
      ...{ u: char.charCodeAt(0) / 128, v: 0, across: 1 / 128, down: 1 },
    });
    const face = new Map([...'0123456789 ms'].map((char) => [char, glyph(char)]));
    return { source: Texture.WHITE.source, faces: fonts.map(() => face), release: released };
  },
}));

const place = (extra: Partial<LabelPlace>): LabelPlace => ({
  ...{ x: 10, y: 20, font: 'mono', weight: '400', size: 12, ink: 'text' },
  ...extra,
});

function labelled(resolution: number, ...places: readonly LabelPlace[]) {
  const labels = createLabels('webgl');
  labels.layout(places, { width: 300, height: 200, resolution, scale: 1 }, PALETTE);
  return labels;
}

/** Returns the quads that are drawn: left and top edge in CSS px, and the character at that place in the sheet. */
function glyphsOf({ container }: Pick<Labels, 'container'>) {
  const data = (container as Mesh).geometry.getBuffer('aGlyph').data;
  return Array.from({ length: data.length / 16 }, (_, quad) => data.subarray(quad * 16, quad * 16 + 16))
    .filter(([left, , , , right]) => left !== right)
    .map(([x = 0, y = 0, u = 0]) => ({ x, y, char: String.fromCharCode(Math.round(u * 128)) }));
}

const text = (labels: Pick<Labels, 'container'>) =>
  glyphsOf(labels)
    .map(({ char }) => char)
    .join('');

test.each(['webgl', 'canvas'] as const)('on a %s surface all labels fade together, also after a layout', (kind) => {
  const labels = createLabels(kind);
  const viewport = { width: 300, height: 200, resolution: 1, scale: 1 };
  const described = () => JSON.stringify([labels.container.alpha, describeMarks(labels.container)]);
  const write = () => {
    labels.layout([place({})], viewport, PALETTE);
    labels.set(0, '12');
  };
  write();
  const whole = described();
  labels.fadeAll(0.5);
  const faint = described();
  write();
  expect([faint === whole, described() === faint]).toEqual([false, true]);
  labels.fadeAll(1);
  expect(described()).toBe(whole);
});

beforeEach(() => released.mockClear());

test('every glyph starts on a whole buffer pixel, in order, wherever the text is held', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1, 1.25, 1.5, 2, 3),
      fc.double({ min: 0, max: 300, noNaN: true }),
      fc.constantFrom('start', 'middle', 'end'),
      fc.stringMatching(/^[0-9 ms]{1,20}$/),
      (resolution, x, align, string) => {
        const labels = labelled(resolution, place({ x, align }));
        labels.set(0, string);
        const glyphs = glyphsOf(labels);
        expect(glyphs.map(({ char }) => char).join('')).toBe(string);
        const ends = { start: x + string.length * ADVANCE, middle: x + (string.length * ADVANCE) / 2, end: x }[align];
        glyphs.forEach((glyph, i) => {
          for (const px of [glyph.x * resolution, glyph.y * resolution]) {
            expect(Math.abs(px - Math.round(px))).toBeLessThan(1e-3);
          }
          const wanted = ends - (string.length - i) * ADVANCE;
          expect(Math.abs(glyph.x + INSET - wanted) * resolution).toBeLessThan(1.01);
        });
      },
    ),
  );
});

test('a string takes the place of the one before, however long, and leaves the others alone', () => {
  const labels = labelled(1, place({}), place({ y: 40 }), place({ y: 60 }));
  labels.set(0, '12 ms');
  labels.set(1, '34');
  labels.set(2, '56');
  expect(text(labels)).toBe('12 ms3456');
  labels.set(1, '0123456789 0123456789 ms');
  expect(text(labels)).toBe('12 ms0123456789 0123456789 ms56');
  labels.set(1, '');
  expect(text(labels)).toBe('12 ms56');
});

test('a label keeps its string under its name, whatever stands before it, and one without a place draws nothing', () => {
  const labels = createLabels<'speed' | 'cut'>('webgl');
  const viewport = { width: 300, height: 200, resolution: 1, scale: 1 };
  labels.layout({ cut: place({ y: 40 }) }, viewport, PALETTE);
  labels.set('speed', '12');
  labels.set('cut', '34 ms');
  expect(text(labels)).toBe('34 ms');
  labels.layout({ speed: place({}), cut: place({ y: 40 }) }, viewport, PALETTE);
  labels.set('speed', '12');
  expect(text(labels)).toBe('1234 ms');
});

test('what the font does not hold is left out', () => {
  const labels = labelled(1, place({}));
  labels.set(0, '1→2');
  expect(text(labels)).toBe('12');
});

test('a label moves with its string, and a new layout puts it back where it is placed', () => {
  const labels = labelled(1, place({ x: 10 }));
  labels.set(0, '7');
  labels.move(0, 100, 50);
  expect(glyphsOf(labels)).toMatchObject([{ x: 96, y: 46, char: '7' }]);
  labels.layout([place({ x: 30 })], { width: 300, height: 200, resolution: 1, scale: 1 }, PALETTE);
  expect(glyphsOf(labels)).toMatchObject([{ x: 26, y: 16, char: '7' }]);
});

test('a sheet is given back when another takes its place and when the labels go', () => {
  const labels = labelled(1, place({}));
  labels.layout([place({ size: 14 })], { width: 300, height: 200, resolution: 2, scale: 1 }, PALETTE);
  expect(released).toHaveBeenCalledTimes(1);
  labels.container.destroy();
  expect(released).toHaveBeenCalledTimes(2);
});

test('however often texts, sizes and labels change, a sheet keeps no texture of an earlier layout', () => {
  const { source } = Texture.WHITE;
  const unused = source.listenerCount('resize');
  const labels = createLabels('canvas');
  const counts = Array.from({ length: 200 }, (_, i) => {
    const places = Array.from({ length: 1 + (i % 3) }, (_, row) => place({ size: 12 + (i % 2), y: 20 * row }));
    labels.layout(places, { width: 300, height: 200, resolution: 1, scale: 1 }, PALETTE);
    places.forEach((_, row) => {
      labels.set(row, String((i * 7919) % 10_000));
    });
    return source.listenerCount('resize') - unused;
  });
  // One texture for each of the ten digits, at most.
  expect(Math.max(...counts)).toBeLessThanOrEqual(10);
  labels.container.destroy({ children: true });
  expect(source.listenerCount('resize')).toBe(unused);
});

test('text is described by what is drawn, whatever was drawn before it', () => {
  const labels = labelled(1, place({}), place({ y: 40 }));
  labels.set(0, '1 2 3 4 5 6 7 8');
  labels.set(0, '12');
  labels.set(1, '34');
  const fresh = labelled(1, place({}), place({ y: 40 }));
  fresh.set(1, '34');
  fresh.set(0, '12');
  expect(describeMarks(labels.container)).toEqual(describeMarks(fresh.container));
});

test('a label takes another ink where it stands, without being laid out again', () => {
  const labels = labelled(1, place({}), place({ x: 100 }));
  labels.set(0, '12');
  labels.set(1, '3');
  const glyphs = glyphsOf(labels);
  labels.setInk(1, 'fault');
  expect(glyphsOf(labels)).toEqual(glyphs);
  const inks = (labels.container as Mesh).geometry.getBuffer('aInk').data;
  expect([...inks.slice(0, 3)]).toEqual([0xdd, 0xdd, 0xdd]);
  // The second string begins after four glyphs, the least room of each string.
  expect([...inks.slice(4 * 4 * 4, 4 * 4 * 4 + 3)]).toEqual([0xee, 0x66, 0x55]);
  expect(Object.values(describeMarks(labels.container)[0]?.inks ?? {})).toEqual([2, 1]);
});
