import { RECOVERY_MS } from '../../sim/world/incidents/gate';
import { StatusMark } from '../../ui/status-mark';
import { StrokeSwatch, Swatch } from '../../ui/swatch';
import { CLOSED_INK, FAULT_INK, HOLDS_INK, TONES } from './inks';

/** Legend of the marks, the bars of the strips, and the frame. */
export default function Legend() {
  return (
    <ul className="legend muted small">
      <li>
        <StatusMark tone={TONES.OK} /> OK
      </li>
      <li>
        <StatusMark tone={TONES.FAULT} /> <Swatch {...FAULT_INK} />
        {` FAULT, until ${RECOVERY_MS / 1_000} s after the veto`}
      </li>
      <li>
        <StatusMark tone={TONES.holding} /> <StrokeSwatch colour={HOLDS_INK} width={2} path="M1 1h26v12H1Z" /> OK;
        holding the gate closed
      </li>
      <li>
        <Swatch {...CLOSED_INK} /> Gate closed
      </li>
    </ul>
  );
}
