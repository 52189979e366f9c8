import { filterParameters, listOf, parameter } from '../../query/parameter';
import { LEVELS } from '../../sim/tables/log-filters';

/** The filter of the core log. */
export const corelogParameters = filterParameters('corelog', {
  levels: parameter({ name: 'levels', ...listOf(LEVELS, 'all') }),
});
