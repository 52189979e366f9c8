import { expect, test } from 'vitest';
import { HERO_SIZES } from '../../../../../tests/support/hero-sizes';
import { meet, type WordBox } from '../../../../../tests/support/word-boxes';
import { monoWidth } from '../../../../plot/grammar/type';
import { PHASES, SLICE_MS, sliceAt } from '../../../../sim/world/cores/scenario';
import { forkSlice } from '../../sim-slice';
import { WIDEST } from '../now-words';
import { ternBox, ternPlace } from '../tern-place';
import { LINES, vetoPlaces } from '../veto-place';
import { drawnLabels } from './labels';
import { layoutForks } from './layout';
import { phaseLabels } from './phases';
import { markLabels, newestMark } from './printed-incident';

/**
 * Widest mean advance of a label's characters in the sans face, as a share of its size, measured: a phase's, and a
 * scenario's.
 */
const SANS = { phase: 0.48, scenario: 0.55 } as const;
/**
 * Width of the longest line of a veto, `Heron 10.9 m off route,`, and of two in one row, as multiples of their size,
 * measured.
 */
const LONGEST = { line: 10.3, row: 18.1 } as const;
const PHASE_NAMES = Object.fromEntries(PHASES.map((phase) => [phase, true]));
const SEED = 'northwall';
const FIRST = 19_694_700;
const SLICES = 200;
const INSTANTS = 2_000;

/** Sizes of the drawing in a panel, alone or on a page, in windows 320 to 768 wide, CSS px. */
const PANELS = [
  [254, 395],
  [294, 395],
  [324, 395],
  [364, 395],
  [654, 590],
  [328, 307],
  [288, 223],
] as const;

interface Box extends WordBox {
  /** Mark to which words belong; words of one mark share it. */
  readonly mark?: unknown;
}

/** Least characters between words beside each other, where time runs to the right: else two labels read as one. */
const APART = 3;

/** Least share of the drawing’s height or width that Tern fills. */
const LEAST_TERN = 0.16;

/** Words of the drawing at `t` with their places, and the ends of the lines of its vetoes. */
function wordsAt(layout: ReturnType<typeof layoutForks>, t: number) {
  const { map, size, line, gap, head, column } = layout;
  const first = Math.floor((t - map.before) / SLICE_MS);
  const last = Math.floor((t + map.after) / SLICE_MS);
  const slices = Array.from({ length: last - first + 1 }, (_, i) => forkSlice(SEED, first + i));
  const base = first * SLICE_MS;
  const mark = newestMark(layout, slices, t, base, undefined);
  const current = Math.floor(t / SLICE_MS) * SLICE_MS;
  const { scenario } = sliceAt(SEED, current);
  const labels = [...markLabels(mark, layout), ...phaseLabels(layout, current, scenario, mark, base)];
  const shift = (map.upright ? 1 : -1) * (t - base) * map.pxPerMs;
  const drawn = drawnLabels(labels, layout, shift);
  const boxes = drawn.flatMap(({ label: { place, along, line: ofMark }, text, by }): Box[] => {
    if (text === '') return [];
    const long =
      place.font === 'mono'
        ? monoWidth(text.length, place.size)
        : text.length * SANS[text in PHASE_NAMES ? 'phase' : 'scenario'] * place.size;
    const [x, y] = map.upright ? [place.x, place.y + by + shift] : [place.x + by + shift, place.y];
    const left = place.align === 'end' ? x - long : x;
    const box = { text, left, right: left + long, top: y, bottom: y + line - 1 };
    return [ofMark !== undefined && !map.upright ? { ...box, mark: along } : box];
  });
  const next = WIDEST;
  if (map.upright) {
    const top = map.now - 2 * line - gap / 2;
    boxes.push({ text: next, left: column, right: column + monoWidth(12, size), top, bottom: map.now });
  } else {
    const long = monoWidth(next.length, size);
    const left = map.now + gap + long <= layout.to ? map.now + gap : map.now - gap - long;
    boxes.push({ text: next, left, right: left + long, top: head, bottom: head + line - 1 });
  }
  // The newest veto has words unless an edge would cut them.
  const widest = map.upright ? 3 * line : monoWidth(26, size);
  const newest = slices.flatMap(({ marks }) => marks).findLast(({ ended }) => ended <= t);
  const away = newest ? (t - newest.ended) * map.pxPerMs : Number.POSITIVE_INFINITY;
  const room = map.upright ? layout.to - (map.now + away) : map.now - away - layout.from;
  const unnamed = newest && room > widest && !boxes.some(({ text }) => text === newest.id) ? [newest.id] : [];
  const { text: id = '', by = 0 } = drawn.find(({ label }) => label.name === 'id') ?? {};
  const end = mark && id !== '' && !map.upright ? (by === 0 ? mark.end : mark.under) : undefined;
  const lines = mark && end !== undefined ? [{ x: mark.line + shift, y: map.centre + end * map.half }] : [];
  return { boxes, lines, unnamed };
}

test.each(HERO_SIZES)(
  'in a window of $window no words of the home page’s drawing meet each other, Tern, the page’s words or an edge, and the newest veto has some',
  ({ window: [width], height, scale, top, margin, bottom }) => {
    const inset = { top, right: margin, bottom, left: margin };
    const viewport = { width, height, scale, resolution: 1, inset };
    const layout = layoutForks(viewport);
    const { x, y, ...sides } = ternBox(ternPlace(layout.map, viewport));
    const tern = { text: 'Tern', left: x, right: x + sides.width, top: y, bottom: y + sides.height };
    const faults: string[] = [];
    const veto = vetoPlaces(layout, viewport);
    const long = Math.max(...veto.map(({ size }) => size)) * LONGEST.line;
    const [first, last] = [veto[0], veto.at(-1)];
    const upwards = layout.map.upright;
    if (
      !first ||
      !last ||
      first.y < layout.field.y ||
      last.y + last.size > (upwards ? layout.map.now : layout.map.centre)
    )
      faults.push('the words of a new veto are out of the bundle');
    else if (first.x + long > width - margin + 1) faults.push('the words of a new veto at a side');
    for (const { x: left, y: head, size } of veto)
      if (meet({ text: '', left, right: left + long, top: head, bottom: head + size }, tern))
        faults.push('a new veto on Tern');
    if (tern.left < 0 || tern.top < top) faults.push('Tern at an edge');
    if (Math.max(sides.height / height, sides.width / width) < LEAST_TERN) faults.push('Tern is small');
    for (let i = 0; i < INSTANTS; i++) {
      const t = FIRST * SLICE_MS + Math.floor((i * SLICES * SLICE_MS) / INSTANTS);
      const { boxes, lines, unnamed } = wordsAt(layout, t);
      for (const { text, left, right, bottom, mark } of boxes) {
        if (mark && lines.some(({ x, y }) => left < x && x < right && y < bottom))
          faults.push(`${t}: a line goes through “${text}”`);
      }
      boxes.forEach((box, at) => {
        const other = boxes.slice(at + 1).find((one) => meet(box, one));
        const near = boxes.find(
          (one) =>
            one.mark !== box.mark &&
            one.mark &&
            box.mark &&
            meet({ ...box, right: box.right + monoWidth(APART, layout.size) - 0.1 }, one),
        );
        if (near) faults.push(`${t}: “${box.text}” too near “${near.text}”`);
        if (other) faults.push(`${t}: “${box.text}” on “${other.text}”`);
        if (meet(box, tern)) faults.push(`${t}: “${box.text}” on Tern`);
        if (box.left < margin - 1 || box.right > width - margin + 1) faults.push(`${t}: “${box.text}” at the side`);
        if (box.top < top - 1 || box.bottom > height - bottom + 1)
          faults.push(`${t}: “${box.text}” over the page’s words`);
      });
      faults.push(...unnamed.map((id) => `${t}: ${id} has no words`));
    }
    expect(faults.slice(0, 5)).toEqual([]);
  },
);

test.each(PANELS)(
  'in a panel whose drawing is %i x %i the words of a new veto are inside it and beside Tern',
  (width, height) => {
    const viewport = { width, height, scale: 1, resolution: 1 };
    const layout = layoutForks(viewport);
    const { x, y, ...sides } = ternBox(ternPlace(layout.map, viewport));
    const rows = vetoPlaces(layout, viewport);
    const longest = rows.length < LINES ? LONGEST.row : LONGEST.line;
    for (const place of rows) {
      const right = place.x + longest * place.size;
      const box = { text: '', left: place.x, right, top: place.y, bottom: place.y + place.size };
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width + 1);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(layout.map.upright ? layout.map.now : height);
      expect(meet(box, { text: 'Tern', left: x, right: x + sides.width, top: y, bottom: y + sides.height })).toBe(
        false,
      );
    }
  },
);
