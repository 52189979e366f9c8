import type { Palette } from '../../theme/palette';
import type { ColourName } from '../../theme/tokens';

/** Key words of the lines that panel and kiosk explain alike. */
export const KEY_WORDS = {
  best: 'best',
  cut: 'cut',
  foreseen: 'forecast',
  prevented: 'prevented',
} as const;

/** Kinds of lines, in the order in which a slice is drawn. */
export const KINDS = [
  'fork-band',
  'eval-band',
  'edge',
  'missed',
  'veto',
  'fork',
  'wild',
  'live',
  'astray',
  'wound',
] as const;
/** Kind of line, which decides its ink and its order. */
export type LineKind = (typeof KINDS)[number];

/** Ink of a line: its colour, its opacity, and its width in CSS px at scale 1. */
export interface LineInk {
  readonly colour: ColourName;
  readonly opacity: number;
  readonly width: number;
}

/**
 * Inks of the kinds of lines. Bands are as wide as the bundle. In a fork of the world `missed` is where a veto was due,
 * `wild` a fork that goes on without it, and `astray` the live line while a machine bears the loss.
 */
export const INKS: Readonly<Record<LineKind, LineInk>> = {
  'fork-band': { colour: 'raised', opacity: 0.4, width: 0 },
  'eval-band': { colour: 'raised', opacity: 0.85, width: 0 },
  edge: { colour: 'hair', opacity: 1, width: 1 },
  missed: { colour: 'fault', opacity: 0.7, width: 1 },
  veto: { colour: 'warn', opacity: 0.5, width: 1 },
  fork: { colour: 'text', opacity: 1, width: 1.15 },
  wild: { colour: 'fault', opacity: 1, width: 1.6 },
  live: { colour: 'focus', opacity: 1, width: 2.2 },
  astray: { colour: 'fault', opacity: 1, width: 2.6 },
  wound: { colour: 'warn', opacity: 1, width: 8 },
};

/** Heavier inks for forced colours, so that rank needs no hue: the veto first, then the live line. */
export const FORCED_INKS = {
  veto: { opacity: 1, width: 3.2 },
  live: { opacity: 1, width: 2.8 },
} as const satisfies Partial<Record<LineKind, Omit<LineInk, 'colour'>>>;

/** Ink of a kind of line under the visitor's settings. */
export const lineInk = (kind: LineKind, { isForced }: Pick<Palette, 'isForced'>): LineInk => ({
  ...INKS[kind],
  ...(isForced && kind in FORCED_INKS && FORCED_INKS[kind as keyof typeof FORCED_INKS]),
});

/** Colours of forks that an incident cut, of the best fork so far, and of the one pointed at. */
export const TONES = { cut: 'warn', best: 'accent', pointed: 'focus' } as const satisfies Record<string, ColourName>;

/** Ink of dots: light, half their size and their pitch. The last two in CSS px at scale 1. */
export interface DotInk {
  readonly colour: ColourName;
  readonly light: number;
  readonly radius: number;
  readonly pitch: number;
}

/** Ink of the compared state's forks: dots so close that they form a line. */
export const OTHER: DotInk = { colour: 'other', light: 0.85, radius: 0.6, pitch: 1.4 };

/**
 * Ink of prevented futures, along the forks that a veto saved; fainter in sockets that the incident would have reached
 * later.
 */
export const GHOST = { colour: 'other', light: 0.5, radius: 0.85, pitch: 4.6 } as const satisfies DotInk;

/**
 * Effects of an instant on a line's ink: shares of its opacity, multiples of its width, and the radii of the dots at
 * now in CSS px at scale 1.
 */
export const LOOK = {
  /** Light of the faintest fork, and of the faintest that is cut; of the brightest 1. */
  faintest: 0.34,
  faintestCut: 0.72,
  bestWidth: 1.5,
  pointedWidth: 1.6,
  selectedWidth: 2,
  /** How much wider a fork is that a new veto has cut, and how much light the other lines lose. */
  answerWider: 0.6,
  answerDims: 0.5,
  foreseen: 0.5,
  foreseenLive: 0.8,
  /** Share of its width that the live line keeps at rest. */
  restWidth: 0.45,
  restLight: 0.7,
  forkDot: 1.9,
  markedDot: 3.4,
  liveDot: 3.6,
} as const;

/** CSS px at scale 1 of the dots of what is foreseen: from one to the next, and how long one is. */
export const FORESEEN_DOTS = { pitch: 6, length: 1.4 } as const;

/** CSS px at scale 1 of a vetoed fork's dashes and of the gaps between them, where it has any. */
export const CUT_DASHES = [7.2, 4.8] as const;

/** True if vetoed forks are dashed: forced colours may differ too little between them and the others. */
export const cutIsDashed = ({ isForced }: Pick<Palette, 'isForced'>): boolean => isForced === true;
