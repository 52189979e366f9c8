import type { ColourName } from './tokens';

/** Kinds of lines and faces of a machine, in the order of their numbers in `shaders/machines.vert`. */
export const KINDS = ['face', 'outline', 'rule', 'far-face', 'far', 'brake', 'shade'] as const;
export type MachineInk = (typeof KINDS)[number];

/**
 * Look of each kind: colour, opacity, and width in CSS px at scale 1; faces have no width. A brake alone has a colour,
 * that of one which is held off.
 */
export const INKS: Readonly<Record<MachineInk, { colour: ColourName; opacity: number; width: number }>> = {
  face: { colour: 'panel', opacity: 1, width: 0 },
  outline: { colour: 'text', opacity: 1, width: 1.5 },
  rule: { colour: 'muted', opacity: 0.6, width: 0.9 },
  'far-face': { colour: 'panel', opacity: 1, width: 0 },
  far: { colour: 'faint', opacity: 0.8, width: 1.1 },
  brake: { colour: 'accent', opacity: 1, width: 1.8 },
  shade: { colour: 'raised', opacity: 1, width: 0 },
};

/** Colour of a brake that holds. */
export const HELD: ColourName = 'warn';

/**
 * Factor by which the lines of a holding brake are wider where colours are forced, as its colour may then equal that of
 * an open brake.
 */
export const HELD_WIDER = 2.4;

/** Opacity of the newest earlier position, and the share of it that each one before has of the next. */
export const EARLIER = { newest: 0.5, share: 0.68 } as const;
