import { Swatch } from '../../ui/swatch';
import { INKS } from './inks';

/** Whose samples the two inks are. */
export default function Legend() {
  return (
    <ul className="legend">
      <li>
        <Swatch {...INKS.ordinary} /> ordinary rollback
      </li>
      <li>
        <Swatch {...INKS.forced} /> rollback forced by an incident
      </li>
    </ul>
  );
}
