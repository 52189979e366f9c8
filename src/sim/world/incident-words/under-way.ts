import { listText } from '../../words/sentences';

/**
 * Clause that names the incidents under way, by their ids: `incident inc-qdsay-9b is under way` or `incidents
 * inc-qdsay-9b and inc-qdsaz-00 are under way`; none without them.
 */
export function underWayWords(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  return [ids.length === 1 ? `incident ${ids[0]} is under way` : `incidents ${listText(ids)} are under way`];
}
