import type { ChangeEvent } from 'react';
import { paceText } from '../../clock/pace-text';
import { useSelection } from '../../session/use-session';
import { useClockState, useWorld } from '../../session/world';
import { TimeIcon } from './icon';
import { stepTime, togglePause, visitRollback } from './scrub/travel';

/** Speeds to choose from, in world seconds per second. */
const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 60, 600, 3600] as const;

/** Controls that stop and run the page's time, step it, take it to an incident, and set its speed. */
export function TimeTransport() {
  const world = useWorld();
  const { mode, speed } = useClockState();
  const [, select] = useSelection();
  const go = (direction: 'next' | 'previous') => visitRollback(world, direction, select);
  const isStopped = mode === 'paused';
  const speeds = [...new Set([...SPEEDS, speed])].sort((a, b) => a - b);
  return (
    <div className="time-transport">
      <button type="button" className="button time-button time-wide" onClick={() => go('previous')}>
        <TimeIcon of="previous" />
        <span className="visually-hidden">Previous incident</span>
      </button>
      <button type="button" className="button time-button time-wide" onClick={() => stepTime(world, -1)}>
        <TimeIcon of="back" />
        <span className="visually-hidden">Back one second</span>
      </button>
      <button type="button" className="button time-button time-pause" onClick={() => togglePause(world)}>
        <TimeIcon of={isStopped ? 'run' : 'pause'} />
        <span data-seen="from-tablet-or-monitor">{isStopped ? 'Resume time' : 'Stop time'}</span>
      </button>
      <button type="button" className="button time-button time-wide" onClick={() => stepTime(world, 1)}>
        <TimeIcon of="forward" />
        <span className="visually-hidden">Forward one second</span>
      </button>
      <button type="button" className="button time-button time-wide" onClick={() => go('next')}>
        <TimeIcon of="next" />
        <span className="visually-hidden">Next incident</span>
      </button>
      <select
        className="time-speed time-wide"
        aria-label="Speed"
        value={speed}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => world.clock.setSpeed(Number(event.target.value))}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {paceText(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
