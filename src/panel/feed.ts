import { NEXT_FRAME, wakeFrames } from '../clock/frames';
import type { World } from '../clock/world';
import { BEAT_MS } from '../clock/world-frame';
import type { Dashboard, Lag, Settings } from '../dashboards/contract';
import { chooseSettings, dropSettings, settingsOf } from '../dashboards/settings';
import type { Drawing } from '../stage/handle';
import { createStore, type Store } from '../store/store';
import { onVisibility } from '../ui/visibility';
import { type FeedStatus, INITIAL_STATUS } from './feed-status';
import { joinLoop } from './loop';
import { type FeedOnPage, registerOnPage } from './on-page';
import { PanelTime } from './panel-time';
import type { Frame, Task } from './scheduler';
import { runSlice } from './slice';
import { StageDriver } from './stage-driver';
import { Throttle } from './throttle';

const SECOND_MS = 1_000;
/** Minimum milliseconds between renders of a log. Shorter than its cadence, so that every state is shown. */
const LOG_MS = 200;
/** Minimum milliseconds between updates of a table for screen readers. */
const TABLE_MS = 2_000;
/** Milliseconds between updates of how far a paused panel is behind. */
const LAG_MS = 500;

/** Visibility reported for a panel that is off screen but must keep running. */
const LEAST_SIGHT = 0.001;

/**
 * The element by whose visibility a feed runs. The figure, not the host: where there is no canvas the host is hidden and
 * the table goes on. In a window onto a larger picture the whole panel, of which only the header may be seen; and a
 * figure in a text always runs there, because its width moves what is around it.
 */
function watchedFor(host: HTMLElement): Element {
  const view = host.closest('[data-window]');
  return view ? (host.closest('.panel') ?? view) : (host.parentElement ?? host);
}

/** What a panel shows at one moment. */
export interface Shown<S> {
  readonly state: S;
  /** Instant shown, milliseconds since the Unix epoch. */
  readonly t: number;
  /** Instant whose state it is, at or before `t`. */
  readonly at: number;
}

/**
 * The model of one panel: the instant it shows, the dashboard’s state there, and the throttled updates of its texts and
 * stage. It runs from `start` until the function that `start` returns is called, and only while its figure is on
 * screen. Off screen its texts and its table get a first state, and the state of any instant at which time is stopped.
 */
export class Feed<S = unknown> implements Task, FeedOnPage {
  /** Updates the panel’s figure, status, sentence, table and instant, always from the state that is drawn. */
  readonly texts = new Throttle<[Shown<S>]>(BEAT_MS);
  /** Updates the log. `paused` is true while the shown instant does not move. */
  readonly log = new Throttle<[shown: Shown<S>, paused: boolean]>(LOG_MS);
  /** Updates the table while it is there for screen readers alone. */
  readonly table = new Throttle<[]>(TABLE_MS);
  /** Calls back while the panel is paused and the world goes on. */
  readonly behind = new Throttle<[]>(LAG_MS);
  /** The panel's drawing. */
  readonly stage = new StageDriver<S>((status) => this.#set(status));
  /** Visible share of it; undefined until the browser has told. */
  #sight: number | undefined;
  #keptRunning = false;
  readonly #dashboard: Dashboard<S>;
  readonly #world: World;
  readonly #time: PanelTime;
  readonly #status = createStore(INITIAL_STATUS);
  readonly #settings: Store<Settings>;
  #shown: Shown<S> | undefined;
  /** Instant of the state that was computed last. */
  #at = Number.NaN;
  /** What is left to do until the state that is shown is verified. */
  #verification: Generator<S, S> | undefined;
  #now = 0;
  /** A state was computed that the texts do not say yet. */
  #unsaid = false;
  /** Instant of the world at the last frame. */
  #worldAt = Number.NaN;

  constructor(dashboard: Dashboard<S>, world: World) {
    this.#dashboard = dashboard;
    this.#world = world;
    this.#time = new PanelTime(dashboard as Dashboard, world);
    this.#settings = createStore(settingsOf(dashboard as Dashboard, world));
  }

  get dashboard(): Dashboard {
    return this.#dashboard as Dashboard;
  }

  get subject(): string {
    return this.#dashboard.id;
  }

  get prompt(): boolean {
    return this.#dashboard.readings !== undefined;
  }

  get paused(): boolean {
    return this.#time.pausedAt !== undefined;
  }

  get visibility(): number {
    const share = this.#sight ?? 0;
    return this.#keptRunning || this.background ? Math.max(share, LEAST_SIGHT) : share;
  }

  get background(): boolean {
    if (this.#onScreen) return false;
    return (
      Number.isNaN(this.#at) ||
      this.#verification !== undefined ||
      (this.#time.paused && this.#time.reading(this.#instant()) !== this.#at)
    );
  }

  /** It is on screen, or has to run as if it were. */
  get #onScreen(): boolean {
    return this.#keptRunning || this.#sight !== 0;
  }

  #instant(): number {
    return this.#time.instant(this.#world.clock.now());
  }

  keepRunning(on: boolean): void {
    this.#keptRunning = on;
  }

  get drawing(): Drawing | undefined {
    return this.stage.drawing;
  }

  get current(): boolean {
    if (this.status.modelFailed) return true;
    if (!this.#shown || this.#verification) return false;
    const t = this.#instant();
    if (this.#time.paused) return this.#shown.t === t && this.#time.reading(t) === this.#at;
    return Math.abs(this.#time.reading(t) - this.#at) <= SECOND_MS * this.#world.clock.state.rate + this.#time.period;
  }

  /** The settings that are shown, in this world. The same object until a visitor changes them. */
  get settings(): Settings {
    return this.#settings.value;
  }

  get status(): FeedStatus {
    return this.#status.value;
  }

  /** What is shown now; undefined before the first state. */
  get shown(): Shown<S> | undefined {
    return this.#shown;
  }

  /** Calls back when the status or the settings change. The function returned stops that. */
  subscribe = (listener: () => void): (() => void) => {
    const leave = [this.#status.subscribe(listener), this.#settings.subscribe(listener)];
    return () => {
      for (const each of leave) each();
    };
  };

  /** Starts to feed the stage inside `host`. `key` names the stage that is kept between visits. */
  start(host: HTMLElement, key: string): () => void {
    const unwatch = onVisibility(watchedFor(host), [0, 0.01, 0.25, 0.5, 0.75, 1], ({ share }) => {
      this.#sight = share;
      wakeFrames();
    });
    const leave = joinLoop(this.#world.clock, this);
    const leavePage = registerOnPage({ feed: this, host });
    const unsubscribe = this.#world.clock.subscribe(() => this.#changed());
    const { stage } = this.#dashboard;
    if (stage) this.stage.open(stage, host, key);
    else this.#set({ stage: 'none' });
    return () => {
      unwatch();
      leave();
      unsubscribe();
      this.#sight = 0;
      leavePage();
      dropSettings(this.#dashboard as Dashboard, this.#world, this.settings);
      this.stage.close();
    };
  }

  /** Pauses this panel at the instant shown. The world goes on. */
  pause(): void {
    this.#time.pausedAt = this.#shown?.t ?? this.#world.clock.now();
    this.#changed();
    this.#flush();
    this.#set({ paused: true });
  }

  /** Shows the world's instant again. */
  resume(): void {
    this.#time.pausedAt = undefined;
    this.#set({ paused: false });
    this.#changed();
  }

  /** Shows the dashboard under other settings from the next frame on. */
  change(settings: Settings): void {
    chooseSettings(this.#dashboard as Dashboard, this.#world, settings);
    this.#at = Number.NaN;
    this.#settings.set(settings);
    wakeFrames();
  }

  /** Sets whether the panel shows its table, which changes less often so that it can be read. */
  showTable(shown: boolean): void {
    this.#time.showsTable = shown;
    wakeFrames();
  }

  /** How far the panel is behind the world; undefined unless it is paused. Computes the world’s state. */
  lag(): Lag<S> | undefined {
    if (this.#time.pausedAt === undefined) return undefined;
    const t = this.#world.clock.now();
    try {
      const state = this.#dashboard.state(this.#world.seed, t, this.settings);
      return { ms: Math.max(0, t - this.#time.pausedAt), state };
    } catch {
      // Said where the state is to be shown.
      return undefined;
    }
  }

  overdue(frame: Frame): number {
    const at = this.#time.reading(this.#time.instant(frame.t));
    if (at === this.#at) return 0;
    return Number.isNaN(this.#at) ? Number.POSITIVE_INFINITY : Math.abs(at - this.#at);
  }

  compute(frame: Frame): void {
    const t = this.#time.instant(frame.t);
    this.#now = frame.now;
    const at = this.#time.reading(t);
    this.#at = at;
    this.#try(() => {
      const state = this.#dashboard.state(this.#world.seed, at, this.settings);
      this.#verification = this.#dashboard.verify?.(this.#world.seed, state);
      this.#show({ state: this.#verification ? this.#verifySlice(this.#verification) : state, t, at });
    });
  }

  draw(frame: Frame): number {
    // Without a first state it waits for its turn, or where the model failed for the next reading.
    if (!this.#shown) return this.status.modelFailed ? this.#due(frame, Number.POSITIVE_INFINITY) : NEXT_FRAME;
    this.#now = frame.now;
    this.#verifyOn(this.#shown);
    if (!this.#onScreen) {
      this.#flushTexts(this.#shown);
      return this.background ? NEXT_FRAME : Number.POSITIVE_INFINITY;
    }
    if (!this.status.seen) this.#set({ seen: true });
    const t = this.#time.instant(frame.t);
    const opening = this.status.stage === 'opening' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const { reducedMotion, paused } = this.#time;
    const picture = { t, now: frame.now, rate: this.#world.clock.state.rate, reducedMotion, paused };
    const until = this.stage.frame(picture) ?? opening;
    if (t !== this.#shown.t) {
      const sameSecond = Math.floor(t / SECOND_MS) === Math.floor(this.#shown.t / SECOND_MS);
      this.#shown = { ...this.#shown, t };
      if (!sameSecond || this.#time.paused) this.texts.invalidate();
    }
    if (this.#time.pausedAt !== undefined && frame.t !== this.#worldAt) this.behind.invalidate();
    this.#worldAt = frame.t;
    this.behind.flush(frame.now, false);
    this.#flush();
    return this.#due(frame, until);
  }

  /**
   * Monotonic milliseconds at which the feed next has work. The picture looks different from the instant `until` on.
   */
  #due({ t, now }: Frame, until: number): number {
    if (until === Number.NEGATIVE_INFINITY || this.#verification) return NEXT_FRAME;
    const { rate } = this.#world.clock.state;
    if (rate === 0) return Number.POSITIVE_INFINITY;
    if (this.#time.pausedAt !== undefined) return now + LAG_MS;
    const step = this.#time.next(this.#time.instant(t), until);
    const ahead = step > t ? now + (step - t) / rate : NEXT_FRAME;
    return Math.min(ahead, this.texts.due, this.table.due, this.log.due);
  }

  /** Does a part of a verification and returns what to show then. */
  #verifySlice(verification: Generator<S, S>): S {
    const { value, done } = runSlice(verification);
    if (done) this.#verification = undefined;
    return value;
  }

  /** Goes on with the verification of what is shown, and shows it again once that is done. */
  #verifyOn(shown: Shown<S>): void {
    const verification = this.#verification;
    if (!verification) return;
    this.#try(() => {
      const state = this.#verifySlice(verification);
      if (!this.#verification) this.#show({ ...shown, state });
    });
  }

  #show(shown: Shown<S>): void {
    this.#shown = shown;
    this.#unsaid = true;
    this.stage.update(shown.state, this.#now);
    this.#changed();
    this.#set({ computed: this.status.computed || !this.#verification, modelFailed: false });
  }

  /** Runs `work`, and reports an error in it as the model's. */
  #try(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#verification = undefined;
      if (!this.status.modelFailed) console.error(`The model ${this.#dashboard.id} failed.`, error);
      this.#set({ modelFailed: true });
    }
  }

  /** Updates texts, table and log: texts with each new state, everything else throttled while time runs, and all of it at once when it is paused. */
  #flush(): void {
    if (!this.#shown) return;
    this.#flushTexts(this.#shown);
    this.log.flush(this.#now, this.#time.paused, this.#shown, this.#time.paused);
  }

  #flushTexts(shown: Shown<S>): void {
    this.texts.flush(this.#now, this.#time.paused || this.#unsaid, shown);
    this.#unsaid = false;
    this.table.flush(this.#now, this.#time.paused);
  }

  #changed(): void {
    this.texts.invalidate();
    this.table.invalidate();
    this.log.invalidate();
  }

  #set(change: Partial<FeedStatus>): void {
    const entries = Object.entries(change) as [keyof FeedStatus, unknown][];
    if (entries.every(([key, value]) => this.status[key] === value)) return;
    this.#status.set({ ...this.status, ...change });
  }
}
