import { meanOf, SOCKET_CORES } from '../../sim/world/cores/cores';
import type { Core, CoresState } from './sim';

/** Mean utilisation of each socket's cores in per cent, to one decimal. */
export function socketMeans({ cores }: Pick<CoresState, 'cores'>): number[] {
  return Array.from({ length: cores.length / SOCKET_CORES }, (_, socket) => {
    const own = cores.slice(socket * SOCKET_CORES, (socket + 1) * SOCKET_CORES);
    return meanOf(
      own.reduce((sum, { utilisation }) => sum + utilisation, 0),
      own.length,
    );
  });
}

/** The busiest core in ordinary work, the first of several; undefined if all are idle or in an incident. */
export const busiestCore = <T extends Core>(cores: readonly T[]): T | undefined =>
  cores
    .filter(({ corr, state }) => corr === null && state !== 'idle')
    .toSorted((a, b) => b.utilisation - a.utilisation)[0];
