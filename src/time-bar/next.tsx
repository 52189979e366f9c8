import { useRef } from 'react';
import { countdown } from '../clock/distance';
import { useSeconds } from '../clock/use-frame';
import { useWorld } from '../clock/world';
import { type Incident, nextRollback } from '../sim/world/incidents';
import { setText } from '../ui/set-text';

/** How long it is until the next incident’s veto, which begins its rollback, in world time. */
export function NextVeto() {
  const { clock, seed } = useWorld();
  const left = useRef<HTMLSpanElement>(null);
  const known = useRef<{ incident: Incident; from: number }>(undefined);
  useSeconds(() => {
    const t = clock.now();
    const { incident, from } = known.current ?? { incident: undefined, from: 0 };
    if (!incident || t < from || t >= incident.vetoed) known.current = { incident: nextRollback(seed, t), from: t };
    setText(left.current, countdown((known.current?.incident.vetoed ?? t) - t));
  });
  return (
    <p className="time-next time-wide">
      Next veto in <span ref={left} />
    </p>
  );
}
