import { Swatch } from '../../ui/swatch';
import { BAND_INK, INCIDENT_INK, UP_INK } from './inks';

/** Cell of a GPU in maintenance, as the drawing has it. */
const Out = () => (
  <svg className="gpu-out" viewBox="0 0 14 14" aria-hidden="true">
    <path className="gpu-out-ground" d="M0 0h14v14H0Z" />
    <path d="M0 10.5h14V14H0Z" />
  </svg>
);

/** Legend of the cells and of the raised marks. */
export default function Legend() {
  return (
    <ul className="legend muted small">
      <li>
        <Swatch {...UP_INK} /> Running; the fill is the load
      </li>
      <li>
        <Out /> Down for maintenance
      </li>
      <li>
        <Swatch {...INCIDENT_INK} /> Down in an incident
      </li>
      <li>
        <Swatch {...BAND_INK} /> Rack in an incident
      </li>
    </ul>
  );
}
