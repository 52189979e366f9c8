import { Swatch } from '../../ui/swatch';
import { INKS, TONES } from './inks';

/** What the colours of the lines mean. */
export default function Legend() {
  return (
    <ul className="legend">
      <li>
        <Swatch colour={INKS.live.colour} hatch="solid" /> live state
      </li>
      <li>
        <Swatch colour={INKS.fork.colour} hatch="rows" /> fork, brighter with its score
      </li>
      <li>
        <Swatch colour={TONES.best} hatch="solid" /> best fork, to be committed
      </li>
      <li>
        <Swatch colour={TONES.cut} hatch="columns" /> cut by an incident
      </li>
    </ul>
  );
}
