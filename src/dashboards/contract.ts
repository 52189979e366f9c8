import type { ReactNode } from 'react';
import type { CreateScene } from '../plot/surface/scene';
import type { WorldName } from '../sim/math/seed-of';
import type { Case } from '../sim/tables/case';
import type { LogFilter } from '../sim/tables/log-filters';
import type { DetailedTable } from '../sim/tables/table';
import type { Difference } from '../sim/words/difference';
import { unitBehind } from '../sim/words/units';
import type { Explanation } from '../sim/world/explanation/explanation';
import type { Observable } from '../store/observable';
import type { Tone } from '../theme/tokens';
import type { LogControls } from '../ui/log/log-controls';

/** The one large figure of a panel. */
export interface Figure {
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
  /** In what a state differs from the other. What it costs leads: it is shown first. */
  differences(state: S, other: S): readonly Difference[];
  /** What the drawing shows of the other state, such as `load`, before the words that locate it; empty for nothing. */
  shows?(other: S): string;
  /** What else marks a difference there, such as `frame: state differs`. */
  readonly marks?: string;
}

/** The instants of a world whose states are shown: the newest at or before `t`, and the first after it. */
export interface Readings {
  at(world: WorldName, t: number): number;
  after(world: WorldName, t: number): number;
}

/**
 * A control that a panel has besides those of all panels: a toggle named Live, pressed while it follows the world, in
 * place of Pause and Resume; after how many days the load repeats; another incident in a fork.
 */
export type PanelControl = 'live' | 'cycle' | 'incident';

/** A log in place of a drawing. A visitor can save what it shows, and have the file verified. */
export interface Log<S = unknown, C extends Settings = Settings> {
  /** The filter that lets everything pass. Each field is a parameter of the same name. */
  readonly filter: LogFilter;
  /** Loads what shows it. In a browser only. */
  load(): Promise<LogModule<S, C>>;
  /** Rebuilds what a visitor saved of a state from untrusted file data; undefined if the data is invalid. */
  rebuild(state: S, fileData: unknown): unknown;
  /**
   * Whether a visitor can reach a file's settings with the dashboard’s own controls in `world`; all are reachable
   * without it.
   */
  isReachable?(world: WorldName, settings: C): boolean;
  /**
   * Verifies what a state of `world` says of itself before a panel shows it. Yields, after each small piece of the
   * work, the state as it can be shown meanwhile; returns it as verified.
   */
  verify?(world: WorldName, state: S): Generator<S, S>;
}

type Json = number | string | boolean | readonly Json[] | { readonly [key: string]: Json };

/**
 * What a visitor may choose of a dashboard, such as its rate. JSON values only. A model whose base load follows the
 * cycle calls that setting `cycleDays`; it is the world's, so that all of them agree.
 */
export type Settings = Readonly<Record<string, Json>>;

/**
 * What a visitor may choose of how a dashboard is shown, such as which machine is large. JSON values only. A model
 * knows nothing of it.
 */
export type Choices = Readonly<Record<string, Json>>;

/** How far a paused panel is behind its world. */
export interface Lag<S> {
  /** World milliseconds, 0 or more. */
  readonly ms: number;
  /** The state the panel would show if it were not paused. */
  readonly state: S;
}

/**
 * What a panel hands a dashboard's log. It renders the log again at most a few times a second, and not at all off
 * screen.
 */
export interface LogProps<S = unknown, F extends LogFilter = LogFilter, C extends Settings = Settings>
  extends LogControls {
  readonly world: WorldName;
  readonly state: S;
  /** The state that it is compared with, if any. */
  readonly other: S | undefined;
  readonly settings: C;
  /** The filter that the visitor chose, or else the one with which the page opens. */
  readonly filter: F;
  setFilter(chosen: F): void;
  /** Undefined unless the panel is paused. */
  readonly lag: Lag<S> | undefined;
  /** Instant of the world, milliseconds since the Unix epoch; later than the state’s if the panel is paused. */
  now(): number;
  /** Holds from the next frame on. */
  change(settings: C): void;
}

/** The module of a log. */
export interface LogModule<S = unknown, C extends Settings = Settings> {
  default(props: LogProps<S, LogFilter, C>): ReactNode;
}

/** The module that says why values are what they are: a dashboard's `why.ts`. Pure. */
export interface WhyModule<S = unknown, C extends Settings = Settings> {
  /**
   * Why the values in the row with that key of the table of `state`, a state of `world`, are what they are; undefined
   * where it has none.
   */
  explain(world: WorldName, state: S, key: string, settings: C): Explanation | undefined;
}

/** What a panel hands a dashboard's legend, the same objects for as long as the panel is on its page. */
export interface LegendProps<S = unknown, C extends Settings = Settings, D extends Choices = Choices> {
  readonly settings: Observable<C>;
  readonly choices: Observable<D>;
  /** The state that is shown; undefined before the first. */
  readonly state: Observable<S | undefined>;
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
 * A dashboard: a pure model, its mirror as a table, and its drawing or its log. `S` is the model's state, `C` its
 * settings, `D` what a visitor may choose of how it is shown. The folder's name, `id`, the pictures' prefix and the
 * anchor in a URL are the same word.
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
   * When a panel shows another state, if not at each cadence: every so many milliseconds while time runs, because
   * faster changes could not be read, or at instants of the world, which panels and the badge that show the same
   * quantity share.
   */
  readonly readings?: number | Readings;
  /** The controls of its panel besides those of all panels. */
  readonly controls?: readonly PanelControl[];
  /** The settings before a visitor changes any. Each is a parameter of the same name. */
  readonly settings: C;
  /** The display choices before a visitor makes any. Each is a parameter of the same name. */
  readonly choices?: D;
  /** The state at `t` (milliseconds since the Unix epoch) in `world`. Pure; JSON-serialisable. */
  state(world: WorldName, t: number, settings: C): S;
  /** All that the drawing or the log says of a state, as rows. */
  table(state: S): DetailedTable;
  figure(state: S, choices?: D): Figure;
  /** The sentence beside that figure: only what the figure does not say. `completeSentence` has both. */
  sentence(state: S): string;
  status(state: S): Status;
  /** A panel of a dashboard without it shows no other state. */
  readonly comparison?: Compared<S>;
  /**
   * Loads the drawing, which is kept by this function. In a browser only. A dashboard with neither drawing nor log is
   * shown by its table.
   */
  draw?(): Promise<CreateScene<S, D>>;
  readonly log?: Log<S, C>;
  /** Loads what the panel shows below the plot: a legend and the dashboard's own controls. */
  legend?(): Promise<LegendModule<S, C, D>>;
  /** Loads what explains the rows of its table. */
  explain(): Promise<WhyModule<S, C>>;
  readonly cases: readonly Case[];
}

/** The instant whose state is shown at `t` while time is stopped. */
export const readingAt = ({ readings }: Pick<Dashboard, 'readings'>, world: WorldName, t: number): number =>
  typeof readings === 'object' ? readings.at(world, t) : t;

/** A dashboard's figure and its sentence, for screen readers and wherever the figure is not beside the sentence. */
export function completeSentence<S, C extends Settings>(dashboard: Dashboard<S, C>, state: S): string {
  const { value, unit, label } = dashboard.figure(state);
  return `${value}${unitBehind(unit)} ${label}. ${dashboard.sentence(state)}`;
}
