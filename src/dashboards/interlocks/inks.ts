import type { CellInk, Ink } from '../../theme/ink';
import type { ColourName, Tone } from '../../theme/tokens';
import type { STATE_WORDS } from './sim-gate';

/**
 * Tones of the states of an interlock, each with a shape and a colour; `holding` is one that is OK again while its veto
 * holds the gate, which the frame around its row says.
 */
export const TONES = { OK: 'ok', FAULT: 'fault', holding: 'ok' } as const satisfies Record<
  keyof typeof STATE_WORDS,
  Tone
>;

/** Ink of a fault in a row's strip of the last minute. */
export const FAULT_INK: Ink = { colour: TONES.FAULT, hatch: 'solid' };

/**
 * Inks of the gate and the way of actions: open; open although an interlock is in fault; stopped, before the closed
 * gate; closed; and the part of the way behind it, or the slot of the open gate.
 */
export const GATE_INKS = {
  open: 'ok',
  ignored: TONES.FAULT,
  stopped: 'control',
  closed: 'warn',
  cut: 'hair',
} as const satisfies Record<string, ColourName>;

/** Ink of the frame around the interlock whose veto holds the gate. */
export const HOLDS_INK: ColourName = GATE_INKS.closed;

/** Ink of the bars above the strips that show how long the gate has been closed. */
export const CLOSED_INK: Ink = { colour: GATE_INKS.closed, hatch: 'solid' };
/** Ink of the strips below such a bar. A grey: a share of yellow over a dark ground is an olive green. */
export const CLOSED_SHADE: CellInk = { colour: 'muted', hatch: 'solid', forcedHatch: 'rows', share: 0.2 };

/** Inks of a strip's ground, of the ticks through it, and of words on the ground of a fault. */
export const TILE_INKS = { ground: 'raised', tick: 'hair', onFault: 'bg' } as const satisfies Record<
  string,
  ColourName
>;
