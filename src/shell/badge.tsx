import { useEffect, useRef } from 'react';
import { onInstants } from '../clock/instants';
import { useWorld } from '../clock/world';
import { badgeAt, nextBadgeSample } from '../sim/badge';
import { grouped } from '../sim/units';
import { say } from '../ui/say';
import { StatusMark } from '../ui/status-mark';

/** The site's total at the world's instant. Its place is kept, and it is not shown, until the page is ready. */
export function Badge() {
  const { seed, cycleDays, clock } = useWorld();
  const value = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      onInstants(
        clock,
        (t) => nextBadgeSample(seed, t),
        (t) => say(value.current, grouped(badgeAt(seed, t, cycleDays).tflops)),
      ),
    [seed, cycleDays, clock],
  );
  return (
    <p className="badge" title="Total of the simulated site">
      <span className="badge-state">
        <StatusMark tone="ok" />
        OK
      </span>{' '}
      <span ref={value} className="badge-value" /> <span>TFLOPS</span>
    </p>
  );
}
