import { togglePause } from '../../controls/time-bar/scrub/travel';
import { ClockChip } from '../../panel/header/clock-chip';
import { useClockState, useWorld } from '../../session/world';

/** Clock of a world that is not live: its state, and the ways on and back to the present. */
export function HeroTime() {
  const world = useWorld();
  const { mode } = useClockState();
  if (mode === 'live') return null;
  return (
    <span className="hero-time line">
      <ClockChip isPaused={false} look="solo" />
      {mode === 'paused' && (
        <button type="button" className="button" onClick={() => togglePause(world)}>
          Resume time
        </button>
      )}
      <button type="button" className="button" onClick={() => world.clock.goLive()}>
        Return to live
      </button>
    </span>
  );
}
