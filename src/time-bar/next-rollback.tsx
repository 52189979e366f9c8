import { useRef } from 'react';
import { useSeconds } from '../clock/use-frame';
import { useWorld } from '../clock/world';
import { nextPhase, sliceAt } from '../sim/world/scenario';
import { setText } from '../ui/set-text';

const pad = (n: number) => String(n).padStart(2, '0');

/** What is said of the next rollback at `t`, such as `next rollback in 00:42`. */
export function rollbackReading(seed: string, t: number): string {
  const seconds = Math.ceil((nextPhase('rollback', t) - t) / 1_000);
  const time = `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
  return sliceAt(seed, t).phase === 'rollback' ? `rolling back; next in ${time}` : `next rollback in ${time}`;
}

/** How long until the running slice, or the next, is rolled back. Only its text node changes, once a second. */
export function NextRollback() {
  const { seed, clock } = useWorld();
  const element = useRef<HTMLSpanElement>(null);
  useSeconds(() => setText(element.current, rollbackReading(seed, clock.now())));
  return <span ref={element} className="next-rollback" />;
}
