import type { Drawing, DrawingInput } from '../../plot/grammar/drawing';
import { inked, type Mark, type RowsMark } from '../../plot/grammar/mark';
import { indexAt } from '../../plot/grammar/rect';
import { PODS, TOPOLOGY } from '../../sim/world/topology';
import { marksOf } from './drawing-down';
import { layoutThroughput } from './drawing-layout';
import type { HeadingPlace, RackPlace, ThroughputLayout } from './drawing-places';
import { bandLabels, downBy, gpuText, type HeadingTexts, podHeading } from './drawing-words';
import { GROUND, OUT_INK, UP_INK } from './inks';
import { rackKey, type ThroughputPod, type ThroughputState } from './sim';
import { gpuStates } from './sim-gpus';

const { racksPerPod, gpusPerRack } = TOPOLOGY;
const POD_GPUS = racksPerPod * gpusPerRack;

/**
 * The ink of a GPU's cell and how far it is filled: all of it, its foot, or not at all, as an incident's is left to the
 * marks.
 */
const CELLS = {
  up: { ink: 'up', level: 1 },
  out: { ink: 'out', level: 0.4 },
  incident: { ink: 'up', level: 0 },
} as const;

type Input = DrawingInput<ThroughputState, ThroughputLayout>;

/**
 * All 1,728 GPUs as a calm field of racks, lit where they work. What is down stands out of it: red cells for an
 * incident, a dark cell for maintenance.
 */
export const drawing: Drawing<ThroughputState, ThroughputLayout> = {
  at: ({ ts }) => ts,
  layout: layoutThroughput,
  marks(input) {
    const { state, layout, viewport } = input;
    const texts = textsOf(input);
    return [
      ...field(input),
      { kind: 'rules', name: 'marks', data: marksOf(state, layout, viewport.scale) },
      { kind: 'compared', name: 'down', data: down(input) },
      { kind: 'labels', name: 'words', data: layout.labels.map((place, i) => ({ ...place, text: texts[i] ?? '' })) },
      {
        kind: 'selected',
        name: 'rack',
        boxOf: ({ pod, rack }) => layout.racks[pod * racksPerPod + rack]?.box,
      },
      racks(input),
    ];
  },
};

const gpusOf = ({ pods }: ThroughputState) => pods.flatMap((pod) => pod.racks.flatMap(({ gpus }) => gpus));

function field({ state: { pods }, layout: { cells } }: Input): Mark[] {
  if (cells.length === 0) return [];
  const states = pods.flatMap((pod) => pod.racks.flatMap(({ gpus }) => gpuStates(gpus)));
  const data = cells.map((box, i) => ({ box, ...CELLS[states[i] ?? 'up'] }));
  return [inked({ kind: 'cells', name: 'GPUs', inks: { up: UP_INK, out: OUT_INK }, track: GROUND, data })];
}

/** The GPUs that are down. */
const down = ({ state, layout: { cells } }: Input) =>
  gpusOf(state).flatMap((tflops, i) => {
    const box = cells[i];
    return box && tflops === 0 ? [{ key: String(i), as: 'frame' as const, box, level: 1 }] : [];
  });

/** The racks, and before them their GPUs, which have no rows. */
const racks = ({ state: { pods }, layout }: Input): RowsMark => ({
  kind: 'rows',
  name: 'racks',
  data: layout.racks.map(({ box }, i) => {
    return { key: rackKey(PODS[Math.floor(i / racksPerPod)] as string, (i % racksPerPod) + 1), box };
  }),
  itemAt(place) {
    const gpu = indexAt(layout.reach, place);
    const box = layout.cells[gpu ?? -1];
    if (gpu === undefined || !box) return undefined;
    const rack = Math.floor(gpu / gpusPerRack) % racksPerPod;
    const words = gpuText(pods[Math.floor(gpu / POD_GPUS)] as ThroughputPod, rack, gpu % gpusPerRack);
    return { key: String(gpu), box, words };
  },
});

/** What is written, by the index of its label. */
function textsOf({ state, other, layout: { pods, racks, room } }: Input): readonly string[] {
  const texts: string[] = [];
  const set = (label: number | undefined, text: string) => {
    if (label !== undefined) texts[label] = text;
  };
  const head = (place: HeadingPlace, { figure, words, end, alarm }: HeadingTexts) => {
    set(place.figure, figure);
    set(alarm ? place.alarm : place.words, words);
    set(place.end, end);
  };
  state.pods.forEach((pod, p) => {
    const place = pods[p] as HeadingPlace;
    head(place, podHeading(state, pod, downBy(pod.down, other?.pods[p]?.down), place));
    if (!room.label) return;
    pod.racks.forEach((rack, r) => {
      const { name, bandName, bandDown } = racks[p * racksPerPod + r] as RackPlace;
      if (rack.corr) {
        const [title, downText] = bandLabels(rack, room.chars);
        set(bandName, title);
        set(bandDown, downText);
        return;
      }
      const title = room.name ? `Rack ${rack.rack}` : String(rack.rack);
      const by = downBy(rack.down, other?.pods[p]?.racks[r]?.down);
      set(name, title.length + by.length <= room.chars ? `${title}${by}` : title);
    });
  });
  return texts;
}
