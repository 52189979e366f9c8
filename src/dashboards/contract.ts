import type { ReactNode } from 'react';
import type { CreateScene } from '../plot/surface/scene';
import type { WorldName } from '../sim/math/seed-of';
import type { Case } from '../sim/tables/case';
import type { LogFilter } from '../sim/tables/log-filters';
import type { DetailedTable } from '../sim/tables/table';
import type { StateComparison } from '../sim/words/difference';
import { unitBehind } from '../sim/words/units';
import type { Explanation } from '../sim/world/explanation/explanation';
import type { Observable } from '../store/observable';
import type { Tone } from '../theme/tokens';
import type { LogControls } from '../ui/log/log-controls';

/** The one large figure of a panel. */
export interface Figure {
  readonly value: string;
  readonly unit: string;
  /** Quantity of the figure, such as `on average over 48 cores`. */
  readonly label: string;
}

/** A panel's state in a word, with the tone whose shape stands beside it. */
export interface Status {
  readonly tone: Tone;
  readonly word: string;
}

/** Instants of a world whose states are shown: the newest at or before `t`, and the first after it. */
export interface Readings {
  at(world: WorldName, t: number): number;
  after(world: WorldName, t: number): number;
}

/**
 * Extra control of a panel. `live`: a toggle in place of Pause and Resume, pressed while the panel follows the world;
 * `cycle`: the number of days after which the load repeats; `incident`: another incident in a fork.
 */
export type PanelControl = 'live' | 'cycle' | 'incident';

/** Log in place of a drawing. A visitor can save its rows, and have the file verified. */
export interface Log<S = unknown, C extends Settings = Settings> {
  /** Filter that lets everything pass. Each field is a parameter of the same name. */
  readonly filter: LogFilter;
  /** Loads the log's component. In a browser only. */
  loadView(): Promise<LogModule<S, C>>;
  /** Rebuilds a visitor's export of a state from untrusted file data; undefined if the data is invalid. */
  rebuild(state: S, fileData: unknown): unknown;
  /**
   * True if a visitor can reach a file's settings with the dashboard’s own controls in `world`. Without it all settings
   * are reachable.
   */
  isReachable?(world: WorldName, settings: C): boolean;
  /** Returns the settings of a visitor as they are in `world`, where they name what differs from world to world. */
  settingsIn?(world: WorldName, settings: C): C;
  /**
   * Verifies the records of a state of `world` before a panel shows it. Yields, after each small piece of the work, the
   * state as it can be shown meanwhile; returns it as verified.
   */
  verify?(world: WorldName, state: S): Generator<S, S>;
}

type Json = number | string | boolean | readonly Json[] | { readonly [key: string]: Json };

/**
 * Settings that a visitor may choose, such as a rate. JSON values only. A base load that follows the cycle is set by
 * `cycleDays`, which is the world's, so that all models agree.
 */
export type Settings = Readonly<Record<string, Json>>;

/** Returns settings in a world whose base load repeats after `cycleDays`. */
export const withCycle = <T extends Settings>(settings: T, cycleDays: number): T =>
  'cycleDays' in settings ? { ...settings, cycleDays } : settings;

/** Display choices of a visitor, such as which machine is large. JSON values only. A model does not know them. */
export type Choices = Readonly<Record<string, Json>>;

/** Lag of a paused panel behind its world. */
export interface Lag<S> {
  /** World milliseconds, 0 or more. */
  readonly ms: number;
  /** State that the panel would show if it were not paused. */
  readonly state: S;
}

/** Props of a dashboard's log. A panel renders it again at most a few times a second, and not at all off screen. */
export interface LogProps<S = unknown, F extends LogFilter = LogFilter, C extends Settings = Settings> {
  /** Values and functions that are the same for every log. */
  readonly controls: LogControls;
  readonly world: WorldName;
  readonly state: S;
  /** State of the comparison, if any. */
  readonly other: S | undefined;
  readonly settings: C;
  /** Filter that the visitor chose, or else the one with which the page opens. */
  readonly filter: F;
  setFilter(chosen: F): void;
  /** Undefined unless the panel is paused. */
  readonly lag: Lag<S> | undefined;
  /** Instant of the world, milliseconds since the Unix epoch; later than the state’s if the panel is paused. */
  now(): number;
  /** Changes the settings from the next frame on. */
  change(settings: C): void;
}

export interface LogModule<S = unknown, C extends Settings = Settings> {
  default(props: LogProps<S, LogFilter, C>): ReactNode;
}

/** Module of a dashboard's `why.ts`, which explains why values are what they are. Pure. */
export interface WhyModule<S = unknown, C extends Settings = Settings> {
  /**
   * Explains the values in the row with that key of the table of `state`, a state of `world`; undefined where there is
   * no reason to give.
   */
  explain(world: WorldName, state: S, key: string, settings: C): Explanation | undefined;
}

/** Module of a dashboard's `comparison.ts`. Pure. */
export interface ComparisonModule<S = unknown> {
  readonly comparison: StateComparison<S>;
}

/** Props of a dashboard's legend, the same objects for as long as the panel is on its page. */
export interface LegendProps<S = unknown, C extends Settings = Settings, D extends Choices = Choices> {
  readonly settings: Observable<C>;
  readonly choices: Observable<D>;
  /** State that is shown; undefined before the first. */
  readonly state: Observable<S | undefined>;
  /** Changes the settings from the next frame on. */
  change(settings: C): void;
  /** Changes the display choices from the next frame on. */
  choose(choices: D): void;
  /** Instant that the panel shows, milliseconds since the Unix epoch. */
  now(): number;
}

export interface LegendModule<S = unknown, C extends Settings = Settings, D extends Choices = Choices> {
  default(props: LegendProps<S, C, D>): ReactNode;
}

/**
 * Dashboard: a pure model, its mirror as a table, and its drawing or its log. `S` is the model's state, `C` its
 * settings, `D` the display choices. The folder's name, `id`, the pictures' prefix and the anchor in a URL are the same
 * word.
 */
export interface Dashboard<S = unknown, C extends Settings = Settings, D extends Choices = Choices> {
  readonly id: string;
  readonly title: string;
  /** Quantity and unit, printed beside the title. */
  readonly unit: string;
  /** Raised whenever the same (world, t) yields another state. */
  readonly version: number;
  /** Milliseconds for which a state holds; it changes only at multiples of this since the Unix epoch. */
  readonly cadence: number;
  /**
   * Milliseconds between two states shown while time runs, where those of the cadence would change too fast to be read.
   * While time is stopped, the state of that instant is shown; so also with `readings`.
   */
  readonly shownMs?: number;
  /** Instants of the world whose states are shown while time runs, where the badge shows the same ones. */
  readonly readings?: Readings;
  /** Controls of its panel besides those of all panels. */
  readonly controls?: readonly PanelControl[];
  /** Default settings. Each is a parameter of the same name. */
  readonly settings: C;
  /** Default display choices. Each is a parameter of the same name. */
  readonly choices?: D;
  /** The state at `t` (milliseconds since the Unix epoch) in `world`. Pure; JSON-serialisable. */
  state(world: WorldName, t: number, settings: C): S;
  /** Everything that the drawing or the log shows of a state, as rows. */
  table(state: S): DetailedTable;
  figure(state: S, choices?: D): Figure;
  /** Sentence beside the figure: only facts that the figure does not give. `completeSentence` has both. */
  sentence(state: S, choices?: D): string;
  status(state: S): Status;
  /**
   * Loads the drawing, which caches it. In a browser only. A dashboard with neither drawing nor log shows its table.
   */
  loadScene?(): Promise<CreateScene<S, D>>;
  readonly log?: Log<S, C>;
  /** Loads the part of the panel below the plot: a legend and the dashboard's own controls. */
  loadLegend?(): Promise<LegendModule<S, C, D>>;
  /** Loads the explanations of the table's rows. */
  loadWhy(): Promise<WhyModule<S, C>>;
  /** Loads the comparison with another state. Without it, a panel shows no other state. */
  loadComparison?(): Promise<ComparisonModule<S>>;
  readonly cases: readonly Case[];
}

/**
 * A dashboard's figure and its sentence, for screen readers and wherever the figure is not beside the sentence. Where
 * nobody has made display choices, `choices` is undefined.
 */
export function completeSentence<S, C extends Settings, D extends Choices>(
  dashboard: Dashboard<S, C, D>,
  state: S,
  choices: D | undefined,
): string {
  const { value, unit, label } = dashboard.figure(state, choices);
  return `${value}${unitBehind(unit)} ${label}. ${dashboard.sentence(state, choices)}`;
}
