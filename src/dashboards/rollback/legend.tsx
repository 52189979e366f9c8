import { swatchLegend } from '../../ui/swatch-legend';
import { INKS } from './inks';

export default swatchLegend([
  [INKS.ordinary, 'action undone outside an incident'],
  [INKS.forced, 'action undone during an incident'],
]);
