import { RECOVERY_MS } from '../../sim/world/gate';
import { StatusMark } from '../../ui/status-mark';
import { Swatch } from '../../ui/swatch';
import { FAULT_INK, TONES } from './inks';

/** What the marks mean, and the bars of the strips. */
export default function Legend() {
  return (
    <ul className="legend">
      <li>
        <StatusMark tone={TONES.OK} /> OK
      </li>
      <li>
        <StatusMark tone={TONES.FAULT} /> FAULT
      </li>
      <li>
        <Swatch {...FAULT_INK} /> {`fault in the last minute (${RECOVERY_MS / 1_000} s)`}
      </li>
      <li>min, s: time in this state</li>
    </ul>
  );
}
