import { gaitAt, HEIGHT, kneeOf, LEG, LEG_OF } from '../sim/world/machines/gait';
import type { Motion } from '../sim/world/machines/motion';
import { DEPTH, DROP, petrelPose } from '../sim/world/machines/petrel-pose';
import { ternPose } from '../sim/world/machines/tern-pose';
import { drawnAt } from './depth';
import { HERON_MIDDLE, HERON_PARTS, PETREL_AXES, PETREL_PARTS } from './parts';
import type { MetrePoint } from './path';
import { hidePart, type PoseBuffer, placePart, turnPoint } from './silhouette';
import { placeTern } from './tern';

function poseTern(pose: PoseBuffer, motion: Motion, t: number): number {
  const tern = ternPose(motion, t);
  placeTern(pose, { ...tern, travelled: motion.at(t).place });
  return tern.brake;
}

/** Offset of the far legs in metres, seen a little from above and from ahead. */
const FAR: MetrePoint = [0.05, 0.02];
/** Joints of a damper on the thigh and on the shank, metres along each and beside it. */
const DAMPER = { thigh: [0.05, 0.034], shank: [0.06, 0.026] } as const;

const ahead = ([x, y]: MetrePoint, [u, v]: readonly [number, number], angle: number): MetrePoint => [
  x + u * Math.cos(angle) - v * Math.sin(angle),
  y + u * Math.sin(angle) + v * Math.cos(angle),
];

function poseHeron(pose: PoseBuffer, motion: Motion, t: number): number {
  const { feet, height, slope } = gaitAt(motion, t);
  const along = motion.at(t).place;
  placePart(pose, HERON_PARTS.body, [-HERON_MIDDLE, height], slope);
  LEG_OF.forEach(({ pair, front }, i) => {
    const parts = HERON_PARTS.legs[i] as (typeof HERON_PARTS.legs)[number];
    const foot = feet[pair];
    const far = parts.rod < 0;
    const hip: MetrePoint = [
      -HERON_MIDDLE + (front ? LEG.hips : -LEG.hips) + (far ? FAR[0] : 0),
      height + slope * (front ? LEG.hips : -LEG.hips) + (far ? FAR[1] : 0),
    ];
    const ankle = { x: foot.at - along, y: LEG.ankle + foot.up + (far ? FAR[1] : 0) - hip[1] };
    const knee = kneeOf(ankle);
    const upper = Math.atan2(knee.y, knee.x);
    const lower = Math.atan2(ankle.y - knee.y, ankle.x - knee.x);
    const joint: MetrePoint = [hip[0] + knee.x, hip[1] + knee.y];
    placePart(pose, parts.thigh, hip, upper);
    placePart(pose, parts.shank, joint, lower);
    if (far) return;
    const top = ahead(hip, DAMPER.thigh, upper);
    const bottom = ahead(joint, DAMPER.shank, lower);
    const way = Math.atan2(bottom[1] - top[1], bottom[0] - top[0]);
    placePart(pose, parts.barrel, top, way);
    placePart(pose, parts.rod, bottom, way + Math.PI);
  });
  return motion.cutAt(t) && height < 0.6 ? Math.min((HEIGHT.standing - height) / 0.1, 1) : 0;
}

/** Metres of the wake's lines for each metre of its length. */
const WAKE = 0.42;

/** Anchor of a Petrel in metres: from its ring to its flukes, and from the bed to its ring once it lies. */
const FLUKES = { long: 0.18, ring: 0.06 } as const;
/** Width and height in metres of a heap of chain for each metre in it. */
const HEAP = { wide: 0.07, high: 0.018 } as const;

/**
 * Writes the anchor's pose: it hangs from the roller until its flukes reach the bed; it then lies where it fell, and
 * the rest of the chain below the roller.
 */
function placeAnchor(pose: PoseBuffer, roller: MetrePoint, { chain, astern }: { chain: number; astern: number }): void {
  const lies = Math.min(Math.max((chain - DROP) / FLUKES.long + 1, 0), 1);
  const heap = Math.max(chain - DROP - astern, 0);
  const low = roller[1] - chain - 0.02;
  const ring = drawnAt(Math.max(low, FLUKES.ring - DEPTH));
  placePart(pose, PETREL_PARTS.chain, roller, 0, roller[1] - ring);
  placePart(pose, PETREL_PARTS.lying, [roller[0], ring], 0, 1, astern);
  placePart(pose, PETREL_PARTS.heap, [roller[0], drawnAt(-DEPTH)], 0, heap * HEAP.high, heap * HEAP.wide);
  placePart(pose, PETREL_PARTS.anchor, [roller[0] - astern, ring], (-lies * Math.PI) / 2);
  if (astern === 0) hidePart(pose, PETREL_PARTS.lying);
  if (heap === 0) hidePart(pose, PETREL_PARTS.heap);
}

function posePetrel(pose: PoseBuffer, motion: Motion, t: number): number {
  const { heave, slope, rudder, plates, wake, ...anchor } = petrelPose(motion, t);
  const along = motion.at(t).place;
  const on = (axis: MetrePoint): MetrePoint => {
    const [x, y] = turnPoint(axis, PETREL_AXES.hull, slope);
    return [x, y + heave];
  };
  placePart(pose, PETREL_PARTS.hull, on(PETREL_AXES.hull), slope);
  placePart(pose, PETREL_PARTS.propeller, on(PETREL_AXES.propeller), slope, Math.cos(along * 7));
  placePart(pose, PETREL_PARTS.rudder, on(PETREL_AXES.rudder), slope, 1, Math.cos((rudder * 3 * Math.PI) / 180));
  PETREL_AXES.plates.forEach((hinge, i) => {
    placePart(pose, PETREL_PARTS.plates + i, on(hinge), slope - (1 - plates) * 1.5);
  });
  placeAnchor(pose, on(PETREL_AXES.chain), anchor);
  placePart(pose, PETREL_PARTS.wake, [-3.05, 0], 0, 1, wake * WAKE);
  if (wake < 0.1) hidePart(pose, PETREL_PARTS.wake);
  return plates;
}

const POSES = { tern: poseTern, heron: poseHeron, petrel: posePetrel } as const;

/** Writes the pose of a machine at `t`, with its nose at the origin. Returns the hold of its brake, 0 to 1. */
export const writePose = (pose: PoseBuffer, motion: Motion, t: number): number =>
  POSES[motion.machine](pose, motion, t);
