import type { Ink } from '../../theme/ink';

/** What can be told of a GPU by its drawing. */
export const GPU_STATES = ['up', 'down'] as const;
export type GpuState = (typeof GPU_STATES)[number];

/** How each GPU is drawn. */
export const INKS: Record<GpuState, Ink> = {
  up: { colour: 'muted', hatch: 'solid' },
  down: { colour: 'fault', hatch: 'rows' },
};

/** The line above a rack that an incident has struck. */
export const STRUCK_INK: Ink = { colour: 'warn', hatch: 'solid' };

/** Utilisation of a GPU, in per cent of its peak, at which its cell is empty and at which it is full. */
export const SCALE = { empty: 60, full: 100 } as const;
