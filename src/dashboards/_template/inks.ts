import type { Ink } from '../../theme/ink';

/** What each thing is drawn with: a colour and, where the visitor forces colours, a hatch. */
export const INKS = { pulse: { colour: 'accent', hatch: 'solid' } } as const satisfies Record<string, Ink>;
