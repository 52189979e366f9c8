import { Swatch } from '../../ui/swatch';
import { PULSE_INK } from './inks';

/** The meaning of the one ink. A default export, because the panel loads it on demand. */
export default function Legend() {
  return (
    <ul className="legend muted small">
      <li>
        <Swatch {...PULSE_INK} /> pulses
      </li>
    </ul>
  );
}
