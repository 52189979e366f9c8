import { Swatch } from '../../ui/swatch';
import { INCIDENT } from './inks';

/** The meaning of the bars under the plot; the plots have labels of their own. */
export default function Legend() {
  return (
    <ul className="legend muted small">
      <li>
        <Swatch {...INCIDENT} /> socket rolled back in an incident
      </li>
    </ul>
  );
}
