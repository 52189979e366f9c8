import { useRef } from 'react';
import { useSeconds } from '../../../session/use-frame';
import { useWorld } from '../../../session/world';
import type { WorldName } from '../../../sim/math/seed-of';
import { countdown } from '../../../sim/words/units';
import { type Incident, nextRollback } from '../../../sim/world/incidents/incidents';
import { setText } from '../../../ui/set-text';

const VETO = 'Next veto in';

/**
 * How long it is until the next incident’s veto, or the watchdog where none vetoes it, which begins its rollback, in
 * world time.
 */
export function NextVeto() {
  const { name: world } = useWorld();
  const time = useRef<HTMLSpanElement>(null);
  const what = useRef<HTMLElement>(null);
  const known = useRef<{ incident: Incident; from: number; world: WorldName }>(undefined);
  useSeconds((t) => {
    const before = known.current;
    const holds = before && before.world === world && t >= before.from && t < before.incident.vetoed;
    const { incident } = holds ? before : { incident: nextRollback(world, t) };
    if (!holds) known.current = { incident, from: t, world };
    setText(what.current, incident.watchdog ? 'Watchdog in' : VETO);
    setText(time.current, countdown(t, incident.vetoed));
  });
  return (
    <p className="time-next time-wide muted fine">
      <small ref={what}>{VETO}</small> <span ref={time} />
    </p>
  );
}
