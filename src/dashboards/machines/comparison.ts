import { countDifference, type Difference, type StateComparison } from '../../sim/words/difference';
import { metresText } from '../../sim/words/measures';
import type { MachineName } from '../../sim/world/machines/machine-names';
import { NAMES } from '../../sim/world/machines/specs';
import type { MachineState, MachinesState } from './sim';
import { isHalted } from './sim-holder';
import { isBeingStopped, isHeld } from './table';

/** Differences between the state and another one, in clauses: from the route, then in holds, then along the patrol. */
function differences(state: MachinesState, other: MachinesState): Difference[] {
  const more = (is: (machine: MachineState) => boolean) =>
    state.machines.filter(is).length - other.machines.filter(is).length;
  const apart = (name: MachineName, by: number, more: string, less: string): string[] => {
    const metres = metresText(by);
    return metres === '0.00' ? [] : [`${NAMES[name]} is ${metres} m ${by > 0 ? more : less}`];
  };
  const astrayBy = (name: MachineName, off: number, same: number): Difference[] =>
    apart(name, off - same, same === 0 ? 'off its route' : 'further off its route', 'nearer to its route').map(
      (text) => ({
        text,
        isCost: off > same,
        ...(same === 0 && { instead: 'on it' }),
      }),
    );
  const pairs = state.machines.flatMap((machine, i) => {
    const same = other.machines[i];
    return same ? [[machine, same] as const] : [];
  });
  return [
    ...pairs.flatMap(([{ name, astray }, same]) => astrayBy(name, astray?.off ?? 0, same.astray?.off ?? 0)),
    ...countDifference(more(isBeingStopped), 'machine', 'machines', 'stopping'),
    ...[false, true].flatMap((halted) =>
      countDifference(
        more((machine) => isHeld(machine) && isHalted(machine) === halted),
        'machine',
        'machines',
        halted ? 'stopped' : 'held',
      ),
    ),
    ...pairs.flatMap(([{ name, place }, same]) =>
      apart(name, place - same.place, 'further along its patrol', 'further back on its patrol').map((text) => ({
        text,
        isCost: false,
      })),
    ),
  ];
}

/** How a state differs from another one, and what the panel shows of the other. */
export const comparison: StateComparison<MachinesState> = {
  differences,
  drawn: () => 'the same machines',
  legend: 'an arrow points to one out of view',
};
