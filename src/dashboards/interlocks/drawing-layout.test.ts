import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewports } from '../../../tests/viewports';
import type { LabelPlace } from '../../plot/grammar/label';
import type { Rect } from '../../plot/grammar/rect';
import { instantOn } from '../../plot/grammar/timeline';
import { comparedTable } from '../../sim/words/compared-table';
import type { NamedTable } from '../../sim/words/table';
import { cases } from './cases';
import { drawing } from './drawing';
import { barsAt } from './drawing-bars';
import { gateFrame, gateRules, otherGateWords } from './drawing-gate';
import { layoutInterlocks } from './drawing-layout';
import { type InterlocksState, interlocksAt } from './sim';
import { gateWords, holderOf, interlocksLabel, okCount, STATE_WORDS } from './sim-gate';
import { interlocksDetails, interlocksTable } from './table';

const plots = viewports(200);

/** Float noise in CSS px. */
const EPSILON = 1e-6;
/** Widest mean advance of a character of the sans face and of the mono one, as shares of the size. */
const SANS = 0.55;
const MONO = 0.6;
/** Height above the letters of a line, as a share of the size. */
const LEADING = 0.1;

const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x + EPSILON ||
  b.x + b.width <= a.x + EPSILON ||
  a.y + a.height <= b.y + EPSILON ||
  b.y + b.height <= a.y + EPSILON;

const inside = (a: Rect, b: Rect) =>
  a.x >= b.x - EPSILON &&
  a.y >= b.y - EPSILON &&
  a.x + a.width <= b.x + b.width + EPSILON &&
  a.y + a.height <= b.y + b.height + EPSILON;

const stateOf = (name: string) => {
  const { world, at } = cases.find((one) => one.name === name) ?? { world: '', at: Number.NaN };
  return interlocksAt(world, at);
};

/** The box of a label with a text. */
function boxOf(place: LabelPlace, text: string): Rect {
  const width = text.length * place.size * (place.font === 'mono' ? MONO : SANS);
  const y = place.y + LEADING * place.size;
  return { x: place.align === 'end' ? place.x - width : place.x, y, width, height: place.size };
}

test('the gate comes first, then 15 tiles, inside the viewport and apart, their marks and strips on whole buffer pixels', () => {
  fc.assert(
    fc.property(plots, (viewport) => {
      const { gate, tiles } = layoutInterlocks(viewport);
      const all = { x: 0, y: 0, width: viewport.width, height: viewport.height };
      expect(tiles).toHaveLength(15);
      const columns = new Set(tiles.map(({ box }) => box.x)).size;
      const rows = new Set(tiles.map(({ box }) => box.y)).size;
      expect(columns * rows).toBe(15);
      const whole = (px: number) => Math.abs(px * viewport.resolution - Math.round(px * viewport.resolution));
      tiles.forEach(({ box, mark, strip }, i) => {
        expect(inside(box, all)).toBe(true);
        expect(box.y).toBeGreaterThanOrEqual(gate.box.height);
        expect([inside(mark, box), inside(strip, box), apart(mark, strip)]).toEqual([true, true, true]);
        for (const { x, y, width, height } of [box, mark, strip])
          expect(Math.max(whole(x), whole(y), whole(width), whole(height))).toBeLessThan(EPSILON);
        for (const { box: other } of tiles.slice(i + 1)) expect(apart(box, other)).toBe(true);
      });
    }),
  );
});

test('name, mark, state, age and strip of a tile stand inside it, clear of each other, and the strip is no sliver', () => {
  fc.assert(
    fc.property(plots, (viewport) => {
      const layout = layoutInterlocks(viewport);
      for (const { box, mark, strip, words } of layout.tiles) {
        fc.pre(words !== undefined);
        for (const [state, age] of [
          [STATE_WORDS.FAULT, 'over 1 h'],
          [STATE_WORDS.holding, '59 s'],
        ] as const) {
          const parts = [
            boxOf(words.name, 'Sensor freshness'.slice(1)),
            boxOf(words.state, state),
            boxOf(words.since, age),
            mark,
            strip,
          ];
          parts.forEach((part, i) => {
            expect(inside(part, box)).toBe(true);
            for (const other of parts.slice(i + 1)) expect(apart(part, other)).toBe(true);
          });
        }
        expect(strip.width).toBe(layout.tiles[0]?.strip.width);
        if (strip.width > 0) expect(strip.width).toBeGreaterThanOrEqual(32 * viewport.scale);
      }
    }),
  );
});

test('the gate’s words stand inside its place, clear of the gate and its way, whoever holds it', () => {
  fc.assert(
    fc.property(plots, fc.constantFrom('quiet', 'incident'), (viewport, name) => {
      const layout = layoutInterlocks(viewport);
      const marks = gateRules(stateOf(name), layout.gate);
      const boxes = [
        boxOf(layout.gate.words, gateWords(stateOf(name), layout.gate.chars)),
        ...layout.gate.ends.map((caption) => boxOf(caption, caption.text)),
      ];
      boxes.forEach((box, i) => {
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width + EPSILON);
        for (const other of [...marks, ...boxes.slice(i + 1)]) expect(apart(box, other)).toBe(true);
      });
    }),
  );
});

test('the gate of the other state is framed clear of this one, and its words stand before the gate', () => {
  const [quiet, incident] = [stateOf('quiet'), stateOf('incident')];
  expect(otherGateWords(incident, { ...quiet, ts: incident.ts }, 40)).toBe('in the original: open');
  expect(otherGateWords(quiet, { ...incident, ts: quiet.ts - 86_400_000 }, 40)).toBe('24 hours earlier: closed');
  expect(otherGateWords(quiet, incident, 10)).toBe('closed');
  expect(otherGateWords(quiet, quiet, 40)).toBe('');
  fc.assert(
    fc.property(plots, fc.constantFrom([quiet, incident], [incident, quiet]), (viewport, [state, other]) => {
      const { gate } = layoutInterlocks(viewport);
      const text = otherGateWords(state as InterlocksState, other as InterlocksState, gate.otherChars);
      const words = boxOf(gate.other, text);
      const [frame] = gateFrame(other as InterlocksState, gate, viewport.scale).data;
      expect(words.x).toBeGreaterThanOrEqual(gate.way.x - EPSILON);
      for (const other of [
        gate.closed,
        gate.way,
        frame?.box as Rect,
        ...gate.ends.map((caption) => boxOf(caption, caption.text)),
      ])
        expect(apart(words, other)).toBe(true);
    }),
  );
});

test('the gate is open, or closed by the incident or the false trip that holds it', () => {
  expect(gateWords(stateOf('quiet'), 40)).toBe('proposals pass');
  expect(gateWords(stateOf('incident'), 40)).toBe('closed by inc-qdsa8-ad, 0.9 s');
  const state = stateOf('quiet');
  const rows = state.rows.map((row, i) => (i === 10 ? { ...row, state: 'FAULT' as const, corr: null } : row));
  const gate = { closed: true, corr: null, since: state.ts - 400 };
  expect([60, 40, 30, 20].map((chars) => gateWords({ ...state, rows, gate }, chars))).toEqual([
    'closed by a false trip of Rack inlet, 0.4 s',
    'closed by a false trip of Rack inlet',
    'false trip of Rack inlet',
    'false trip',
  ]);
});

test('bars stand in their strips where their faults were, and leave them after a minute', () => {
  const { ts, rows } = stateOf('incident');
  const strips = rows.map((_, i) => ({ x: i * 200, y: 0, width: 120, height: 8 }));
  const tiles = rows.map(({ name, recent }, i) => ({ name, recent, strip: strips[i] as Rect }));
  const at = (t: number) => barsAt(tiles, t, 1).map(({ box }) => box);
  expect(at(ts).length).toBeGreaterThan(1);
  for (const t of [ts, ts + 1_000, ts + 30_000]) {
    for (const bar of at(t)) {
      expect(strips.some((strip) => inside(bar, strip))).toBe(true);
      expect(bar.width).toBeGreaterThanOrEqual(3);
    }
  }
  const newest = at(ts)[0];
  expect(newest && newest.x + newest.width).toBeCloseTo(9 * 200 + 120, 0);
  expect(at(ts + 62_000)).toEqual([]);
});

test('the fifteen are tiles where two lines have room, else rows, and have words on every page', () => {
  const lines = (width: number, height: number) => {
    const { tiles } = layoutInterlocks({ width, height, resolution: 1, scale: 1 });
    const { words } = tiles[0] ?? {};
    return [
      new Set(tiles.map(({ box }) => box.x)).size,
      words !== undefined && words.since.y <= words.name.y,
      words !== undefined,
    ];
  };
  expect([lines(1_872, 690), lines(1_232, 348), lines(358, 350), lines(254, 432)]).toEqual([
    [5, false, true],
    [5, false, true],
    [1, true, true],
    [1, true, true],
  ]);
});

test('the gate stands at one place of its way at any width', () => {
  fc.assert(
    fc.property(plots, (viewport) => {
      const { closed, way } = layoutInterlocks(viewport).gate;
      expect((closed.x + closed.width / 2 - way.x) / way.width).toBeCloseTo(0.38);
    }),
  );
});

test('where the gate is closed and none is in fault, the figure says that all are OK again', () => {
  const at = (time: string) => interlocksLabel(interlocksAt('northwall', Date.parse(`2026-03-03T08:53:${time}Z`)));
  expect(['22.000', '25.000', '26.800'].map(at)).toEqual([
    'with 15 of 15 interlocks OK',
    'with 14 of 15 interlocks OK',
    'with 15 of 15 interlocks OK again',
  ]);
});

test('what the other state says of the gate itself is said, though it leads its row', () => {
  const [fork, original] = ['northwall~never-qdsa8', 'northwall'].map(
    (world) => interlocksDetails(interlocksAt(world, Date.parse('2026-03-03T08:53:26.800Z')))[0] as NamedTable,
  );
  const [row] = comparedTable(fork as NamedTable, original, 'in the original').rows;
  expect(row?.cells.at(-1)).toBe('State closed, Detail closed by inc-qdsa8-ad, 2.4 s');
});

test('from its veto until the gate opens, an incident is held by the interlock that vetoed it, also once that is OK', () => {
  const at = (time: string) => interlocksAt('northwall', Date.parse(`2026-03-03T08:53:${time}Z`));
  const held = ['24.400', '25.000', '26.800'].map(at);
  expect(held.map((state) => state.rows[holderOf(state)]?.name)).toEqual(Array(3).fill('Split-vote hold'));
  expect(new Set(held.map((state) => state.rows[holderOf(state)]?.state))).toEqual(new Set(['FAULT', 'OK']));
  const texts = held.map((state) => {
    const viewport = { width: 1_264, height: 480, resolution: 1, scale: 1 };
    const layout = layoutInterlocks(viewport);
    const input = { state, other: undefined, axes: undefined, scale: undefined, layout, viewport, palette: {} };
    const marks = drawing.marks(input as never);
    const signs = marks.find((mark) => mark.kind === 'signs')?.data[holderOf(state)]?.tone;
    const words = marks.find((mark) => mark.kind === 'labels')?.data.map(({ text }) => text) ?? [];
    return [signs, words.filter((text) => text === STATE_WORDS.holding).length];
  });
  expect(texts).toEqual([
    ['fault', 0],
    ['fault', 0],
    ['warn', 1],
  ]);
  // As its tile has it: the state, and the seconds since the gate closed.
  const row = interlocksTable(held[2] as InterlocksState).rows.find(({ key }) => key === 'Split-vote hold');
  expect(row?.cells.slice(2, 4)).toEqual(['OK, vetoed', '2.4']);
  // Without its veto it has not vetoed: the watchdog closed the gate.
  const without = interlocksAt('northwall~never-qdsa8', Date.parse('2026-03-03T08:53:55Z'));
  expect([without.gate.closed, holderOf(without), okCount(without)]).toEqual([true, -1, 15]);
  const open = at('22.000');
  expect([open.gate.closed, holderOf(open)]).toEqual([false, -1]);
});

test('nothing stands where the drawing belongs to the page', () => {
  const inset = { top: 0, right: 24, bottom: 0, left: 20 };
  const { gate, tiles } = layoutInterlocks({ width: 1_264, height: 384, resolution: 1, scale: 1, inset });
  for (const { x, width } of [gate.way, ...tiles.map(({ box }) => box)]) {
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x + width).toBeLessThanOrEqual(1_240);
  }
  expect(tiles[0]?.box.x).toBe(20);
});

test('each tile tells the instants of its strip wherever it is pointed at', () => {
  fc.assert(
    fc.property(plots, fc.double({ min: 0, max: 1, noNaN: true }), (viewport, share) => {
      for (const { timeline, reach } of layoutInterlocks(viewport).strips) {
        const { x, width } = timeline.area;
        const box = reach as Rect;
        const place = { x: x + width / 2, y: box.y + box.height * share };
        expect(instantOn(timeline, place, 0, reach)).toBeCloseTo(-timeline.span / 2, 3);
        expect(instantOn(timeline, { ...place, y: box.y + box.height + 1 }, 0, reach)).toBeUndefined();
      }
    }),
  );
});
