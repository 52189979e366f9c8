import { useState } from 'react';
import { paceText } from '../clock/pace-text';
import { relationToNow } from '../clock/relation-to-now';
import { useSeconds } from '../session/use-frame';
import { useClockState, useWorld } from '../session/world';
import { focusMain } from '../ui/focus-main';
import './time-notice.css';

/** Words for time that runs beside the present, at its own pace. */
function Running() {
  const { clock } = useWorld();
  const { mode, rate } = useClockState();
  const isAhead = () => relationToNow(mode, clock.now(), clock.present()) === 'future';
  // Time that runs faster or slower than the present may pass it.
  const [isFuture, setIsFuture] = useState(isAhead);
  useSeconds(() => setIsFuture(isAhead()));
  const pace = rate === 1 ? '' : ` at ${paceText(rate)}`;
  return <p>{`You are viewing ${isFuture ? 'a future' : 'a past'} time${pace}`}</p>;
}

/** The state of time while it is not live, and a button back to the present; for pages without a time bar. */
export function TimeNotice() {
  const { clock } = useWorld();
  const { mode } = useClockState();
  if (mode === 'live') return null;
  const goLive = () => {
    clock.goLive();
    focusMain();
  };
  return (
    <section className="time-notice line muted small" aria-label="Time on this page">
      {mode === 'paused' ? <p>Time stopped</p> : <Running />}
      <button type="button" className="button" onClick={goLive}>
        Return to live
      </button>
    </section>
  );
}
