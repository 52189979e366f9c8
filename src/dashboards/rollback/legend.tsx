import { Swatch } from '../../ui/swatch';
import { INKS } from './inks';

/** Whose samples the two inks are. */
export default function Legend() {
  return (
    <ul className="legend">
      <li>
        <Swatch {...INKS.ordinary} /> ordinary
      </li>
      <li>
        <Swatch {...INKS.forced} /> forced by an incident
      </li>
    </ul>
  );
}
