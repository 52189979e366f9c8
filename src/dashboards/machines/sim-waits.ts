import { max, min } from '../../sim/math/math';
import { releaseOf, startOf } from '../../sim/world/machines/cuts';
import { gaitAt } from '../../sim/world/machines/gait';
import { isAtRest, type Motion, type MotionHold } from '../../sim/world/machines/motion';
import { isMoving, legAt, legInPatrol, stepFrom } from '../../sim/world/machines/rhythm';
import { SPECS, WARNING_MS } from '../../sim/world/machines/specs';

/**
 * Reason for which a machine waits: nothing, as it moves; its gate; the end of a pause of its patrol; another battery
 * in its dock; a person; its start; its next committed step.
 */
export type WaitReason = 'nothing' | 'gate' | 'pause' | 'dock' | 'person' | 'start' | 'step';

/** True if a machine stands at `t` with no foot in the air. */
const standsStill = (motion: Motion, t: number): boolean =>
  motion.at(t).speed === 0 && (motion.machine !== 'heron' || gaitAt(motion, t).feet.every(({ up }) => up === 0));

/** Reason for which a machine waits at `t`. Its gate is one until it is open and the machine has come to rest. */
export function waitingOf(motion: Motion, t: number): WaitReason {
  const cut = motion.cutAt(t);
  if (cut) return t < startOf(cut) && (cut.back === 0 || t < cut.back) ? 'person' : 'start';
  const hold = motion.holdsAt(t)[0];
  if (hold && (t < hold.opens || !standsStill(motion, t))) return 'gate';
  const doing = motion.doingAt(t);
  if (doing === 'pause' || doing === 'dock') return doing;
  if (motion.at(t).speed > 0) return 'nothing';
  // A pause of its patrol may begin before its warning is over.
  return isSettingOff(motion, t) ? standsSince(motion, t) : 'pause';
}

/**
 * Reason for which a machine that is about to move has stood: a start after a cut, its gate, its dock or a pause. A cut
 * or a gate after which its patrol had it stand is over.
 */
function standsSince(motion: Motion, t: number): WaitReason {
  const { machine, cuts } = motion;
  const { index, start, holds } = motion.leg(legAt(machine, t));
  const { place } = motion.at(t);
  const wasLast = (free: number) =>
    motion.at(min(free, t)).place === place && isMoving(motion.doingAt(stepFrom(machine, free)));
  if (cuts.some((cut) => releaseOf(cut) <= t && wasLast(releaseOf(cut)))) return 'start';
  if (holds.some(({ opens, to }) => opens <= t && wasLast(to))) return 'step';
  return legInPatrol(machine, index) === 0 && motion.at(start).place === place ? 'dock' : 'pause';
}

/**
 * Hold of a machine that waits for the end of a pause at `t`, if that hold stopped it on its way and it has stood there
 * since: its pause had begun before its gate was open.
 */
export function stoppedBy(motion: Motion, t: number): MotionHold | undefined {
  const { place } = motion.at(t);
  const index = legAt(motion.machine, t);
  return [max(index - 1, 0), index]
    .flatMap((each) => motion.leg(each).holds)
    .findLast(
      ({ from, to, opens }) => opens <= t && motion.at(min(to, t)).place === place && !isAtRest(motion.at(from).speed),
    );
}

/** Leg of a machine at `t`: one that a person has to restart stays on the leg on which it was stopped. */
export function standingLeg(motion: Motion, t: number): number {
  const { machine } = motion;
  const halt = motion.holdsAt(t).find(({ person, opens }) => person && t < opens);
  return legAt(machine, motion.cutAt(t)?.at ?? halt?.from ?? t);
}

/** Event that ends the hold of a machine at `t`. */
export function needOf({ opens, person }: MotionHold, t: number): 'gate' | 'person' | 'rest' {
  if (t >= opens) return 'rest';
  return person ? 'person' : 'gate';
}

/**
 * True if a machine that stands at `t` moves within WARNING_MS, or once its warning is over, unless its gate closes.
 */
function isSettingOff(motion: Motion, t: number): boolean {
  const { step } = SPECS[motion.machine];
  const first = stepFrom(
    motion.machine,
    motion.holdsAt(t).reduce((last, { to }) => max(last, to), t),
  );
  for (let at = first; at === first || at <= t + WARNING_MS; at += step) {
    if (isMoving(motion.doingAt(at))) return true;
  }
  return false;
}

/**
 * Whether a machine sounds its warning at `t`: for WARNING_MS at least before it moves from any standstill, and while a
 * start after a cut is carried out. It is silent while its gate is closed, or a foot is in the air.
 */
export function warnsAt(motion: Motion, waits: WaitReason, t: number): boolean {
  if (waits === 'start') return isAtRest(motion.at(t).speed);
  const isFree = ['pause', 'dock', 'step'].includes(waits);
  return isFree && standsStill(motion, t) && isSettingOff(motion, t);
}
