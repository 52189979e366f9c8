import { Swatch } from '../../ui/swatch';
import { INKS } from './inks';

/** Whose samples the two inks are. */
export default function Legend() {
  return (
    <ul className="legend">
      <li>
        <Swatch {...INKS.ordinary} /> action undone during a slice
      </li>
      <li>
        <Swatch {...INKS.forced} /> action undone in an incident’s rollback
      </li>
    </ul>
  );
}
