import { relationToNow } from '../clock/relation-to-now';
import { useClockState, useWorld } from '../session/world';
import './time-notice.css';

/** The state of time while it is not live, and a button back to the present; for pages without a time bar. */
export function TimeNotice() {
  const { clock } = useWorld();
  const { mode, rate } = useClockState();
  if (mode === 'live') return null;
  const viewed = relationToNow(mode, clock.now(), clock.present()) === 'future' ? 'a future' : 'a past';
  const pace = rate === 1 ? '' : ` at ${Number(rate.toFixed(2))}×`;
  const words = mode === 'paused' ? 'Time stopped' : `You are viewing ${viewed} time${pace}`;
  return (
    <section className="time-notice line muted small" aria-label="Time on this page">
      <p>{words}</p>
      <button type="button" className="button" onClick={() => clock.goLive()}>
        Return to live
      </button>
    </section>
  );
}
