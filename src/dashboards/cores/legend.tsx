import { capitalise } from '../../sim/words/sentences';
import { CORE_STATES, IDLE_CEILING } from '../../sim/world/cores/cores';
import { Swatch } from '../../ui/swatch';
import { useObservable } from '../../ui/use-observable';
import type { LegendProps } from '../contract';
import { INKS, isOrdinary, LINES_AT } from './inks';
import type { CoresState } from './sim';

/** Legend of the gauges' inks. */
export default function Legend(props: LegendProps<CoresState>) {
  const drawn = useObservable(props.state, (now) =>
    now?.cores.map(({ state, corr }) => (corr ? 'incident' : state)).join(),
  );
  /** States that no core is in are faint in the legend. */
  const quiet = (state: keyof typeof INKS) => (drawn?.split(',').includes(state) === false ? 'faint' : undefined);
  return (
    <ul className="legend muted small">
      {CORE_STATES.map((state) => (
        <li key={state} className={quiet(state)}>
          <Swatch {...INKS[state]} faint={isOrdinary(state)} />
          <span>{` ${state === 'idle' ? `Idle: 0 to ${IDLE_CEILING}%` : capitalise(state)}`}</span>
        </li>
      ))}
      <li className={quiet('incident')}>
        <Swatch {...INKS.incident} />
        <span> Rollback in an incident</span>
      </li>
      <li>Outlined: busiest core</li>
      <li>{`Lines at ${LINES_AT.map((percent) => `${percent}%`).join(' and ')}`}</li>
    </ul>
  );
}
