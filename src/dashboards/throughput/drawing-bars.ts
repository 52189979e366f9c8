import type { Rect } from '../../plot/grammar/rect';
import { snapDownTo } from '../../plot/grammar/snap';
import { LINE_HEIGHT } from '../../plot/grammar/type';
import type { Viewport } from '../../plot/grammar/viewport';
import { PODS, TOPOLOGY } from '../../sim/world/topology';
import { POD_NAME, typeSizes } from './drawing-grid';
import { type HeadingPlace, headingOf, type RackPlace, type ThroughputLayout } from './drawing-places';
import { BAND_INK } from './inks';

const { racksPerPod } = TOPOLOGY;

/** Gap between two pods, CSS px at scale 1. */
const POD_GAP = 8;
/** Gap between two racks, CSS px at scale 1. */
const RACK_GAP = 2;
/** Height of the band of a rack in an incident, CSS px at scale 1. */
const BAND = 4;
/** Least height of a bar, CSS px at scale 1. */
const LEAST_BAR = 8;

/** Lays out the smaller form: one bar a pod, of eight parts, for plots in which a GPU would be too small to be seen. */
export function layoutBars(viewport: Viewport): ThroughputLayout {
  const { width, height, scale, resolution } = viewport;
  const snap = snapDownTo(resolution);
  const { pod: sizes } = typeSizes(viewport);
  const pitch = (height + POD_GAP * scale) / PODS.length;
  const heading = sizes[0] * LINE_HEIGHT;
  const bar = Math.max(pitch - POD_GAP * scale - heading - 1 / resolution, LEAST_BAR * scale);
  const pods: HeadingPlace[] = [];
  const racks: RackPlace[] = [];
  PODS.forEach((_, p) => {
    const y = p * pitch;
    pods.push(headingOf({ x: 0, y, width }, sizes, POD_NAME));
    const top = Math.ceil((y + heading) * resolution) / resolution;
    for (let r = 0; r < racksPerPod; r++) {
      const from = snap((r * (width + RACK_GAP * scale)) / racksPerPod);
      const to = snap(((r + 1) * (width + RACK_GAP * scale)) / racksPerPod - RACK_GAP * scale);
      const block: Rect = { x: from, y: top, width: to - from, height: snap(bar) };
      racks.push({ box: block, block, band: { ...block, height: BAND * scale, ink: BAND_INK.colour } });
    }
  });
  return {
    form: 'bars',
    pods,
    racks,
    cells: [],
    reach: [],
    room: { label: false, name: false, chars: 0, load: false },
  };
}
