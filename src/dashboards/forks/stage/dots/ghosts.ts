import type { Viewport } from '../../../../plot/grammar/viewport';
import type { SurfaceKind } from '../../../../plot/surface/scene';
import type { WorldName } from '../../../../sim/math/seed-of';
import type { Incident } from '../../../../sim/world/incidents';
import type { Palette } from '../../../../theme/palette';
import { GHOST } from '../../inks';
import type { ForkSlice } from '../../sim-slice';
import { marksIn } from '../lines/line';
import type { BundleRoom } from '../map';
import type { Sight } from '../sight';
import { createDotted } from './dotted';
import { ghostsOf } from './ghost';

/** What the vetoes of the slices that are seen prevented, also those that will come. */
export function createGhosts(kind: SurfaceKind) {
  let world: WorldName = '';
  let end = 1;
  let told: Incident | undefined;

  const vetoesIn = (slice: ForkSlice) =>
    told ? slice.vetoes.filter(({ id, vetoed }) => id === told?.id && vetoed >= slice.start) : marksIn(slice);
  const dotted = createDotted(kind, GHOST, (slice) =>
    vetoesIn(slice).flatMap((incident) => (incident.watchdog ? [] : ghostsOf(world, slice, incident, end))),
  );
  dotted.view.label = 'ghosts';

  return {
    view: dotted.view,
    /** `only`: the one incident whose ghosts are drawn, even if it cut no fork; undefined for those of all that did. */
    layout({ map, ends }: BundleRoom, viewport: Viewport, palette: Palette, only: Incident | undefined): void {
      [end, told] = [ends[1], only];
      dotted.layout(map, viewport, palette);
    },
    draw(sight: Sight, selected: Incident | undefined): void {
      world = sight.world;
      dotted.draw(sight, selected);
    },
  };
}
