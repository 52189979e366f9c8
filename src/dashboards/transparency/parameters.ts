import { filter, listOf, parameter } from '../../query/parameter';
import { TYPES } from '../../sim/tables/log-filters';

export const transparencyParameters = filter('transparency', {
  types: parameter({ name: 'types', ...listOf(TYPES, 'all') }),
});
