import { Swatch } from '../../ui/swatch';
import { BAND_INK, FULL_DEVIATION, INCIDENT_INK, OUT_INK } from './inks';

/** Bars of GPUs above and below the mean of their rack, as the stage draws them. */
const Deviation = () => (
  <svg className="bars" viewBox="0 0 28 14" aria-hidden="true">
    <rect className="bars-ground" width="28" height="14" />
    <path d="M0 6.5h28v1H0ZM1 3h4v4H1ZM8 7h4v3H8ZM15 1h4v6h-4ZM22 7h4v5h-4Z" />
  </svg>
);

/** How to read a GPU's bar, and what marks a rack. */
export default function Legend() {
  return (
    <ul className="legend">
      <li>
        <Deviation /> GPU against its rack’s average {`(full bar: ${FULL_DEVIATION}%)`}
      </li>
      <li>
        <Swatch {...OUT_INK} /> GPU out for maintenance
      </li>
      <li>
        <Swatch {...INCIDENT_INK} /> GPU down in an incident
      </li>
      <li>
        <Swatch {...BAND_INK} /> rack in an incident
      </li>
    </ul>
  );
}
