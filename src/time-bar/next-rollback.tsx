import { useRef } from 'react';
import { useSeconds } from '../clock/use-frame';
import { useWorld } from '../clock/world';
import { countdown } from '../sim/words/units';
import { nextPhase, sliceAt } from '../sim/world/scenario';
import { setText } from '../ui/set-text';

/** What is said of the next rollback at `t`, such as `next rollback in 00:42`. */
export function rollbackReading(seed: string, t: number): string {
  const time = countdown(t, nextPhase('rollback', t));
  return sliceAt(seed, t).phase === 'rollback' ? `rolling back; next in ${time}` : `next rollback in ${time}`;
}

/** How long until the running slice, or the next, is rolled back. Only its text node changes, once a second. */
export function NextRollback() {
  const { seed } = useWorld();
  const element = useRef<HTMLSpanElement>(null);
  useSeconds((t) => setText(element.current, rollbackReading(seed, t)));
  return <span ref={element} className="next-rollback" />;
}
