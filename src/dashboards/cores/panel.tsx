import { CORE_STATES } from '../../sim/cores';
import { Swatch } from '../../ui/swatch';
import { INKS } from './inks';

/** What the hatches of the gauges mean. */
export default function Legend() {
  return (
    <ul className="legend">
      {CORE_STATES.map((state) => (
        <li key={state}>
          <Swatch {...INKS[state]} /> {state}
        </li>
      ))}
    </ul>
  );
}
