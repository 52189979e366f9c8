/** Machines on the proving ground, in the order in which they are drawn. */
export const MACHINE_NAMES = ['tern', 'heron', 'petrel'] as const;
/** Name of a machine, as in addresses and streams. */
export type MachineName = (typeof MACHINE_NAMES)[number];
