import { RECOVERY_MS } from '../../sim/world/incidents/gate';
import { StatusMark } from '../../ui/status-mark';
import { Stroke, Swatch } from '../../ui/swatch';
import { FAULT_INK, HOLDS_INK, TONES } from './inks';
import { TICK_MS } from './sim';

/** The meaning of the marks, the bars of the strips, and the frame. */
export default function Legend() {
  return (
    <ul className="legend muted small">
      <li>
        <StatusMark tone={TONES.OK} /> OK
      </li>
      <li>
        <StatusMark tone={TONES.FAULT} /> FAULT
      </li>
      <li>
        <Swatch {...FAULT_INK} />
        {` Fault, each lasts ${RECOVERY_MS / 1_000} s`}
      </li>
      <li>
        <StatusMark tone={TONES.holding} /> <Stroke colour={HOLDS_INK} width={2} path="M1 1h26v12H1Z" /> Vetoed: its
        veto keeps the gate closed
      </li>
      <li>{`Strip: last minute, tick: ${TICK_MS / 1_000} s`}</li>
      <li>Time in its state, or since its veto closed the gate</li>
    </ul>
  );
}
