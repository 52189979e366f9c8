/** Surfaces, darkest first. */
const SURFACES = { bg: '#0B0E11', panel: '#12171B', raised: '#1A2126' } as const;

/**
 * Text and line colours. Contrast on `raised`: text 13.7, muted 7.2, faint 5.1, control 3.8, field 3.0, accent 10.1,
 * other 5.7, focus 16.3.
 */
const INKS = {
  text: '#E8ECEE',
  muted: '#A3AEB5',
  faint: '#86929A',
  control: '#6F7C86',
  /** Large areas in a good state, on which alarms stand out. */
  field: '#5F6C76',
  /** Decoration only: its contrast is 1.3. */
  hair: '#2A333A',
  accent: '#8FD6F2',
  /** Another world, and nothing else: a state compared with, a fork, and the futures that a veto prevented. */
  other: '#AB86EE',
  focus: '#FFFFFF',
} as const;

/** Status colours. A shape and a word always stand beside them. */
const TONES = { ok: '#97E2CA', warn: '#FADA4E', fault: '#EA6353', idle: '#808F9A' } as const;

/**
 * Colours of data series within one world, distinct under every common colour blindness (worst pair 18 in CIEDE2000).
 */
const SERIES = { series1: '#8FD6F2', series2: '#3E9C8A' } as const;

export type Tone = keyof typeof TONES;

/** Every colour of the site by name, as CSS hexadecimal. Both CSS and the stages read it. */
export const COLOURS = { ...SURFACES, ...INKS, ...TONES, ...SERIES } as const;

export type ColourName = keyof typeof COLOURS;

/**
 * Returns a colour between the visitor's text and ground. A system's own grey text is maroon or green in some themes,
 * and more conspicuous than important marks.
 */
const between = (percent: number) => `color-mix(in srgb, CanvasText ${percent}%, Canvas)`;

/** Ink of large, ordinary areas, on which important marks stand out. */
const QUIET = between(58);

/**
 * Replacements of the tokens where the visitor forces colours: system colours, or colours between two of them. Two have
 * a hue, but neither need differ from the text: width, dashes, hatches and shapes carry their meaning.
 */
export const FORCED_COLOURS: Readonly<Record<ColourName, string>> = {
  bg: 'Canvas',
  panel: 'Canvas',
  raised: between(12),
  text: 'CanvasText',
  muted: 'CanvasText',
  faint: 'CanvasText',
  control: 'CanvasText',
  field: QUIET,
  hair: between(35),
  accent: 'LinkText',
  other: 'CanvasText',
  focus: 'CanvasText',
  ok: 'CanvasText',
  warn: 'Highlight',
  fault: 'Highlight',
  idle: QUIET,
  series1: 'LinkText',
  series2: 'LinkText',
};

/** Font families by use. Both are self-hosted. */
export const FONTS = {
  sans: '"Archivo Variable", "Helvetica Neue", Arial, sans-serif',
  mono: '"JetBrains Mono Variable", ui-monospace, monospace',
} as const;

/** Type sizes in px at the 16 px root, smallest first. */
export const TYPE_SCALE = [12, 14, 16, 20, 25, 31, 39, 49, 61] as const;

/**
 * Returns the CSS rules with the tokens, generated at build: custom properties, the ink of every colour's swatch, and
 * the colour of every tone's mark. Where colours are forced, a browser puts a plate of the page's ground behind the
 * words of controls, so all grounds of the page are that colour, and drawings have `--track` in place of `raised`.
 */
export function tokensCss(): string {
  const colours = Object.entries(COLOURS).map(([name, value]) => `--${name}: ${value};`);
  const fonts = Object.entries(FONTS).map(([name, value]) => `--font-${name}: ${value};`);
  const sizes = TYPE_SCALE.map((px) => `--type-${px}: ${px / 16}rem;`);
  const forced = Object.entries({ ...FORCED_COLOURS, raised: 'Canvas', track: FORCED_COLOURS.raised }).map(
    ([name, value]) => `--${name}: ${value};`,
  );
  const swatches = Object.keys(COLOURS).map(
    (name) => `:is(.swatch, .stroke)[data-colour="${name}"] { --ink: var(--${name}); }`,
  );
  const marks = Object.keys(TONES).map((tone) => `.status-mark[data-tone="${tone}"] { color: var(--${tone}); }`);
  return `@layer tokens {
    :root { ${[...colours, ...fonts, ...sizes].join(' ')} }
    @media (forced-colors: active) { :root { ${forced.join(' ')} } }
    ${[...swatches, ...marks].join('\n    ')}
  }`;
}
