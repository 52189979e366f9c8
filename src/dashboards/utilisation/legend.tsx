import { swatchLegend } from '../../ui/swatch-legend';
import { INCIDENT } from './inks';

/** Legend of the bars under the plot; the plots have labels of their own. */
export default swatchLegend([[INCIDENT, 'Socket in an incident’s rollback']]);
