import { useRef } from 'react';
import { useSeconds } from '../clock/use-frame';
import { useWorld } from '../clock/world';
import { countdown } from '../sim/words/units';
import { nextPhase, sliceAt } from '../sim/world/scenario';
import { setText } from '../ui/set-text';

/** What is said at `t` of the rollback that ends a slice, such as `slice rolls back in 00:42`. */
export function rollbackReading(world: string, t: number): string {
  const time = countdown(t, nextPhase('rollback', t));
  return sliceAt(world, t).phase === 'rollback' ? `slice rolls back; next ${time}` : `slice rolls back in ${time}`;
}

/** How long until the running slice, or the next, is rolled back. Only its text node changes, once a second. */
function NextRollback() {
  const { name: world } = useWorld();
  const element = useRef<HTMLSpanElement>(null);
  useSeconds((t) => setText(element.current, rollbackReading(world, t)));
  return <span ref={element} className="next-rollback" />;
}
