import { Container } from 'pixi.js';
import { partsOf, SIZES } from '../../../../machine/parts';
import { writePose } from '../../../../machine/poses';
import { createPose } from '../../../../machine/silhouette';
import { createSilhouettes } from '../../../../machine/silhouettes';
import { snapTo } from '../../../../plot/grammar/snap';
import type { DrawingArea } from '../../../../plot/grammar/viewport';
import type { SurfaceKind } from '../../../../plot/surface/scene';
import type { WorldName } from '../../../../sim/math/seed-of';
import { motionOf } from '../../../../sim/world/machines/acts';
import type { MachineName } from '../../../../sim/world/machines/machine-names';
import type { TimeMap } from '../map';
import { ternPlace } from '../tern-place';

/** The machines that a told incident can strike besides Tern, which every drawing of the forks has. */
const DRILLED = ['heron', 'petrel'] as const satisfies readonly MachineName[];
type Drilled = (typeof DRILLED)[number];

/** Views of one machine. */
const createView = (kind: SurfaceKind, machine: Drilled) => ({
  ...createSilhouettes(kind, partsOf[machine](), 0),
  pose: createPose(),
});

/**
 * The machine that a told incident strikes, in Tern's place: its nose at now, the live line its ground or its water.
 */
export function createDrilled(kind: SurfaceKind) {
  const container = new Container();
  const views = Object.fromEntries(DRILLED.map((machine) => [machine, createView(kind, machine)])) as Record<
    Drilled,
    ReturnType<typeof createView>
  >;
  for (const machine of DRILLED) container.addChild(...views[machine].containers);
  let arrangement: (DrawingArea & { readonly map: TimeMap }) | undefined;

  return {
    container,
    layout(map: TimeMap, { viewport, palette }: DrawingArea): void {
      arrangement = { map, viewport, palette };
      for (const machine of DRILLED) {
        const { pxPerMetre } = ternPlace(map, viewport, SIZES[machine]);
        views[machine].layout({ viewport, palette, pxPerMetre, from: 0, to: viewport.width, fade: 1 });
      }
    },
    /** Draws `struck` in a world at `t`; nothing for Tern and for an incident that strikes no machine. */
    draw(world: WorldName, t: number, struck: MachineName | null): void {
      if (!arrangement) return;
      const { map, viewport } = arrangement;
      const snap = snapTo(viewport.resolution);
      for (const machine of DRILLED) {
        const { machine: silhouette, pose } = views[machine];
        if (machine !== struck) {
          silhouette.hide();
          continue;
        }
        const { nose } = ternPlace(map, viewport, SIZES[machine]);
        const hold = writePose(pose, motionOf(world, machine, []), t);
        silhouette.draw(pose, { x: snap(nose.x), y: snap(nose.y), opacity: 1, hold });
      }
    },
  };
}
