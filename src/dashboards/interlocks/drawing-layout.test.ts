import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apart, expectClear, labelsIn } from '../../../tests/support/label-boxes';
import { viewports } from '../../../tests/support/viewports';
import type { LabelPlace } from '../../plot/grammar/label';
import type { Rect } from '../../plot/grammar/rect';
import { instantOn } from '../../plot/grammar/timeline';
import type { Viewport } from '../../plot/grammar/viewport';
import { comparedTable } from '../../sim/tables/compared-table';
import { type NamedTable, readableTable } from '../../sim/tables/table';
import { cases } from './cases';
import { drawing, stateWords } from './drawing';
import { barsAt } from './drawing-bars';
import { gateFrame, gateRules, otherGateWords } from './drawing-gate';
import { layoutInterlocks } from './drawing-layout';
import { type InterlocksState, interlocksAt } from './sim';
import { gateWords, interlocksLabel, okCount, STATE_WORDS } from './sim-gate';
import { interlocksDetails, interlocksTable } from './table';

const plots = viewports(200);

/** Rounding of floats, in CSS px. */
const EPSILON = 1e-6;
/** Widest mean advance of a character of the sans face, as a share of its size. */
const SANS = 0.55;
/** Advance of a character of the mono face, as a share of its size. */
const MONO = 0.6;
/** Height above the letters of a line, as a share of the size. */
const LEADING = 0.1;

const inside = (a: Rect, b: Rect) =>
  a.x >= b.x - EPSILON &&
  a.y >= b.y - EPSILON &&
  a.x + a.width <= b.x + b.width + EPSILON &&
  a.y + a.height <= b.y + b.height + EPSILON;

const stateOf = (name: string) => {
  const { world, at } = cases.find((one) => one.name === name) ?? { world: '', at: Number.NaN };
  return interlocksAt(world, at);
};

const VIEWPORT = { width: 1_264, height: 480, resolution: 1, scale: 1 };

/** Marks of a state, compared with another one if there is one. */
function marksOf(state: InterlocksState, viewport: Viewport, other?: InterlocksState) {
  const layout = layoutInterlocks(viewport);
  return drawing.marks({ state, other, layout, viewport, palette: {} } as never);
}

/** Box of a label with a text. */
function boxOf(place: LabelPlace, text: string): Rect {
  const width = text.length * place.size * (place.font === 'mono' ? MONO : SANS);
  const y = place.y + LEADING * place.size;
  return { x: place.align === 'end' ? place.x - width : place.x, y, width, height: place.size };
}

test('the fifteen are rows below the way of actions, inside the viewport and apart, and every minute ends at the gate', () => {
  fc.assert(
    fc.property(plots, (viewport) => {
      const { gate, interlocks } = layoutInterlocks(viewport);
      const all = { x: 0, y: 0, width: viewport.width, height: viewport.height };
      const whole = (px: number) => Math.abs(px * viewport.resolution - Math.round(px * viewport.resolution));
      expect(interlocks).toHaveLength(15);
      interlocks.forEach(({ box, head, mark, strip }, i) => {
        for (const part of [box, head, mark, strip]) expect(inside(part, all)).toBe(true);
        expect([inside(mark, head), apart(head, strip), apart(box, gate.box)]).toEqual([true, true, true]);
        expect(strip.x + strip.width).toBeCloseTo(gate.closed.x);
        expect(strip.width).toBeGreaterThanOrEqual(24 * viewport.scale);
        for (const px of [box.y, box.height, strip.x, strip.width, mark.x, mark.width])
          expect(whole(px)).toBeLessThan(EPSILON);
        for (const { box: other } of interlocks.slice(i + 1)) expect(apart(box, other)).toBe(true);
      });
    }),
  );
});

test('the words of a row stand inside it, clear of its mark, its minute and the gate', () => {
  fc.assert(
    fc.property(plots, (viewport) => {
      const { gate, interlocks, wording } = layoutInterlocks(viewport);
      for (const { box, mark, strip, words } of interlocks) {
        fc.pre(words !== undefined);
        for (const [state, age] of [
          ['FAULT', '1.4 s'],
          ['holding', '59 s'],
          ['OK', 'over 1 h'],
        ] as const) {
          const parts = [
            boxOf(words.name, 'Sensor freshness'),
            boxOf(words.state, stateWords(state, age, wording)),
            mark,
            strip,
            { ...gate.closed, y: box.y, height: box.height },
          ];
          parts.forEach((part, i) => {
            expect(inside(part, { ...box, y: box.y - viewport.scale, height: box.height + 2 * viewport.scale })).toBe(
              true,
            );
            for (const other of parts.slice(i + 1)) expect(apart(part, other)).toBe(true);
          });
        }
      }
    }),
  );
});

test.each(['quiet', 'busiest', 'incident'])('%s: no word touches another, alone or compared', (name) => {
  fc.assert(
    fc.property(plots, fc.constantFrom(undefined, 'quiet', 'incident'), (viewport, other) => {
      expectClear(labelsIn(marksOf(stateOf(name), viewport, other && stateOf(other))), viewport);
    }),
  );
});

test('the gate’s words stand clear of the gate and its way, whoever holds it', () => {
  fc.assert(
    fc.property(plots, fc.constantFrom('quiet', 'incident'), (viewport, name) => {
      const { gate } = layoutInterlocks(viewport);
      const words = [
        boxOf(gate.words, gateWords(stateOf(name), gate.chars)),
        ...gate.ends.map((caption) => boxOf(caption, caption.text)),
      ];
      for (const box of words)
        for (const rule of gateRules(stateOf(name), gate, [])) expect(apart(box, rule)).toBe(true);
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
  expect(gateWords(stateOf('quiet'), 40)).toBe('actions pass');
  expect([60, 40, 30, 20, 10].map((chars) => gateWords(stateOf('incident'), chars))).toEqual([
    'closed by Split-vote hold (inc-qdsa8-ad) 1.0 s ago',
    'closed by Split-vote hold 1.0 s ago',
    'Split-vote hold',
    'Split-vote hold',
    'closed',
  ]);
  const state = stateOf('quiet');
  const rows = state.rows.map((row, i) => (i === 10 ? { ...row, state: 'FAULT' as const, corr: null } : row));
  const gate = { closed: true, corr: null, since: state.ts - 400 };
  expect(gateWords({ ...state, rows, gate, tripped: 'tern' }, 60)).toMatch(/ of Rack inlet on Tern 0\.4 s ago$/);
  expect([60, 40, 30, 20].map((chars) => gateWords({ ...state, rows, gate }, chars))).toEqual([
    'closed by a false trip of Rack inlet in a pod 0.4 s ago',
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

test('the minute says when the gate was closed, up to the gate while it is', () => {
  const closed = (state: InterlocksState) => {
    const mark = marksOf(state, VIEWPORT).find((each) => each.name === 'closed');
    return mark?.kind === 'cells' ? mark.data.map(({ box }) => box) : [];
  };
  const { area } = layoutInterlocks(VIEWPORT).minute.timeline;
  const at = (time: string) => interlocksAt('northwall', Date.parse(`2026-03-03T08:53:${time}Z`));
  const end = area.x + area.width;
  for (const { x, width } of closed(at('22.000'))) expect(x + width).toBeLessThan(end);
  const [last, ...earlier] = closed(at('29.400'));
  expect([last?.width, (last?.x ?? 0) + (last?.width ?? 0)]).toEqual([
    expect.closeTo((area.width * 4.6) / 60, -1),
    end,
  ]);
  expect(earlier).toHaveLength(closed(at('22.000')).length);
  // All boxes move on once a second, also one that began before the minute.
  const before = Date.parse('2026-03-03T09:19:00Z');
  for (let second = 0; second < 60; second++) {
    const boxes = [100, 900].map((ms) => closed(interlocksAt('northwall', before + second * 1_000 + ms)));
    expect(boxes[0]?.map(({ x }) => x)).toEqual(expect.arrayContaining(boxes[1]?.map(({ x }) => x) ?? []));
  }
});

test.each([
  [358, 350],
  [500, 480],
])('at %i x %i the minute has nearly half of the width', (width, height) => {
  const { interlocks, wording } = layoutInterlocks({ width, height, resolution: 1, scale: 1 });
  expect(wording).toBe('age');
  expect(interlocks[0]?.strip.width).toBeGreaterThanOrEqual(0.44 * width);
});

test('rows have words on every page', () => {
  for (const [width, height] of [
    [1_872, 690],
    [1_232, 276],
    [358, 350],
    [254, 432],
  ] as const) {
    const { interlocks } = layoutInterlocks({ width, height, resolution: 1, scale: 1 });
    expect(interlocks[0]?.words).toBeDefined();
  }
});

test('the figure says what closed the gate and when, and where all interlocks are OK, that they are so again', () => {
  const at = (time: string) => interlocksLabel(interlocksAt('northwall', Date.parse(`2026-03-03T08:53:${time}Z`)));
  expect(['22.000', '25.000', '26.800'].map(at)).toEqual([
    'with 15 of 15 interlocks OK',
    'by Split-vote hold (inc-qdsa8-ad) 0.7 s ago; 14 of 15 interlocks OK',
    'by Split-vote hold (inc-qdsa8-ad) 2.5 s ago; 15 of 15 interlocks OK again',
  ]);
});

test('what the other state says of the gate itself is said, though it leads its row', () => {
  const [fork, original] = ['northwall~never-qdsa8', 'northwall'].map(
    (world) => interlocksDetails(interlocksAt(world, Date.parse('2026-03-03T08:53:26.800Z')))[0] as NamedTable,
  );
  const [row] = comparedTable(fork as NamedTable, original, 'in the original', readableTable).rows;
  expect(row?.cells.at(-1)).toBe('State closed, Detail closed by Split-vote hold (inc-qdsa8-ad) 2.5 s ago');
});

test('from its veto until the gate opens, an incident is held by the interlock that vetoed it, also once that is OK', () => {
  const at = (time: string) => interlocksAt('northwall', Date.parse(`2026-03-03T08:53:${time}Z`));
  const held = ['24.400', '25.000', '26.800'].map(at);
  expect(held.map((state) => state.rows[state.holder]?.name)).toEqual(Array(3).fill('Split-vote hold'));
  expect(new Set(held.map((state) => state.rows[state.holder]?.state))).toEqual(new Set(['FAULT', 'OK']));
  const texts = held.map((state) => {
    const marks = marksOf(state, VIEWPORT);
    const signs = marks.find((mark) => mark.kind === 'signs')?.data[state.holder]?.tone;
    const words = marks.find((mark) => mark.kind === 'labels')?.data.map(({ text }) => text) ?? [];
    return [signs, words.filter((text) => String(text).startsWith(`OK, ${STATE_WORDS.holding}`)).length];
  });
  expect(texts).toEqual([
    ['fault', 0],
    ['fault', 0],
    ['ok', 1],
  ]);
  // As on its tile: the state, and the seconds since the gate closed.
  const row = interlocksTable(held[2] as InterlocksState).rows.find(({ key }) => key === 'Split-vote hold');
  expect(row?.cells.slice(2, 4)).toEqual(['OK, holds gate', '2.4']);
  // Without its veto the incident ends by the watchdog, which closed the gate.
  const without = interlocksAt('northwall~never-qdsa8', Date.parse('2026-03-03T08:53:55Z'));
  expect([without.gate.closed, without.holder, okCount(without)]).toEqual([true, -1, 15]);
  const open = at('22.000');
  expect([open.gate.closed, open.holder]).toEqual([false, -1]);
});

test('nothing stands where the drawing belongs to the page', () => {
  const inset = { top: 0, right: 24, bottom: 0, left: 20 };
  const { gate, interlocks } = layoutInterlocks({ width: 1_264, height: 384, resolution: 1, scale: 1, inset });
  for (const { x, width } of [gate.way, ...interlocks.map(({ box }) => box)]) {
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x + width).toBeLessThanOrEqual(1_240);
  }
});

test('each row tells the instants of its minute wherever it is pointed at', () => {
  fc.assert(
    fc.property(plots, fc.double({ min: 0, max: 1, noNaN: true }), (viewport, share) => {
      const { minute, interlocks } = layoutInterlocks(viewport);
      const { timeline, reach } = minute;
      for (const { box } of interlocks) {
        const place = { x: timeline.area.x + timeline.area.width / 2, y: box.y + box.height * share };
        expect(instantOn(timeline, place, 0, reach)).toBeCloseTo(-timeline.span / 2, 3);
      }
      expect(instantOn(timeline, { x: timeline.area.x, y: 0 }, 0, reach)).toBeUndefined();
    }),
  );
});
