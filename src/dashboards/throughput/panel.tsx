import { GPU_PEAK_TFLOPS } from '../../sim/site';
import { grouped } from '../../sim/units';
import { Swatch } from '../../ui/swatch';
import { INKS, SCALE, STRUCK_INK } from './inks';

/** How to read a GPU's cell, and what marks a rack. */
export default function Legend() {
  return (
    <ul className="legend">
      <li>
        <Swatch {...INKS.up} /> GPU up: empty at {SCALE.empty} %, full at {SCALE.full} % of {grouped(GPU_PEAK_TFLOPS)}{' '}
        TFLOPS
      </li>
      <li>
        <Swatch {...INKS.down} /> GPU down
      </li>
      <li>
        <Swatch {...STRUCK_INK} /> rack in an incident
      </li>
    </ul>
  );
}
