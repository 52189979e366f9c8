import { parameter, unreadableMessage } from '../../query/parameter';
import { type Cut, cutsText, readCuts } from '../../sim/world/machines/cuts';
import { MACHINE_NAMES, type MachineName } from '../../sim/world/machines/machine-names';

/** Parameters: the cuts of machines, and the machine that is drawn if there is room for one. */
export const machinesParameters = {
  cuts: parameter<readonly Cut[]>({
    name: 'cut',
    isOfWorld: true,
    initial: [],
    read: readCuts,
    write: cutsText,
    refusal: unreadableMessage('no power is cut'),
  }),
  machine: parameter<MachineName>({
    name: 'machine',
    initial: 'tern',
    read: (text) => MACHINE_NAMES.find((name) => name === text),
    refusal: unreadableMessage('the first machine is shown'),
  }),
};
