import { filterParameters, listOf, parameter } from '../../query/parameter';
import { TYPES } from '../../sim/tables/log-filters';

export const transparencyParameters = filterParameters('transparency', {
  types: parameter({ name: 'types', ...listOf(TYPES, 'all') }),
});
