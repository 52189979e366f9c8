import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NEXT_FRAME } from '../clock/frames';
import { useWorld } from '../clock/world';
import { say } from '../ui/say';
import { useFrame } from './use-frame';

type Module = typeof import('../beacon/beacon');

/** Monotonic milliseconds between the beginnings of two beacons. */
const PACE_MS = 1_000;

/** Stands where the beacon will. */
const NOT_YET = '········';

interface BeaconProps {
  /** The instant to tell; the world's where absent. */
  at?(): number | undefined;
}

/** The state beacon of an instant: eight characters that agree on every screen that shows the same world at the same second. */
export function Beacon({ at }: BeaconProps) {
  const { seed, cycleDays, clock } = useWorld();
  const [module, setModule] = useState<Module>();
  const text = useRef<HTMLElement>(null);
  const work = useRef<ReturnType<Module['beaconSteps']>>(undefined);
  const begun = useRef(Number.NEGATIVE_INFINITY);
  const load = useEffectEvent(async () => {
    try {
      const loaded = await import('../beacon/beacon');
      setModule(loaded);
    } catch (error) {
      console.error('The beacon could not be loaded.', error);
    }
  });
  useEffect(() => {
    void load();
  }, []);
  useFrame((now) => {
    if (module && !work.current && now - begun.current >= PACE_MS) {
      begun.current = now;
      work.current = module.beaconSteps(seed, at?.() ?? clock.now(), cycleDays);
    }
    try {
      // One model a frame: all of them at once would hold the page up.
      const step = work.current?.next();
      if (step && !step.done) return NEXT_FRAME;
      if (step) say(text.current, step.value);
    } catch {
      say(text.current, 'not to be had');
    }
    work.current = undefined;
    return begun.current + PACE_MS;
  });
  return (
    <div className="beacon">
      State beacon <code ref={text}>{NOT_YET}</code>
    </div>
  );
}

/** As large as a beacon, where none is to be told yet. */
export function BeaconPlace() {
  return (
    <div className="beacon">
      State beacon <code>{NOT_YET}</code>
    </div>
  );
}
