import { NEXT_FRAME, wakeFrames } from '../clock/frames';
import type { World } from '../clock/world';
import { BEAT_MS } from '../clock/world-frame';
import type { Dashboard, Lag, Settings } from '../dashboards/contract';
import { chooseSettings, dropSettings, settingsOf } from '../dashboards/settings';
import type { Drawing } from '../stage/handle';
import { createStore, type Store } from '../store/store';
import { onSight } from '../ui/sight';
import { type FeedStatus, INITIAL_STATUS } from './feed-status';
import { joinLoop } from './loop';
import { enter, type FeedOnPage } from './on-page';
import { PanelTime } from './panel-time';
import { Rhythm } from './rhythm';
import type { Frame, Task } from './scheduler';
import { StageDriver } from './stage-driver';

const SECOND_MS = 1_000;
/** Milliseconds between renders of a log: less than its cadence, so that each of its states is shown. */
const LOG_MS = 200;
/** Milliseconds between updates of how far a held panel is behind. */
const LAG_MS = 500;

/** The visibility of a panel that is off screen and is to go on all the same. */
const LEAST_SIGHT = 0.001;

/** What a panel shows at one moment. */
export interface Shown<S> {
  readonly state: S;
  /** Instant shown, milliseconds since the Unix epoch. */
  readonly t: number;
  /** Instant whose state it is, at or before `t`. */
  readonly at: number;
}

/**
 * The model of one panel: which instant it shows, the dashboard's state there, and the rhythms in which its texts and its stage follow.
 * It runs from `start` to the function that `start` returns, and only while its figure is on screen.
 */
export class Feed<S = unknown> implements Task, FeedOnPage {
  /** What the panel says: figure, status, sentence, table and instant, always of the state that is drawn. */
  readonly texts = new Rhythm<[Shown<S>]>(BEAT_MS);
  /** Says too whether what is shown stands still. */
  readonly log = new Rhythm<[shown: Shown<S>, resting: boolean]>(LOG_MS);
  /** Calls back while the panel is held and the world goes on. */
  readonly behind = new Rhythm<[]>(LAG_MS);
  /** The panel's drawing. */
  readonly stage = new StageDriver<S>((status) => this.#set(status));
  #sight = 0;
  #demanded = false;
  readonly #dashboard: Dashboard<S>;
  readonly #world: World;
  readonly #time: PanelTime;
  readonly #status = createStore(INITIAL_STATUS);
  readonly #settings: Store<Settings>;
  #shown: Shown<S> | undefined;
  /** Instant of the state that was computed last. */
  #at = Number.NaN;
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

  get visibility(): number {
    return this.#demanded ? Math.max(this.#sight, LEAST_SIGHT) : this.#sight;
  }

  demand(on: boolean): void {
    this.#demanded = on;
  }

  get drawing(): Drawing | undefined {
    return this.stage.drawing;
  }

  get current(): boolean {
    if (this.status.modelFailed) return true;
    if (!this.#shown) return false;
    const t = this.#time.instant(this.#world.clock.now());
    if (this.#time.resting) return this.#shown.t === t && this.#time.reading(t) === this.#at;
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
    // The figure, not the host: where there is no canvas the host is hidden and the table goes on.
    const unwatch = onSight(host.parentElement ?? host, [0, 0.01, 0.25, 0.5, 0.75, 1], ({ share }) => {
      this.#sight = share;
      wakeFrames();
    });
    const leave = joinLoop(this.#world.clock, this);
    const leavePage = enter({ feed: this, host });
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

  /** Holds the instant that is shown. The world goes on. */
  pause(): void {
    this.#time.heldAt = this.#shown?.t ?? this.#world.clock.now();
    this.#changed();
    this.#beat();
    this.#set({ held: true });
  }

  /** Shows the world's instant again. */
  resume(): void {
    this.#time.heldAt = undefined;
    this.#set({ held: false });
    this.#changed();
  }

  /** Shows the dashboard under other settings from the next frame on. */
  change(settings: Settings): void {
    chooseSettings(this.#dashboard as Dashboard, this.#world, settings);
    this.#at = Number.NaN;
    this.#settings.set(settings);
    wakeFrames();
  }

  /** Says whether the panel shows its table, which has fewer states to be read. */
  showTable(shown: boolean): void {
    this.#time.tabled = shown;
    wakeFrames();
  }

  /** How far what is shown is behind the world; undefined unless the panel is held. Computes the world's state. */
  lag(): Lag<S> | undefined {
    if (this.#time.heldAt === undefined) return undefined;
    const t = this.#world.clock.now();
    try {
      const state = this.#dashboard.state(this.#world.seed, t, this.settings);
      return { ms: Math.max(0, t - this.#time.heldAt), state };
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
    try {
      const state = this.#dashboard.state(this.#world.seed, at, this.settings);
      this.#shown = { state, t, at };
      this.#unsaid = true;
      this.stage.update(state, frame.now);
      this.#changed();
      this.#set({ computed: true, modelFailed: false });
    } catch (error) {
      if (!this.status.modelFailed) console.error(`The model ${this.#dashboard.id} failed.`, error);
      this.#set({ modelFailed: true });
    }
  }

  draw(frame: Frame): number {
    if (!this.#shown) return NEXT_FRAME;
    this.#now = frame.now;
    const t = this.#time.instant(frame.t);
    const opening = this.status.stage === 'opening' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const picture = { t, now: frame.now, settled: this.#time.reduced, resting: this.#time.resting };
    const until = this.stage.frame(picture) ?? opening;
    if (t !== this.#shown.t) {
      const sameSecond = Math.floor(t / SECOND_MS) === Math.floor(this.#shown.t / SECOND_MS);
      this.#shown = { ...this.#shown, t };
      if (!sameSecond || this.#time.resting) this.texts.mark();
    }
    if (this.#time.heldAt !== undefined && frame.t !== this.#worldAt) this.behind.mark();
    this.#worldAt = frame.t;
    this.behind.beat(frame.now, false);
    this.#beat();
    return this.#due(frame, until);
  }

  /** The monotonic milliseconds at which there is something to do again; the picture looks different from the instant `until` on. */
  #due({ t, now }: Frame, until: number): number {
    if (until === Number.NEGATIVE_INFINITY) return NEXT_FRAME;
    const { rate } = this.#world.clock.state;
    if (rate === 0) return Number.POSITIVE_INFINITY;
    if (this.#time.heldAt !== undefined) return now + LAG_MS;
    const step = this.#time.next(this.#time.instant(t), until);
    const ahead = step > t ? now + (step - t) / rate : NEXT_FRAME;
    return Math.min(ahead, this.texts.due, this.log.due);
  }

  /** Lets the texts follow what is shown: a new state at once, all else in their rhythms or where nothing more is to come. */
  #beat(): void {
    if (!this.#shown) return;
    this.texts.beat(this.#now, this.#time.resting || this.#unsaid, this.#shown);
    this.#unsaid = false;
    this.log.beat(this.#now, this.#time.resting, this.#shown, this.#time.resting);
  }

  #changed(): void {
    this.texts.mark();
    this.log.mark();
  }

  #set(change: Partial<FeedStatus>): void {
    const entries = Object.entries(change) as [keyof FeedStatus, unknown][];
    if (entries.every(([key, value]) => this.status[key] === value)) return;
    this.#status.set({ ...this.status, ...change });
  }
}
