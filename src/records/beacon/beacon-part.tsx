import { Part } from '../../loading/part';
import { BeaconPlace } from './beacon-place';
import type { BeaconProps } from './beacon-text';

const load = () => import('./beacon-text');

/** State beacon. Its code, which computes every model, is loaded when the first is shown. */
export function Beacon(props: BeaconProps) {
  return <Part name="The state code" load={load} props={props} fallback={<BeaconPlace />} />;
}
