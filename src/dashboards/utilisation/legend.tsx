import { Swatch } from '../../ui/swatch';
import { INCIDENT } from './inks';

/** What the bars under the plot mean; what the plots show is written in them. */
export default function Legend() {
  return (
    <ul className="legend">
      <li>
        <Swatch {...INCIDENT} /> socket rolled back in an incident
      </li>
    </ul>
  );
}
