import type { MachineState } from './sim';

/** Needs of a machine besides its warning before it moves, behind a comma; Tern alone has a scanner. */
export const fieldWords = ({ name }: MachineState): string =>
  name === 'tern' ? ', and its scanner’s field must be clear' : '';
