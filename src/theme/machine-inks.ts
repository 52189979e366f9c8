import type { ColourName } from './tokens';

/** What a line or a face of a machine is, in the order of the numbers that `shaders/machines.vert` takes. */
export const KINDS = ['face', 'outline', 'rule', 'far-face', 'far', 'accent', 'brake', 'shade'] as const;
export type MachineInk = (typeof KINDS)[number];

/** What each is drawn with: its colour, its opacity, and its width in CSS px at scale 1; faces have none. */
export const INKS: Readonly<Record<MachineInk, { colour: ColourName; opacity: number; width: number }>> = {
  face: { colour: 'panel', opacity: 1, width: 0 },
  outline: { colour: 'text', opacity: 1, width: 1.5 },
  rule: { colour: 'muted', opacity: 0.6, width: 0.9 },
  'far-face': { colour: 'panel', opacity: 1, width: 0 },
  far: { colour: 'faint', opacity: 0.8, width: 1.1 },
  accent: { colour: 'accent', opacity: 1, width: 1.5 },
  brake: { colour: 'accent', opacity: 1, width: 1.8 },
  shade: { colour: 'raised', opacity: 1, width: 0 },
};

/** The colour of a brake that holds. */
export const HELD: ColourName = 'warn';

/**
 * How much wider the lines of a brake that holds are where colours are forced, which may leave it the colour of one
 * held open.
 */
export const HELD_WIDER = 2.4;

/** Opacity of the newest earlier position; each one before it has this share of the next. */
export const EARLIER = { newest: 0.5, share: 0.68 } as const;
