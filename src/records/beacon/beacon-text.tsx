import { type RefObject, useEffect, useRef } from 'react';
import { NEXT_FRAME } from '../../clock/frames';
import { countPendingPart } from '../../loading/pending-part';
import { useFrame } from '../../session/use-frame';
import { useWorld } from '../../session/world';
import { setText } from '../../ui/set-text';
import { beaconSteps } from './beacon';

/** Monotonic milliseconds between the beginnings of two beacons. */
const PACE_MS = 1_000;

export interface BeaconProps {
  /** Instant of the beacon; the world's if absent. */
  at?(): number | undefined;
}

function stopWaiting(arrived: RefObject<(() => void) | undefined>): void {
  arrived.current?.();
  arrived.current = undefined;
}

/**
 * State beacon of an instant: eight characters that agree on every screen that shows the same world at the same second.
 * Another world or cycle has a text of its own, so that none shows, or waits for, the one before.
 */
export default function BeaconText(props: BeaconProps) {
  const { name, cycleDays } = useWorld();
  return <WorldBeacon key={`${name} ${cycleDays}`} {...props} />;
}

/** State beacon of one world. */
function WorldBeacon({ at }: BeaconProps) {
  const { name: world, cycleDays, clock } = useWorld();
  const text = useRef<HTMLElement>(null);
  const work = useRef<ReturnType<typeof beaconSteps>>(undefined);
  const begun = useRef(Number.NEGATIVE_INFINITY);
  /** Instant that is being computed or is shown. */
  const instant = useRef<number>(undefined);
  const arrived = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting(arrived), []);
  useFrame((now) => {
    const target = at?.() ?? clock.now();
    // While time runs a beacon is already a moment old, so nothing waits for it.
    if (clock.state.rate > 0) stopWaiting(arrived);
    else if (target !== instant.current) arrived.current ??= countPendingPart();
    if (!work.current && target !== instant.current && now - begun.current >= PACE_MS) {
      begun.current = now;
      instant.current = target;
      work.current = beaconSteps(world, target, cycleDays);
    }
    try {
      // Computes one model a frame: all of them at once would block the page.
      const step = work.current?.next();
      if (step && !step.done) return NEXT_FRAME;
      if (step) setText(text.current, step.value);
    } catch {
      setText(text.current, 'unavailable');
    }
    work.current = undefined;
    if (target !== instant.current) return begun.current + PACE_MS;
    stopWaiting(arrived);
    return now + PACE_MS;
  });
  return (
    <div className="beacon muted small">
      State code <code ref={text} />
    </div>
  );
}
