import { Swatch } from '../../ui/swatch';
import { BAND_INK, BAR_INK, FULL_DEVIATION, INCIDENT_INK, OUT_INK } from './inks';

/** How to read a GPU's bar, and what marks a rack. */
export default function Legend() {
  return (
    <ul className="legend">
      <li>
        <Swatch {...BAR_INK} /> GPU above or below its rack’s mean: a full bar is {FULL_DEVIATION}%
      </li>
      <li>
        <Swatch {...OUT_INK} /> out for maintenance
      </li>
      <li>
        <Swatch {...INCIDENT_INK} /> down in an incident
      </li>
      <li>
        <Swatch {...BAND_INK} /> rack in an incident
      </li>
    </ul>
  );
}
