import { expect, test } from 'vitest';
import { incidentsBetween, withoutVeto } from '../../sim/world/incidents';
import { SLICE_MS } from '../../sim/world/scenario';
import { forkSlice } from './sim-slice';
import { placeAt } from './stage-layout';
import { marksIn } from './stage-lines';
import { layoutShow } from './stage-show-layout';
import { foreseenFrom, LABELS, type ShowWord, showWords, topsAmong } from './stage-show-words';

const SEED = 'northwall';
const FIRST = 19_694_700;
const SLICES = 200;
const INSTANTS = 2_000;
const NOW = 'next veto in 00:00';

/** The show's drawing in scenes and in a panel alone: its sides, and the root size over 16 px. */
const SIZES = [
  ['1920 x 1080', 1812, 746, 1],
  ['3840 x 2160', 3624, 1492, 1.75],
  ['1080 x 1920', 1022, 1435, 1],
  ['2160 x 3840', 2044, 2870, 1.75],
  ['a wall of 5760 x 1080', 5600, 746, 1],
  ['1280 x 720', 1230, 480, 1],
] as const;

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxOf = ({ text, x, y, long }: ShowWord, line: number): Box => ({
  text,
  left: x,
  right: x + long,
  top: y,
  bottom: y + line - 1,
});

test.each(SIZES)(
  'at %s no words of the show meet each other, an edge, or the line of a veto, and two vetoes of a slice are both named',
  (_name, width, height, scale) => {
    const layout = layoutShow({ width, height, scale, resolution: 1 }, false);
    const { map, line, along } = layout;
    const faults: string[] = [];
    for (let i = 0; i < INSTANTS; i++) {
      const t = FIRST * SLICE_MS + Math.floor((i * SLICES * SLICE_MS) / INSTANTS);
      const first = Math.floor((t - map.before) / SLICE_MS);
      const last = Math.floor((t + map.after) / SLICE_MS);
      const slices = Array.from({ length: last - first + 1 }, (_, at) => forkSlice(SEED, first + at));
      const words = showWords(layout, { seed: SEED, slices, t, told: undefined, now: NOW });
      const boxes = words.map((word) => boxOf(word, line));
      const lines = slices.flatMap((slice) => {
        const tops = topsAmong(layout, slice, t, words);
        return marksIn(slice).map(({ vetoed }, at): Box => {
          const from = placeAt(map, vetoed - t, tops[at] as number);
          const to = placeAt(map, vetoed - t, layout.ends[1]);
          return { text: `line of ${vetoed}`, left: from.x, right: to.x + 1, top: from.y, bottom: to.y + 1 };
        });
      });
      boxes.forEach((box, at) => {
        const isBeside = [LABELS.foreseen, LABELS.best].some((label) => label === words[at]?.label);
        const other = [...boxes.slice(at + 1), ...(isBeside ? [] : lines)].find((one) => meet(box, one));
        if (other) faults.push(`${t}: “${box.text}” on “${other.text}”`);
        if (box.left < -1 || box.right > width + 1 || box.top < -1 || box.bottom > height + 1)
          faults.push(`${t}: “${box.text}” at an edge`);
      });
      if (!words.some(({ label }) => label === LABELS.now)) faults.push(`${t}: now has no words`);
      if (!words.some(({ label }) => label === LABELS.foreseen)) faults.push(`${t}: nothing is said to be foreseen`);
      const present = slices.find(({ start }) => start <= t && t < start + SLICE_MS);
      const past = present ? marksIn(present).filter(({ vetoed }) => vetoed <= t) : [];
      for (const { id, vetoed } of past.slice(-2)) {
        const away = (t - vetoed) * map.pxPerMs;
        const hasRoom = map.upright ? map.now + away + 3 * line < along : true;
        if (hasRoom && !words.some((word) => word.vetoed === vetoed)) faults.push(`${t}: ${id} has no words`);
      }
    }
    expect(faults.slice(0, 5)).toEqual([]);
  },
);

test.each(SIZES)(
  'at %s an incident that is told alone has words that meet neither each other nor a line',
  (_name, width, height, scale) => {
    const layout = layoutShow({ width, height, scale, resolution: 1 }, true);
    const { map, line, across } = layout;
    const faults: string[] = [];
    for (const told of incidentsBetween(SEED, FIRST * SLICE_MS, (FIRST + 50) * SLICE_MS)) {
      for (let after = -2_000; after < 60_000; after += 500) {
        const t = told.vetoed + after;
        const first = Math.floor((t - map.before) / SLICE_MS);
        const slices = [0, 1, 2].map((i) => forkSlice(SEED, first + i));
        const words = showWords(layout, { seed: SEED, slices, t, told, now: 'now' });
        const ended = withoutVeto(SEED, told).vetoed;
        const from = told.vetoed > t ? foreseenFrom(layout, words) : 0;
        const passed = [t, ...(ended <= t ? [ended] : [])].map((instant) => ({ instant, from: 0 }));
        const lines = [{ instant: told.vetoed, from }, ...passed].map(({ instant, from: begin }): Box => {
          const { x, y } = placeAt(map, instant - t, 0);
          const text = `line of ${instant}`;
          return map.upright
            ? { text, left: begin, right: across, top: y, bottom: y + 1 }
            : { text, left: x, right: x + 1, top: begin, bottom: across };
        });
        words.forEach((word, at) => {
          const box = boxOf(word, line);
          const isBeside = word.label === LABELS.foreseen || word.label === LABELS.best;
          const others = [...words.slice(at + 1).map((one) => boxOf(one, line)), ...(isBeside ? [] : lines)];
          const other = others.find((one) => meet(box, one));
          if (other) faults.push(`${t}: “${box.text}” on “${other.text}”`);
        });
      }
    }
    expect(faults.slice(0, 5)).toEqual([]);
  },
);
