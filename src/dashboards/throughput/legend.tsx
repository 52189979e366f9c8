import { Swatch } from '../../ui/swatch';
import { BAND_INK, INCIDENT_INK, OUT_INK } from './inks';

/** A tray of GPUs, each filled to its share of the peak, as the stage draws them. */
const Tray = () => (
  <svg className="tray" viewBox="0 0 36 14" aria-hidden="true">
    <path className="tray-ground" d="M0 0h8v14H0ZM9 0h8v14H9ZM18 0h8v14H18ZM27 0h8v14H27Z" />
    <path d="M0 2h8v12H0ZM9 3h8v11H9ZM18 2h8v12H18ZM27 4h8v10H27Z" />
  </svg>
);

/** What a cell is, and what stands out of the field. */
export default function Legend() {
  return (
    <ul className="legend">
      <li>
        <Tray /> GPU, filled to its share of the cap
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
