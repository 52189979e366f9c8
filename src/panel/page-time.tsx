import { useEffect, useRef } from 'react';
import { onFrame } from '../clock/frames';
import { useClockState, useWorld } from '../clock/world';
import { clockReading, setZone, useZone } from '../clock/zone';
import './page-time.css';

/** The time of everything on the page: its reading, a pause for all panels, the way back to live, and the zone. */
export function PageTime() {
  const { clock } = useWorld();
  const { mode } = useClockState();
  const zone = useZone();
  const reading = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      onFrame(() => {
        const text = clockReading(clock.now(), zone);
        if (reading.current && reading.current.textContent !== text) reading.current.textContent = text;
      }),
    [clock, zone],
  );
  const stopped = mode === 'paused';
  return (
    <section className="page-time" aria-label="Time on this page">
      <button type="button" className="button" onClick={() => (stopped ? clock.play(1) : clock.pause())}>
        {stopped ? 'Run all panels' : 'Pause all panels'}
      </button>
      {mode !== 'live' && (
        <button type="button" className="button" onClick={() => clock.goLive()}>
          Return to live
        </button>
      )}
      <button type="button" className="button" onClick={() => setZone(zone === 'utc' ? 'local' : 'utc')}>
        {zone === 'utc' ? 'Show local time' : 'Show UTC'}
      </button>
      <span className="page-time-mode">
        {mode === 'live' ? 'live' : mode === 'paused' ? 'standing still' : 'replay'}
      </span>
      <span ref={reading} className="page-time-reading" />
    </section>
  );
}
