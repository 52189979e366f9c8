import { useRef, useState } from 'react';
import { useSeconds } from '../../../session/use-frame';
import { useWorld } from '../../../session/world';
import { countdown } from '../../../sim/words/units';
import { followRollbacks } from '../../../sim/world/incidents/follow-rollbacks';
import { setText } from '../../../ui/set-text';

const VETO = 'Next veto (drill):';

/**
 * World time until the next incident's veto or, where none vetoes it, until the watchdog: the beginning of its
 * rollback.
 */
export function NextVeto() {
  const { name: world } = useWorld();
  const time = useRef<HTMLSpanElement>(null);
  const what = useRef<HTMLElement>(null);
  const [nextAt] = useState(followRollbacks);
  useSeconds((t) => {
    const incident = nextAt(world, t);
    setText(what.current, incident.watchdog ? 'Pod’s watchdog:' : VETO);
    setText(time.current, countdown(t, incident.ended));
  });
  return (
    <p className="time-next time-wide muted fine">
      <small ref={what}>{VETO}</small> <span ref={time} />
    </p>
  );
}
