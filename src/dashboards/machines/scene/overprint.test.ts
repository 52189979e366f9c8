import { expect, test } from 'vitest';
import { monoWidth } from '../../../plot/grammar/type';
import { motionOf } from '../../../sim/world/machines/acts';
import { stopAt } from '../../../sim/world/machines/stop';
import { machinesAt } from '../sim';
import { depthTexts } from './depth-scale';
import { IN_SHOW, layoutFields, type MachineField } from './layout';
import { rulerNumbers } from './ruler';
import { besideWords, wordPlaces } from './words';

/** Scene of the machines in a show, as browsers lay it out: the drawing's sides, and the page's root font size. */
const SCENES = [
  ['1920 x 1080', 1812, 746, 20.2],
  ['1920 x 1080, 43 inches from 3 m', 1812, 722, 35.2],
  ['1080 x 1920', 1023, 1504, 20.2],
  ['1080 x 1920, 43 inches from 3 m', 982, 1431, 35.2],
  ['3840 x 2160, 65 inches from 5 m', 3615, 1391, 77.6],
  ['2160 x 3840, 65 inches from 5 m', 1935, 2835, 77.6],
  ['1280 x 720', 1211, 500, 13.5],
  ['1280 x 720, 43 inches from 4 m', 1198, 438, 30],
  ['720 x 1280, 32 inches from 2 m', 665, 962, 21],
  ['3440 x 1440, 43 inches from 3 m', 3241, 862, 59.6],
  ['1920 x 1080, 43 inches from 4 m and more', 1793, 653, 45],
] as const;

/** Cuts of all machines: on wet grass and on dry concrete, at the top speed of the first two and below it. */
const CUTS = [Date.UTC(2026, 2, 3, 10, 0, 5), Date.UTC(2026, 2, 3, 11, 0, 5), Date.UTC(2026, 2, 3, 13, 0, 5)];
const AFTER_MS = [0, 200, 600, 1_000, 3_000, 12_000];

/** Metres from a machine’s nose to its tail, and from its ground or its water to its top. */
const BODIES = { tern: [1.43, 1.01], heron: [1.1, 0.75], petrel: [3, 1.3] } as const;

/** Top and bottom of a line’s letters below its top, as shares of its size. */
const INK = { top: 0.15, bottom: 1.15 } as const;

interface Box {
  readonly of: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const meet = (a: Box, b: Box) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** Boxes in a field `ms` after a cut, or before it if that is negative. */
function boxesIn(field: MachineField, scale: number, at: number, ms: number): Box[] {
  const { machine, nose, ground, ruler, pxPerMetre } = field;
  const cuts = [{ machine, at, back: 0 }];
  const t = at + ms;
  const motion = motionOf('northwall', machine, cuts);
  const state = machinesAt('northwall', t, { cuts }).machines.find(({ name }) => name === machine);
  if (!state) throw new Error(machine);
  const { place, speed } = motion.at(t);
  const cut = motion.cutAt(t);
  const stop = cut && motion.stopOf(cut);
  const since = ms / 1_000;
  const stopping = stop && { stop, since, travelled: stopAt(stop, since).travelled };
  const texts = { ...besideWords(state, speed, stopping, stop ? undefined : 25), ...depthTexts(field, scale) };
  const figures = rulerNumbers({ machine, field, y: ruler, scale, place, cutAt: stop?.from });
  const places = Object.entries(wordPlaces(field, scale)).map(([name, each]) => {
    const figure = figures.find(({ label }) => label === name);
    if (figure) return { ...each, ...figure };
    return { ...each, text: texts[name as keyof typeof texts] ?? '' };
  });
  const words = places
    .filter(({ text }) => text !== '')
    .map(({ text, x, y, size, align }): Box => {
      const width = monoWidth(text.length, size);
      const left = align === 'end' ? x - width : align === 'middle' ? x - width / 2 : x;
      return { of: text, left, right: left + width, top: y + INK.top * size, bottom: y + INK.bottom * size };
    });
  const [long, high] = BODIES[machine];
  const [left, highest] = [nose - long * pxPerMetre, ground - high * pxPerMetre];
  // Below Petrel are its plates and its anchor, down to the bed.
  const bottom = machine === 'petrel' ? ruler : ground;
  return [{ of: machine, left, right: nose, top: highest, bottom }, ...words];
}

test.each(SCENES)(
  'at %s no words meet each other or the machine, and all are on the screen',
  (_, width, height, root) => {
    const scale = root / 16;
    const fields = layoutFields({ width, height, scale, resolution: 1 }, 'tern', { ...IN_SHOW, hasCuts: true });
    for (const at of CUTS) {
      for (const ms of [-1_000, ...AFTER_MS]) {
        const boxes = fields.flatMap((field) => boxesIn(field, scale, at, ms));
        const met = boxes.flatMap((a, i) =>
          boxes.slice(i + 1).flatMap((b) => (meet(a, b) ? [`${a.of} / ${b.of}`] : [])),
        );
        expect(met, `${new Date(at + ms).toISOString()}`).toEqual([]);
        const out = boxes.filter(
          ({ left, right, top, bottom }) => left < -1 || top < -1 || right > width + 1 || bottom > height + 1,
        );
        expect(out.map(({ of }) => of)).toEqual([]);
      }
    }
  },
);
