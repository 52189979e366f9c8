import { useRef } from 'react';
import { useSeconds } from '../clock/use-frame';
import { useWorld } from '../clock/world';
import { countdown } from '../sim/words/units';
import { type Incident, nextRollback } from '../sim/world/incidents';
import { setText } from '../ui/set-text';

/** How long it is until the next incident’s veto, which begins its rollback, in world time. */
export function NextVeto() {
  const { seed } = useWorld();
  const left = useRef<HTMLSpanElement>(null);
  const known = useRef<{ incident: Incident; from: number }>(undefined);
  useSeconds((t) => {
    const { incident, from } = known.current ?? { incident: undefined, from: 0 };
    if (!incident || t < from || t >= incident.vetoed) known.current = { incident: nextRollback(seed, t), from: t };
    setText(left.current, countdown(t, known.current?.incident.vetoed ?? t));
  });
  return (
    <p className="time-next time-wide">
      Next veto in <span ref={left} />
    </p>
  );
}
