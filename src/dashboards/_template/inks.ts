import type { Ink } from '../../theme/ink';

/** Inks of the drawing: a colour each and, where the visitor forces colours, a hatch. */
export const INKS = { pulse: { colour: 'accent', hatch: 'solid' } } as const satisfies Record<string, Ink>;
