import { swatchLegend } from '../../ui/swatch-legend';
import { INKS } from './inks';

export default swatchLegend([[INKS.pulse, 'Pulse']]);
