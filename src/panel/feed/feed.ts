// `panel/feed`: the content of one panel, and its timing. Each part answers one question:
//
// - `Feed`: what happens as the panel starts, pauses, or the page's view changes?
// - `PanelTime`: which instant does the panel show, of which reading, and when is the next one?
// - `PanelVisibility`: is the panel on screen, or near it?
// - `PanelLoop`: is a state due, what is drawn of it, and when is there work again? The scheduler asks, for all panels.
// - `StateComputer`: what is the state, is it verified, and what is it compared with?
// - `PanelDrawing`: which stage draws the state, and what is highlighted in it?
// - `Updates`: which texts, tables and logs follow the state? A `Throttle` each: how often?

import { wakeFrames } from '../../clock/frames';
import type { Choices, Dashboard, Lag, Settings } from '../../dashboards/contract';
import type { StageHandle } from '../../plot/surface/handle';
import type { Session } from '../../session/session';
import type { World } from '../../session/world';
import { isEqual } from '../../sim/math/equality';
import { createStore, type Store } from '../../store/store';
import type { Display } from './display';
import { changeStatus, type FeedStatus, INITIAL_STATUS } from './feed-status';
import { type FeedInputs, inputsIn } from './inputs';
import { addToFrameLoop } from './loop';
import { isLoaded, PanelDrawing } from './panel-drawing';
import { PanelLoop } from './panel-loop';
import { PanelTime } from './panel-time';
import { PanelVisibility } from './panel-visibility';
import { type ObservableFeed, registerFeed } from './running-feeds';
import { Updates } from './updates';

type SessionView = Pick<Session, 'view' | 'subscribe'>;

/**
 * The model of one panel: its instant, the dashboard's state there, and the parts that show it. It runs from `start`
 * until the function that `start` returns is called, and only while its figure is on screen. Off screen, its texts and
 * table get a first state, and one for each instant at which time is stopped. The code of its drawing and legend loads
 * when the figure comes near the window.
 */
export class Feed implements ObservableFeed {
  readonly dashboard: Dashboard;
  /** The world whose states the feed shows; the page may already have moved on to another. */
  readonly world: World;
  /** The panel's display, and its work in each frame. */
  readonly loop: PanelLoop;
  /** The panel’s texts, table and log. */
  readonly updates = new Updates();
  readonly drawing = new PanelDrawing((status) => changeStatus(this.#status, status));
  readonly #session: SessionView;
  readonly #time: PanelTime;
  readonly #visibility = new PanelVisibility();
  readonly #status = createStore(INITIAL_STATUS);
  readonly #inputs: Store<FeedInputs>;
  #arrive = () => {};
  /**
   * Resolves once the drawing is in or near the window, or is kept running off screen; at once for a dashboard without
   * drawing.
   */
  readonly near = new Promise<void>((resolve) => {
    this.#arrive = resolve;
  });

  constructor(dashboard: Dashboard, world: World, session: SessionView) {
    this.dashboard = dashboard;
    this.world = world;
    this.#session = session;
    this.#time = new PanelTime(dashboard, world);
    this.#inputs = createStore(inputsIn(session.view, dashboard, world));
    this.loop = new PanelLoop({
      dashboard,
      world,
      time: this.#time,
      panelVisibility: this.#visibility,
      drawing: this.drawing,
      updates: this.updates,
      status: this.#status,
      inputs: this.#inputs,
    });
  }

  get visibility(): number {
    return this.loop.visibility;
  }

  get stage(): StageHandle<unknown> | undefined {
    return this.drawing.stage;
  }

  isCurrent(since: number): boolean {
    return this.loop.isCurrent(since);
  }

  /** The present display; undefined before the first state. */
  get display(): Display | undefined {
    return this.loop.display;
  }

  /** Settings of the dashboard in this world: the same object until a visitor's choice changes them. */
  get settings(): Settings {
    return this.#inputs.value.settings;
  }

  /** Display choices: the same object until a visitor's choice changes them; undefined for a dashboard without any. */
  get choices(): Choices | undefined {
    return this.#inputs.value.choices;
  }

  get status(): FeedStatus {
    return this.#status.value;
  }

  /**
   * Calls back when the status, the settings, the display choices or the comparison change. The function returned
   * unsubscribes.
   */
  subscribe = (listener: () => void): (() => void) => {
    const unsubscribeStatus = this.#status.subscribe(listener);
    const unsubscribeInputs = this.#inputs.subscribe(listener);
    return () => {
      unsubscribeStatus();
      unsubscribeInputs();
    };
  };

  /** Starts to feed the stage inside `host`. The function returned stops the feed. */
  start(host: HTMLElement): () => void {
    const unsubscribe = [
      this.#visibility.watch(host),
      addToFrameLoop(this.loop),
      this.world.clock.subscribe(() => {
        this.updates.invalidate();
        wakeFrames();
      }),
      this.#session.subscribe(() => this.follow()),
      registerFeed({ feed: this, host }),
    ];
    this.follow();
    const { loadScene } = this.dashboard;
    const arrive = () => {
      this.#arrive();
      if (loadScene) this.drawing.open(loadScene, host);
    };
    if (!loadScene) changeStatus(this.#status, { stage: 'none' });
    if (!loadScene || isLoaded(loadScene)) arrive();
    else unsubscribe.push(this.#visibility.onApproach(host, arrive));
    return () => {
      for (const each of unsubscribe) each();
      this.drawing.close();
    };
  }

  keepRunning(): () => void {
    return this.#visibility.keepRunning();
  }

  /**
   * Instant at which a visitor paused the panel, milliseconds since the Unix epoch; undefined while it follows the
   * world.
   */
  get pausedAt(): number | undefined {
    return this.#time.pausedAt;
  }

  /** Pauses this panel, at the instant shown unless `at` names another. The world goes on. */
  pause(at = this.display?.t ?? this.world.clock.now()): void {
    this.#time.pausedAt = at;
    this.updates.invalidate();
    this.loop.flush();
    changeStatus(this.#status, { isPaused: true });
  }

  /** Makes the panel follow the world again. */
  resume(): void {
    this.#time.pausedAt = undefined;
    changeStatus(this.#status, { isPaused: false });
    this.updates.invalidate();
  }

  /** Tells the feed that the panel's table is open. It then changes less often, so that the table can be read. */
  showTable(isOpen: boolean): void {
    this.#time.showsTable = isOpen;
    wakeFrames();
  }

  /** Applies the page's view from the next frame on. */
  follow(): void {
    const inputs = inputsIn(this.#session.view, this.dashboard, this.world);
    if (isEqual(inputs, this.#inputs.value)) return;
    this.#inputs.set(inputs);
    this.loop.recompute();
    wakeFrames();
  }

  /** Lag of the panel behind the world; undefined unless it is paused. Computes the world’s state. */
  lag(): Lag<unknown> | undefined {
    if (this.#time.pausedAt === undefined) return undefined;
    const t = this.world.clock.now();
    try {
      const state = this.dashboard.state(this.world.name, t, this.settings);
      return { ms: Math.max(0, t - this.#time.pausedAt), state };
    } catch {
      // The panel reports the error when it shows that state.
      return undefined;
    }
  }
}
