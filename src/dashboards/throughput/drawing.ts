import type { Caption } from '../../plot/grammar/axis';
import type { Drawing, DrawingInput } from '../../plot/grammar/drawing';
import { inkedMark, type Mark, type RowsMark } from '../../plot/grammar/mark';
import { OTHER_INK } from '../../plot/grammar/other';
import { indexAt } from '../../plot/grammar/rect';
import { monoWidth } from '../../plot/grammar/type';
import { min } from '../../sim/math/math';
import { GPU_CAP_TFLOPS } from '../../sim/world/site/site';
import { POD_GPUS, PODS, TOPOLOGY } from '../../sim/world/topology';
import { layoutThroughput } from './drawing-layout';
import { outageMarks } from './drawing-outages';
import type { HeadingPlace, RackPlace, ThroughputLayout } from './drawing-places';
import { downBy, endTexts, gpuText, podHeading, rackLabels } from './drawing-words';
import { GROUND, OUT_INK, UP_INK } from './inks';
import { rackKey, type ThroughputPod, type ThroughputState } from './sim';
import { gpuStates } from './sim-gpus';

const { racksPerPod, gpusPerRack } = TOPOLOGY;

/** Filling of the cell of a GPU that is out: its foot. */
const OUT_LEVEL = 0.25;

type Input = DrawingInput<ThroughputState, ThroughputLayout>;

/**
 * Field of all 1,728 GPUs in racks, lit as far as their load, and calm. GPUs that are down stand out: red cells for an
 * incident, a dark cell for maintenance.
 */
export const drawing: Drawing<ThroughputState, ThroughputLayout> = {
  at: ({ ts }) => ts,
  layout: layoutThroughput,
  marks(input) {
    const { state, layout, viewport } = input;
    return [
      ...field(input),
      { kind: 'rules', name: 'marks', data: outageMarks(state, layout, viewport.scale) },
      { kind: 'other', name: 'down', data: down(input) },
      { kind: 'labels', name: 'words', data: captionsOf(input) },
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

/** Cells of the GPUs; those of GPUs down in an incident are left to the marks. */
function field({ state, layout: { cells, room } }: Input): Mark[] {
  if (cells.length === 0) return [];
  const rates = gpusOf(state);
  const states = state.pods.flatMap((pod) => pod.racks.flatMap(({ gpus }) => gpuStates(gpus)));
  const data = cells.map((box, i) => {
    if (states[i] === 'out') return { box, ink: 'out' as const, level: OUT_LEVEL };
    const load = min((rates[i] ?? 0) / GPU_CAP_TFLOPS, 1);
    const level = room.load ? load : 1;
    return { box, ink: 'up' as const, level: states[i] === 'incident' ? 0 : level };
  });
  return [inkedMark({ kind: 'cells', name: 'GPUs', inks: { up: UP_INK, out: OUT_INK }, track: GROUND, data })];
}

/** Marks of the GPUs that are down. */
const down = ({ state, layout: { cells } }: Input) =>
  gpusOf(state).flatMap((tflops, i) => {
    const box = cells[i];
    return box && tflops === 0 ? [{ key: String(i), as: 'frame' as const, box, level: 1 }] : [];
  });

/** Rows of the racks; their GPUs, which lie before them, have none. */
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

/** Captions above pods and racks. */
function captionsOf({ state, other, layout: { pods, racks, room } }: Input): Caption[] {
  const headings = state.pods.map((pod, p) =>
    podHeading(state, pod, downBy(pod.down, other?.pods[p]?.down), pods[p] as HeadingPlace),
  );
  const ends = endTexts(headings);
  return state.pods.flatMap((pod, p) => {
    const place = pods[p] as HeadingPlace;
    const { figure, total, alarm, words } = headings[p] as (typeof headings)[number];
    const ofRacks = pod.racks.flatMap((rack, r) => {
      const { words: plain, onBand } = racks[p * racksPerPod + r] as RackPlace;
      if (!room.label || !plain || !onBand) return [];
      const at = rack.corr ? onBand : plain;
      const by = downBy(rack.down, other?.pods[p]?.racks[r]?.down);
      const { name, out, load } = rackLabels(rack, by, room, other !== undefined);
      const ink = rack.corr ? at.name.ink : OTHER_INK;
      return [
        { ...at.name, text: name },
        { ...at.name, ink, x: at.name.x + monoWidth(name.length, at.name.size), text: out },
        { ...at.end, text: load },
      ];
    });
    return [
      { ...place.figure, text: figure },
      { ...place.words(0), text: total },
      { ...place.alarm(total.length), text: alarm },
      { ...place.words(total.length + alarm.length), text: words },
      { ...place.end, text: ends[p] ?? '' },
      ...ofRacks,
    ];
  });
}
