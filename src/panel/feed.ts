import { NEXT_FRAME, wakeFrames } from '../clock/frames';
import type { World } from '../clock/world';
import type { Dashboard, Lag, Settings } from '../dashboards/contract';
import type { StageHandle } from '../stage/handle';
import type { Attention } from '../stage/scene';
import type { Frame, Task } from '../stage/scheduler';
import { type FeedStatus, INITIAL_STATUS } from './feed-status';
import { joinLoop } from './loop';
import { Rhythm } from './rhythm';
import { chooseSettings, dropSettings, settingsOf } from './settings';

/** Milliseconds between changes of a panel's figures, and of its table and summary. */
const FIGURES_MS = 500;
const MIRROR_MS = 2000;
/** Milliseconds between renders of a log: less than its cadence, so that each of its states is shown. */
const LOG_MS = 200;
/** Milliseconds between updates of how far a held panel is behind. */
const LAG_MS = 500;
/** World milliseconds between the pictures that a visitor sees who asked for less motion. */
const REDUCED_STEP_MS = 1000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** What a panel shows at one moment. */
export interface Shown<S> {
  readonly state: S;
  /** Instant shown, milliseconds since the Unix epoch. */
  readonly t: number;
}

/**
 * One panel's flow of data: the world's clock, the model's state, then the stage and the panel's texts.
 * It runs from `start` to the function that `start` returns, and only while its figure is on screen.
 */
export class Feed<S = unknown> implements Task {
  visibility = 0;
  readonly figures = new Rhythm<[Shown<S>]>(FIGURES_MS);
  readonly mirror = new Rhythm<[Shown<S>]>(MIRROR_MS);
  /** Says too whether what is shown stands still. */
  readonly log = new Rhythm<[shown: Shown<S>, resting: boolean]>(LOG_MS);
  /** Calls back while the panel is held and the world goes on. */
  readonly behind = new Rhythm<[]>(LAG_MS);
  readonly #dashboard: Dashboard<S>;
  readonly #world: World;
  readonly #reduced = matchMedia(REDUCED_MOTION);
  readonly #listeners = new Set<() => void>();
  #settings: Settings;
  #status = INITIAL_STATUS;
  #row: number | null = null;
  #attention: Attention = { instant: undefined, incident: undefined };
  #heldAt: number | undefined;
  #stage: StageHandle<S> | undefined;
  #shown: Shown<S> | undefined;
  #step = Number.NaN;
  #now = 0;
  /** Instant of the world at the last frame. */
  #worldAt = Number.NaN;

  constructor(dashboard: Dashboard<S>, world: World) {
    this.#dashboard = dashboard;
    this.#world = world;
    this.#settings = settingsOf(dashboard as Dashboard, world);
  }

  /** The settings that are shown, in this world. The same object until a visitor changes them. */
  get settings(): Settings {
    return this.#settings;
  }

  get status(): FeedStatus {
    return this.#status;
  }

  /** What is shown now; undefined before the first state. */
  get shown(): Shown<S> | undefined {
    return this.#shown;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts to feed the stage inside `host`. `key` names the stage that is kept between visits. */
  start(host: HTMLElement, key: string): () => void {
    let stopped = false;
    const watcher = new IntersectionObserver(
      (entries) => {
        this.visibility = entries.at(-1)?.intersectionRatio ?? 0;
        wakeFrames();
      },
      { threshold: [0, 0.01, 0.25, 0.5, 0.75, 1] },
    );
    // The figure, not the host: where there is no canvas the host is hidden and the table goes on.
    watcher.observe(host.parentElement ?? host);
    const leave = joinLoop(this.#world.clock, this);
    const unsubscribe = this.#world.clock.subscribe(() => this.#changed());
    const { stage } = this.#dashboard;
    if (stage) this.#openStage(stage, host, key, () => stopped);
    else this.#set({ stage: 'none' });
    return () => {
      stopped = true;
      watcher.disconnect();
      leave();
      unsubscribe();
      this.visibility = 0;
      dropSettings(this.#dashboard as Dashboard, this.#world, this.#settings);
      this.#stage?.detach();
      this.#stage = undefined;
    };
  }

  /** Holds the instant that is shown. The world goes on. */
  pause(): void {
    this.#heldAt = this.#shown?.t ?? this.#world.clock.now();
    this.#changed();
    this.#beat();
    this.#set({ held: true });
  }

  /** Shows the world's instant again. */
  resume(): void {
    this.#heldAt = undefined;
    this.#set({ held: false });
    this.#changed();
  }

  /** Shows the dashboard under other settings from the next frame on. */
  change(settings: Settings): void {
    this.#settings = settings;
    chooseSettings(this.#dashboard as Dashboard, this.#world, settings);
    this.#step = Number.NaN;
    this.#notify();
    wakeFrames();
  }

  /** How far what is shown is behind the world; undefined unless the panel is held. Computes the world's state. */
  lag(): Lag<S> | undefined {
    if (this.#heldAt === undefined) return undefined;
    const t = this.#world.clock.now();
    try {
      const state = this.#dashboard.state(this.#world.seed, t, this.#settings);
      return { ms: Math.max(0, t - this.#heldAt), state };
    } catch {
      // Said where the state is to be shown.
      return undefined;
    }
  }

  /** Outlines the sample of a table row on the stage, or none. */
  point(row: number | null): void {
    this.#row = row;
    this.#stage?.point(row, this.#now);
    wakeFrames();
  }

  /** Has the stage mark what the visitor looks at anywhere on the page. */
  attend(attention: Attention): void {
    this.#attention = attention;
    this.#stage?.attend(attention, this.#now);
    wakeFrames();
  }

  /** The instant that is drawn at a place of the window, in CSS px; undefined where none is. */
  instantAt(clientX: number, clientY: number): number | undefined {
    return this.#stage?.instantAt(clientX, clientY);
  }

  overdue(frame: Frame): number {
    const t = this.#instant(frame.t);
    const step = Math.floor(t / this.#dashboard.cadence);
    if (step === this.#step) return 0;
    return Number.isNaN(this.#step) ? Number.POSITIVE_INFINITY : Math.abs(t - this.#step * this.#dashboard.cadence);
  }

  compute(frame: Frame): void {
    const t = this.#instant(frame.t);
    this.#now = frame.now;
    this.#step = Math.floor(t / this.#dashboard.cadence);
    try {
      const state = this.#dashboard.state(this.#world.seed, t, this.#settings);
      this.#shown = { state, t };
      this.#stage?.update(state, frame.now);
      this.#changed();
      this.#set({ computed: true, modelFailed: false });
    } catch (error) {
      if (!this.#status.modelFailed) console.error(`The model ${this.#dashboard.id} failed.`, error);
      this.#set({ modelFailed: true });
    }
  }

  draw(frame: Frame): number {
    if (!this.#shown) return NEXT_FRAME;
    this.#now = frame.now;
    const t = this.#instant(frame.t);
    const opening = this.#status.stage === 'opening' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const picture = { t, now: frame.now, settled: this.#reduced.matches, resting: this.#resting };
    const until = this.#stage?.frame(picture) ?? opening;
    if (t !== this.#shown.t) {
      this.#shown = { ...this.#shown, t };
      this.figures.mark();
    }
    if (this.#heldAt !== undefined && frame.t !== this.#worldAt) this.behind.mark();
    this.#worldAt = frame.t;
    this.behind.beat(frame.now, false);
    this.#beat();
    // The figures say the instant, which moves on.
    if (!this.#resting) this.figures.mark();
    return this.#due(frame, until);
  }

  /** The monotonic milliseconds at which there is something to do again; the picture looks different from the instant `until` on. */
  #due({ t, now }: Frame, until: number): number {
    if (until === Number.NEGATIVE_INFINITY) return NEXT_FRAME;
    const { rate } = this.#world.clock.state;
    if (rate === 0) return Number.POSITIVE_INFINITY;
    if (this.#heldAt !== undefined) return now + LAG_MS;
    const step = this.#reduced.matches
      ? this.#instant(t) + REDUCED_STEP_MS
      : Math.min(until, (this.#step + 1) * this.#dashboard.cadence);
    const ahead = step > t ? now + (step - t) / rate : NEXT_FRAME;
    return Math.min(ahead, this.figures.due, this.mirror.due, this.log.due);
  }

  /** Whether what is shown stands still. Its picture is then the one a link to it shows. */
  get #resting(): boolean {
    return this.#heldAt !== undefined || this.#world.clock.state.rate === 0;
  }

  /** Lets the texts follow what is shown, in their rhythms, and at once where nothing more is to come. */
  #beat(): void {
    if (!this.#shown) return;
    this.figures.beat(this.#now, this.#resting, this.#shown);
    this.mirror.beat(this.#now, this.#resting, this.#shown);
    this.log.beat(this.#now, this.#resting, this.#shown, this.#resting);
  }

  /** The instant that this panel shows when the world is at `t`. */
  #instant(t: number): number {
    if (this.#heldAt !== undefined) return this.#heldAt;
    const stepped = this.#reduced.matches && this.#world.clock.state.rate !== 0;
    return stepped ? Math.floor(t / REDUCED_STEP_MS) * REDUCED_STEP_MS : t;
  }

  async #openStage(
    load: NonNullable<Dashboard<S>['stage']>,
    host: HTMLElement,
    key: string,
    stopped: () => boolean,
  ): Promise<void> {
    try {
      const [{ keepStage }, create] = await Promise.all([import('../stage/cache'), load()]);
      if (stopped()) return;
      const stage = keepStage(key, create);
      stage.attach(host);
      stage.changed = () => this.#set({ stage: stage.status, drawnBy: stage.kind });
      stage.askFrame = wakeFrames;
      if (this.#shown) stage.update(this.#shown.state, this.#now);
      stage.point(this.#row, this.#now);
      stage.attend(this.#attention, this.#now);
      this.#stage = stage;
      stage.changed(stage.status);
    } catch (error) {
      console.error('The drawing could not be loaded.', error);
      if (!stopped()) this.#set({ stage: 'unavailable' });
    }
  }

  #changed(): void {
    this.figures.mark();
    this.mirror.mark();
    this.log.mark();
  }

  #set(change: Partial<FeedStatus>): void {
    const entries = Object.entries(change) as [keyof FeedStatus, unknown][];
    if (entries.every(([key, value]) => this.#status[key] === value)) return;
    this.#status = { ...this.#status, ...change };
    this.#notify();
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
