import type { MachineState } from './sim';

/** What besides its warning a machine needs before it moves, behind a comma; Tern alone has a scanner. */
export const fieldWords = ({ name }: MachineState): string =>
  name === 'tern' ? ', and its scanner’s field must be clear' : '';
