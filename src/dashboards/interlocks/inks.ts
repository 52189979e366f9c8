import type { Ink } from '../../theme/ink';
import type { ColourName, Tone } from '../../theme/tokens';
import type { STATE_WORDS } from './sim-gate';

/**
 * The tone whose shape and colour stand for each state of an interlock, and for one that is OK again while its veto
 * holds the gate.
 */
export const TONES = { OK: 'ok', FAULT: 'fault', holding: 'warn' } as const satisfies Record<
  keyof typeof STATE_WORDS,
  Tone
>;

/** A fault in a row's strip of the last minute. */
export const FAULT_INK: Ink = { colour: TONES.FAULT, hatch: 'solid' };

/**
 * The gate and the way of proposals: open; open although an interlock is in fault; closed, as far as they come; and
 * what of the way they do not reach, or the slot of the open gate.
 */
export const GATE_INKS = { open: 'ok', ignored: TONES.FAULT, closed: 'warn', cut: 'hair' } as const satisfies Record<
  string,
  ColourName
>;

/** The frame of the interlock whose veto holds the gate. */
export const HOLDS_INK: ColourName = GATE_INKS.closed;

/** How long the gate has been closed, through all strips: faint. */
export const CLOSED_INK: Ink = { colour: GATE_INKS.closed, hatch: 'solid', forced: 'rows' };
export const CLOSED_FAINT = 0.3;

/** Ground of a strip and the ticks through it; what is written on the ground of a fault. */
export const TILE_INKS = { ground: 'raised', tick: 'hair', onFault: 'bg' } as const satisfies Record<
  string,
  ColourName
>;
