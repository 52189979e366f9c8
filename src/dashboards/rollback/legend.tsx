import { swatchLegend } from '../../ui/swatch-legend';
import { INKS } from './inks';

export default swatchLegend([
  [INKS.ordinary, 'action undone during a slice'],
  [INKS.forced, 'action undone during an incident'],
]);
