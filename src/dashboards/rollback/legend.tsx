import { swatchLegend } from '../../ui/swatch-legend';
import { INKS } from './inks';

export default swatchLegend([
  [INKS.ordinary, 'Action undone outside an incident'],
  [INKS.forced, 'Action undone during an incident'],
]);
