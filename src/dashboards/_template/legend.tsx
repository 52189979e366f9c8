import { Swatch } from '../../ui/swatch';
import { PULSE_INK } from './inks';

export default function Legend() {
  return (
    <ul className="legend">
      <li>
        <Swatch {...PULSE_INK} /> pulses
      </li>
    </ul>
  );
}
