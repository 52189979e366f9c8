import { listOf, parameter } from '../../session/address/parameter';
import { TYPES } from '../../sim/words/log-filters';

/** The filter of the transparency log. */
export const transparencyParameters = { types: parameter({ name: 'types', ...listOf(TYPES, 'all') }) };
