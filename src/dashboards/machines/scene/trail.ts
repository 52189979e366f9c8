import { writePose } from '../../../machine/poses';
import { createPose, type PoseBuffer, type Silhouette } from '../../../machine/silhouette';
import type { Motion } from '../../../sim/world/machines/motion';
import { EARLIER } from '../../../theme/machine-inks';
import { earlierPositions } from './earlier-positions';
import type { MachineField } from './layout';

/** Pose with its motion and its instant: none before it is computed. */
interface KnownPose {
  readonly pose: PoseBuffer;
  motion?: Motion;
  t?: number;
  hold: number;
}

/** Earlier positions of a machine, which fade. As many poses as silhouettes are cached, each computed once. */
export function createTrail(silhouettes: readonly Silhouette[]) {
  const poses = silhouettes.map((): KnownPose => ({ pose: createPose(), hold: 0 }));

  function poseAt(motion: Motion, t: number): KnownPose {
    const known = poses.find((each) => each.t === t && each.motion === motion);
    if (known) return known;
    const oldest = poses.reduce((a, b) => (b.t === undefined || (a.t !== undefined && b.t < a.t) ? b : a));
    return Object.assign(oldest, { motion, t, hold: writePose(oldest.pose, motion, t) });
  }

  return {
    /** Draws the positions before `t`; none while it is held. */
    draw({ nose, pxPerMetre, ground }: MachineField, motion: Motion, t: number, held: boolean): void {
      const { place } = motion.at(t);
      const positions = held ? [] : earlierPositions(motion, t);
      silhouettes.forEach((silhouette, i) => {
        const position = positions[i];
        if (!position) {
          silhouette.hide();
          return;
        }
        const { pose, hold } = poseAt(motion, position.t);
        const x = nose - (place - motion.at(position.t).place) * pxPerMetre;
        const opacity = EARLIER.newest * EARLIER.share ** Math.max(position.age - 1, 0);
        silhouette.draw(pose, { x, y: ground, opacity, hold });
      });
    },
  };
}
