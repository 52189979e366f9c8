import { expect, test } from 'vitest';
import { meet, type WordBox } from '../../../../../tests/support/word-boxes';
import { monoWidth } from '../../../../plot/grammar/type';
import { SLICE_MS } from '../../../../sim/world/cores/scenario';
import { type Incident, incidentNamed, incidentsBetween, withoutVeto } from '../../../../sim/world/incidents/incidents';
import { forkSlice } from '../../sim-slice';
import { flashAt } from '../flash';
import { mapPoint } from '../map';
import { ADVANCE, LINES, VEIL, vetoPlaces } from '../veto-place';
import { vetoLines } from '../veto-words';
import { KEY, layoutShow, type ShowLayout } from './layout';
import { keyNames, lineFrom, type ShowWord, showWords, topsAmong } from './words';

const SEED = 'northwall';
const FIRST = 19_694_700;
const SLICES = 200;
const INSTANTS = 2_000;
const NOW = ['next veto', 'in 00:00'];
/** Entries of the key where no incident is told. */
const ALL = keyNames({ slices: [], focus: undefined, t: 0 });

/** Sizes of the show's drawing in scenes and in a panel alone, and the root size over 16 px. */
const SIZES = [
  ['1920 x 1080', 1812, 746, 1],
  ['3840 x 2160', 3624, 1492, 1.9375],
  ['1080 x 1920', 1022, 1435, 1],
  ['2160 x 3840', 2044, 2870, 1.125],
  ['a wall of 5760 x 1080', 5600, 746, 1],
  ['1280 x 720', 1230, 480, 1],
  ['a story at 1920 x 1080', 827, 958, 1.26],
  ['a story at 1080 x 1920', 1022, 970, 1.26],
] as const;

const boxOf = ({ lines, x, y, long }: ShowWord, line: number): WordBox => ({
  text: lines.join(' '),
  left: x,
  right: x + long,
  top: y,
  bottom: y + lines.length * line - 1,
});

/** The key, with its swatches. */
const keyBoxes = ({ key, line }: ShowLayout): WordBox[] =>
  key.map(({ name, x, y, long, swatch: [left] }) => ({
    text: name,
    left,
    right: x + long,
    top: y,
    bottom: y + line - 1,
  }));

/** Faults of words: they meet each other, some lines or an edge, or stand where forks are drawn. */
function faultsOf(layout: ShowLayout, words: readonly ShowWord[], lines: readonly WordBox[]): string[] {
  const { map, line, along, across, top, column } = layout;
  const [width, height] = map.upright ? [across, along] : [along, across];
  const boxes = [...words.map((word) => boxOf(word, line)), ...keyBoxes(layout)];
  // Above the row of the key nothing is drawn where time runs upwards.
  const drawn = lines.filter(({ bottom }) => !map.upright || bottom > top);
  return boxes.flatMap((box, at) => {
    const { text, left, right, top: high, bottom } = box;
    const other = [...boxes.slice(at + 1), ...drawn].find((one) => meet(box, one));
    const isOut = left < -1 || right > width + 1 || high < -1 || bottom > height + 1;
    const isOver = bottom > top && (!map.upright || right > column);
    return [
      ...(other ? [`“${text}” on “${other.text}”`] : []),
      ...(isOut ? [`“${text}” at an edge`] : []),
      ...(isOver ? [`“${text}” over the forks`] : []),
    ];
  });
}

test.each(SIZES)(
  'at %s no words of the show meet each other, an edge, a fork, or the line of a veto, and two vetoes of a slice are both named',
  (_name, width, height, scale) => {
    const layout = layoutShow({ width, height, scale, resolution: 1 }, false, ALL);
    const { map, line, along } = layout;
    const faults: string[] = [];
    const widest = monoWidth(20, layout.size);
    for (let i = 0; i < INSTANTS; i++) {
      const t = FIRST * SLICE_MS + Math.floor((i * SLICES * SLICE_MS) / INSTANTS);
      const first = Math.floor((t - map.before) / SLICE_MS);
      const last = Math.floor((t + map.after) / SLICE_MS);
      const slices = Array.from({ length: last - first + 1 }, (_, at) => forkSlice(SEED, first + at));
      const words = showWords(layout, { world: SEED, slices, t, focus: undefined, now: NOW });
      const lines = slices.flatMap((slice) => {
        const tops = topsAmong(layout, slice, words);
        return slice.marks.map(({ ended }, at): WordBox => {
          const from = mapPoint(map, ended - t, tops[at] as number);
          const to = mapPoint(map, ended - t, layout.ends[1]);
          return { text: `line of ${ended}`, left: from.x, right: to.x + 1, top: from.y, bottom: to.y + 1 };
        });
      });
      faults.push(...faultsOf(layout, words, lines).map((fault) => `${t}: ${fault}`));
      if (!words.some(({ label }) => label === 'now')) faults.push(`${t}: now has no words`);
      const present = slices.find(({ start }) => start <= t && t < start + SLICE_MS);
      const past = present ? present.marks.filter(({ ended }) => ended <= t) : [];
      for (const { id, ended } of past.slice(-2)) {
        const away = (t - ended) * map.pxPerMs;
        const hasRoom = map.upright ? map.now + away + 4 * line < along : away + widest < map.now;
        if (hasRoom && !words.some((word) => word.vetoed === ended)) faults.push(`${t}: ${id} has no words`);
      }
    }
    expect(faults.slice(0, 5)).toEqual([]);
  },
);

test.each([...SIZES, ['1920 x 1080, 3 m away', 1812, 720, 2.4] as const])(
  'at %s the words of a new veto and the veil behind them meet no others',
  (_name, width, height, scale) => {
    const viewport = { width, height, scale, resolution: 1 };
    const layout = layoutShow(viewport, false, ALL);
    const { map, line } = layout;
    const places = vetoPlaces(layout, viewport);
    const inRow = LINES / places.length;
    const faults: string[] = [];
    for (const incident of incidentsBetween(SEED, FIRST * SLICE_MS, (FIRST + 50) * SLICE_MS)) {
      const t = incident.ended + 1_000;
      const first = Math.floor((t - map.before) / SLICE_MS);
      const last = Math.floor((t + map.after) / SLICE_MS);
      const slices = Array.from({ length: last - first + 1 }, (_, at) => forkSlice(SEED, first + at));
      const flash = flashAt([incident.ended], t, false);
      const words = showWords(layout, { world: SEED, slices, t, focus: undefined, now: NOW, flash });
      const others = [...words.map((word) => boxOf(word, line)), ...keyBoxes(layout)];
      const fork = `${SEED}~never-${incident.n.toString(36)}`;
      const forked = incidentNamed(fork, incident.id) ?? incident;
      for (const lines of [vetoLines(SEED, incident), vetoLines(fork, forked)])
        places.forEach(({ x, y, size }, row) => {
          const text = lines.slice(row * inRow, (row + 1) * inRow).join(' ');
          const veil = VEIL.around * scale;
          const right = x + text.length * ADVANCE * size;
          const box = { text, left: x, right, top: y - veil, bottom: y + size + veil };
          const met = others.find((other) => meet(other, box));
          if (text && met) faults.push(`${t}: “${text}” on “${met.text}”`);
        });
    }
    expect(faults.slice(0, 5)).toEqual([]);
  },
);

test.each([...SIZES, ['1080 x 1920, told', 1022, 900, 1.26] as const])(
  'at %s an incident that is told alone has words that meet neither each other, a fork nor a line',
  (_name, width, height, scale) => {
    const layout = layoutShow({ width, height, scale, resolution: 1 }, true, KEY);
    const { map, across } = layout;
    const faults: string[] = [];
    for (const focus of incidentsBetween(SEED, FIRST * SLICE_MS, (FIRST + 50) * SLICE_MS)) {
      for (let after = -2_000; after < 60_000; after += 500) {
        const t = focus.ended + after;
        const first = Math.floor((t - map.before) / SLICE_MS);
        const slices = [0, 1, 2].map((i) => forkSlice(SEED, first + i));
        const words = showWords(layout, { world: SEED, slices, t, focus, now: ['now'] });
        const ended = withoutVeto(SEED, focus).ended;
        const passed = [[t, 'now'] as const, ...(ended <= t ? [[ended, 'watchdog'] as const] : [])];
        const lines = [[focus.ended, 'veto'] as const, ...passed].map(([instant, label]): WordBox => {
          const { x, y } = mapPoint(map, instant - t, 0);
          const from = lineFrom(layout, words, label);
          const text = `line of ${instant}`;
          return map.upright
            ? { text, left: from, right: across, top: y, bottom: y + 1 }
            : { text, left: x, right: x + 1, top: from, bottom: across };
        });
        faults.push(...faultsOf(layout, words, lines).map((fault) => `${t}: ${fault}`));
        if (ended <= t && t < ended + 2_000 && !words.some(({ label }) => label === 'watchdog'))
          faults.push(`${t}: the watchdog has no words`);
      }
    }
    expect(faults.slice(0, 5)).toEqual([]);
  },
);

test('the short lines of a fork say what its incident does there, and of a veto that it came late', () => {
  const never = 'northwall~never-qdsa8';
  expect(vetoLines(never, incidentNamed(never, 'inc-qdsa8-ad') as Incident)).toEqual([
    'A split vote.',
    'No veto.',
    'In the end:',
    'Tern 1.50 m off route,',
    '280 GPUs down.',
    'Pod recovers after 41 s.',
  ]);
  const late = 'northwall~late-qdsac-10000';
  expect(vetoLines(late, incidentNamed(late, 'inc-qdsac-c5') as Incident).slice(1, 3)).toEqual([
    'Onset to veto: 10.4 s.',
    'In the end:',
  ]);
});

test('the key names what is in the drawing: of an incident that is told, what its veto cut and prevented from that on', () => {
  const focus = incidentNamed(SEED, 'inc-qdsa8-ad') as Incident;
  const slices = [forkSlice(SEED, Math.floor(focus.ended / SLICE_MS))];
  expect(keyNames({ slices: [], focus, t: focus.onset })).toEqual(['best', 'foreseen']);
  expect(keyNames({ slices, focus, t: focus.ended })).toEqual(KEY);
  expect(keyNames({ slices: [], focus: { ...focus, watchdog: true }, t: focus.ended })).toEqual(['best', 'foreseen']);
  expect(ALL).toEqual(['best', 'foreseen', 'prevented']);
});
