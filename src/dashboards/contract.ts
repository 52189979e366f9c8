import type { ReactNode } from 'react';
import type { CreateScene } from '../plot/scene';
import type { Parameter } from '../session/address/parameter';
import type { WorldName } from '../sim/math/seed-of';
import type { Case } from '../sim/words/case';
import type { Difference } from '../sim/words/difference';
import type { LogFilters } from '../sim/words/log-filters';
import type { NamedTable, Table } from '../sim/words/table';
import { unitBehind } from '../sim/words/units';
import type { Explanation } from '../sim/world/explanation';
import type { Tone } from '../theme/tokens';

/** The one large figure of a panel. */
export interface Readout {
  readonly value: string;
  readonly unit: string;
  /** What the figure is, such as `average of 48 cores`. */
  readonly label: string;
}

/** A panel's state in a word, with the tone whose shape stands beside it. */
export interface Status {
  readonly tone: Tone;
  readonly word: string;
}

/** A state beside another one. */
export interface Compared<S> {
  /** In what a state differs from the other. What it costs leads: it is shown first, in the colour of a fault. */
  differences(state: S, other: S): readonly Difference[];
  /** What the drawing's marks of the other state mean, such as `load`: its name follows, such as `in the original`. */
  readonly marks?: Readonly<Partial<Record<OtherMark, string>>>;
}

/** What a state or a file says, proved before it is believed. */
export interface Proof<S, C extends Settings> {
  /**
   * Rebuilds the export `<id>/<name>` of a state from untrusted file data. Undefined if there is no such export or the
   * data is invalid.
   */
  rebuild(name: string, state: S, fileData: unknown): unknown;
  /** Whether a visitor can reach a file's settings with the dashboard’s own controls in `world`; all are reachable without it. */
  isReachable?(world: WorldName, settings: C): boolean;
  /**
   * Verifies what a state of `world` says of itself before a panel shows it. Yields, after each small piece of
   * the work, the state as it can be shown meanwhile; returns it as verified.
   */
  verify?(world: WorldName, state: S): Generator<S, S>;
}

/** How a drawing marks the state that it is compared with: a tick across a bar, an upright line, a frame, a thin line, dots, dashes, a ring. */
export type OtherMark = 'tick' | 'upright' | 'frame' | 'line' | 'dots' | 'dashes' | 'ring';

type Json = number | string | boolean | readonly Json[] | { readonly [key: string]: Json };

/**
 * What a visitor may choose of a dashboard, such as its rate. JSON values only. A model whose base load follows the cycle
 * calls that setting `cycleDays`; it is the world's, so that all of them agree.
 */
export type Settings = Readonly<Record<string, Json>>;

/** What a visitor may choose of how a dashboard is shown, such as which machine is large. JSON values only. A model knows nothing of it. */
export type Choices = Readonly<Record<string, Json>>;

/** How far a paused panel is behind its world. */
export interface Lag<S> {
  /** World milliseconds, 0 or more. */
  readonly ms: number;
  /** The state the panel would show if it were not paused. */
  readonly state: S;
}

/** What a panel hands a dashboard's log. It renders the log again at most a few times a second, and not at all off screen. */
export interface LogProps<S = unknown, C extends Settings = Settings> {
  readonly world: WorldName;
  readonly state: S;
  /** The state that it is compared with, if any. */
  readonly other: S | undefined;
  readonly settings: C;
  /** When or where the other state is, such as `in the original`; empty without one. */
  readonly otherWords: string;
  /** The filter with which the page opens; undefined for the visitor's last. */
  readonly opening: LogFilters | undefined;
  /** 8 rows high at first instead of 18. */
  readonly compact: boolean;
  /** Undefined unless the panel is paused. */
  readonly lag: Lag<S> | undefined;
  /** The correlation id that is selected, in whatever panel. */
  readonly selected: string | undefined;
  select(id: string | undefined): void;
  /** The time of day of an instant to the millisecond, in the zone that the page prints. */
  time(t: number): string;
  /** The records are shown as JSON. */
  readonly json: boolean;
  showJson(on: boolean): void;
  /** Has the panel show its world's instant again. */
  resume(): void;
  /** Instant of the world, milliseconds since the Unix epoch; later than the state’s if the panel is paused. */
  now(): number;
  /** Holds from the next frame on. */
  change(settings: C): void;
  /** Why the values in the row with that key are what they are, for a visitor to read; `only` says which of two compared tables has it, where one has. */
  why(key: string, only: 'here' | 'there' | undefined): ReactNode;
  /** Hands the visitor `data` as the one entry, `<id>/<name>`, of a signed snapshot. */
  save(name: string, data: Readonly<Record<string, unknown>>): void;
}

/** The module of a log. */
export interface LogModule<S = unknown, C extends Settings = Settings> {
  default(props: LogProps<S, C>): ReactNode;
}

/** The module that says why values are what they are: a dashboard's `why.ts`. Pure. */
export interface WhyModule<S = unknown, C extends Settings = Settings> {
  /** Why the values in the row with that key of the table of `state`, a state of `world`, are what they are; undefined where it has none. */
  explain(world: WorldName, state: S, key: string, settings: C): Explanation | undefined;
}

/** What a panel hands a dashboard's legend. Three are hooks, after which the legend renders again when what they return is another. */
export interface LegendProps<S = unknown, C extends Settings = Settings, D extends Choices = Choices> {
  useSettings(): C;
  useChoices(): D;
  /** What `read` makes of the state that is shown; undefined before the first. */
  useShown(read: (state: S) => string): string | undefined;
  /** Holds from the next frame on. */
  change(settings: C): void;
  /** The panel is shown that way from the next frame on. */
  choose(choices: D): void;
  /** Instant that the panel shows, milliseconds since the Unix epoch. */
  now(): number;
}

/** The module of a legend. */
export interface LegendModule<S = unknown, C extends Settings = Settings, D extends Choices = Choices> {
  default(props: LegendProps<S, C, D>): ReactNode;
}

/**
 * A dashboard: a pure model, its mirror as a table, and its drawing or its log. `S` is the model's state, `C` its settings, `D` what a
 * visitor may choose of how it is shown. The folder's name, `id`, the pictures' prefix and the anchor in a URL are the same word.
 */
export interface Dashboard<S = unknown, C extends Settings = Settings, D extends Choices = Choices> {
  readonly id: string;
  readonly title: string;
  /** What is measured and in which unit, printed beside the title. */
  readonly unit: string;
  /** Raised whenever the same (world, t) yields another state. */
  readonly version: number;
  /** Milliseconds for which a state holds; it changes only at multiples of this since the Unix epoch. */
  readonly cadence: number;
  /**
   * Milliseconds for which a panel shows one state, if longer than the cadence because faster changes could not be
   * read.
   */
  readonly displayInterval?: number;
  /**
   * The instants whose states a panel shows, if they are not the multiples of its display interval: the newest at or
   * before `t`, and the first after it. Panels and the badge that show the same quantity share them.
   */
  readonly readings?: {
    at(world: WorldName, t: number): number;
    after(world: WorldName, t: number): number;
  };
  /** Its panel has a toggle named Live, pressed while the panel follows the world, in place of Pause and Resume. */
  readonly live?: true;
  /** The settings before a visitor changes any. */
  readonly settings: C;
  /** The state at `t` (milliseconds since the Unix epoch) in `world`. Pure; JSON-serialisable. */
  state(world: WorldName, t: number, settings: C): S;
  /** The parameters of the settings that an address can hold. */
  readonly parameters?: { readonly [K in keyof C]?: Parameter<C[K]> };
  /** The parameters of its display choices; each has an initial value. */
  readonly choices?: { readonly [K in keyof D]: Parameter<D[K]> };
  /** What is proved before it is believed. */
  readonly proof?: Proof<S, C>;
  table(state: S): Table;
  /** What the drawing says besides those rows, such as totals, as further tables. */
  details?(state: S): readonly NamedTable[];
  /** The sentence beside the panel’s figure: only what the figure does not say. `completeSummary` has both. */
  summary(state: S): string;
  readonly comparison?: Compared<S>;
  readout(state: S, choices?: D): Readout;
  /** Of a state of `world`. */
  status(state: S, world: WorldName): Status;
  /** Loads the drawing, which is kept by this function. In a browser only. A dashboard with neither drawing nor log is shown by its table. */
  stage?(): Promise<CreateScene<S, D>>;
  /** Loads the log that the panel shows in place of a drawing. In a browser only. */
  log?(): Promise<LogModule<S, C>>;
  /** Loads what the panel shows below the plot: a legend and the dashboard's own controls. */
  legend?(): Promise<LegendModule<S, C, D>>;
  /** Loads what explains the rows of its table. */
  why(): Promise<WhyModule<S, C>>;
  readonly cases: readonly Case[];
}

/** A dashboard's figure and its summary, for screen readers and wherever the figure is not beside the sentence. */
export function completeSummary<S, C extends Settings>(dashboard: Dashboard<S, C>, state: S): string {
  const { value, unit, label } = dashboard.readout(state);
  return `${value}${unitBehind(unit)} ${label}. ${dashboard.summary(state)}`;
}
