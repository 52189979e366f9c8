import { Swatch } from '../../ui/swatch';
import { INKS } from './inks';

/** Which samples each ink stands for. */
export default function Legend() {
  return (
    <ul className="legend muted small">
      <li>
        <Swatch {...INKS.ordinary} /> action undone during a slice
      </li>
      <li>
        <Swatch {...INKS.forced} /> action undone during an incident
      </li>
    </ul>
  );
}
