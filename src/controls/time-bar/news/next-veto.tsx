import { useRef } from 'react';
import { useSeconds } from '../../../session/use-frame';
import { useWorld } from '../../../session/world';
import type { WorldName } from '../../../sim/math/seed-of';
import { countdown } from '../../../sim/words/units';
import { type Incident, nextRollback } from '../../../sim/world/incidents/incidents';
import { setText } from '../../../ui/set-text';

const VETO = 'Next veto in';

/**
 * World time until the next incident's veto or, where none vetoes it, until the watchdog: the beginning of its
 * rollback.
 */
export function NextVeto() {
  const { name: world } = useWorld();
  const time = useRef<HTMLSpanElement>(null);
  const what = useRef<HTMLElement>(null);
  const known = useRef<{ incident: Incident; from: number; world: WorldName }>(undefined);
  useSeconds((t) => {
    const before = known.current;
    const holds = before && before.world === world && t >= before.from && t < before.incident.ended;
    const { incident } = holds ? before : { incident: nextRollback(world, t) };
    if (!holds) known.current = { incident, from: t, world };
    setText(what.current, incident.watchdog ? 'Watchdog in' : VETO);
    setText(time.current, countdown(t, incident.ended));
  });
  return (
    <p className="time-next time-wide muted fine">
      <small ref={what}>{VETO}</small> <span ref={time} />
    </p>
  );
}
