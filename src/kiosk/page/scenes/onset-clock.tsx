import { useRef } from 'react';
import { NEXT_FRAME, NO_FRAME } from '../../../clock/frames';
import { worldFrame } from '../../../clock/world-frame';
import { useFrame } from '../../../session/use-frame';
import { useWorld } from '../../../session/world';
import { SECOND_MS } from '../../../sim/words/time';
import { setText } from '../../../ui/set-text';
import type { Telling } from '../../telling';
import { drawnInstant } from '../../third-act';

/** Seconds until the onset of an incident, then from the onset to the recovery. Only its text nodes change. */
export function OnsetClock({ incident, act }: Telling) {
  const { clock } = useWorld();
  const value = useRef<HTMLSpanElement>(null);
  const label = useRef<HTMLElement>(null);
  useFrame((now) => {
    const { t } = worldFrame(clock, now);
    const time = drawnInstant(incident, act, t);
    const until = act && t >= act.start ? act.unvetoed.recovered : incident.recovered;
    const since = Math.min(time, until) - incident.onset;
    // Hundredths would be a blur.
    setText(value.current, since < 0 ? String(Math.ceil(-since / SECOND_MS)) : (since / SECOND_MS).toFixed(1));
    setText(label.current, since < 0 ? 'until the next incident' : 'since the onset');
    return clock.state.rate === 0 ? NO_FRAME : NEXT_FRAME;
  });
  return (
    <p className="kiosk-clock-large">
      <span>
        <span ref={value} />
        <span className="kiosk-clock-unit"> s</span>
      </span>
      <small ref={label} />
    </p>
  );
}
