import type { Clock } from '../clock/clock';
import { browserTime } from '../clock/time-source';
import { startInterval } from '../clock/timers';
import type { World } from '../clock/world';
import type { Dashboard } from '../dashboards/contract';
import { settingsOf } from '../dashboards/settings';
import { registerUnsaved } from '../loading/unsaved';
import { stored } from '../storage/storage';
import { createStore } from '../store/store';
import { AUTO_MS, addNewest } from './newest-first';
import { nextFrame } from './next-frame';
import { type Captured, capture, type Model } from './snapshot';

/** The entry `northwall.snapshots`: whether automatic snapshots are on. */
const storedAuto = stored<boolean>('snapshots', 1, (value) => (typeof value === 'boolean' ? value : undefined));

/** A snapshot in the list, numbered from 1 in the order of the visit. */
export interface ListedSnapshot extends Captured {
  readonly n: number;
}

/** Holds the world that is shown now, the original or a fork of it, always under one clock. */
interface Shown {
  readonly value: World;
}

/** The state of a recorder. The same object until something changes. */
export interface Recording {
  /** Newest first. */
  readonly kept: readonly ListedSnapshot[];
  /** True while a snapshot is being taken. */
  readonly busy: boolean;
  readonly auto: boolean;
}

/**
 * Takes manual and automatic snapshots of the world shown and keeps the newest in memory. Lives as long as its clock, across
 * pages and forks, or until it is forgotten. Computes one model per frame, and therefore nothing while the page is hidden.
 */
export class Recorder {
  #shown: Shown;
  readonly #dashboards: readonly Dashboard[];
  readonly #recording = createStore<Recording>({ kept: [], busy: false, auto: false });
  readonly subscribe = this.#recording.subscribe;
  #taken = 0;
  #begun = 0;
  #stop: (() => void) | undefined;
  readonly #unguard: () => void;

  constructor(shown: Shown, dashboards: readonly Dashboard[]) {
    this.#shown = shown;
    this.#dashboards = dashboards;
    this.#unguard = registerUnsaved(() => this.#recording.value.kept.length > 0);
    if (storedAuto.read() ?? true) this.#run();
  }

  get recording(): Recording {
    return this.#recording.value;
  }

  /**
   * Real milliseconds until the next automatic snapshot; undefined if automatic snapshots are off or the world stands
   * still.
   */
  get due(): number | undefined {
    if (this.#still) return undefined;
    return this.#stop && Math.max(0, this.#begun + AUTO_MS - browserTime.monotonic());
  }

  /** Records what another page shows from now on; what is kept stays. */
  follow(shown: Shown): void {
    this.#shown = shown;
  }

  /** Takes a snapshot of the world's present instant, unless one is already being taken. */
  async capture(): Promise<void> {
    if (this.#recording.value.busy) return;
    this.#set({ busy: true });
    const world = this.#shown.value;
    const models = this.#dashboards.map((dashboard): Model => {
      const { id, version } = dashboard;
      const settings = settingsOf(dashboard, world);
      return { id, version, settings, state: (name, t) => dashboard.state(name, t, settings) };
    });
    const captured = await capture(world.name, world.clock.now(), models, nextFrame);
    this.#taken += 1;
    this.#set({ busy: false, kept: addNewest(this.#recording.value.kept, { ...captured, n: this.#taken }) });
  }

  /** Takes the first automatic snapshot now, so that the list is not empty when a visitor reaches it. */
  captureFirst(): void {
    if (this.#recording.value.auto && this.#taken === 0) void this.capture();
  }

  /** Switches automatic snapshots on or off, for the next visits too. */
  setAuto(auto: boolean): void {
    storedAuto.write(auto);
    this.#stop?.();
    this.#stop = undefined;
    if (auto) this.#run();
    else this.#set({ auto });
  }

  /** Drops all that are kept. */
  clear(): void {
    this.#set({ kept: [] });
  }

  /** Takes no more snapshots and drops those it kept. */
  end(): void {
    this.#stop?.();
    this.#unguard();
    this.clear();
  }

  get #still(): boolean {
    return this.#shown.value.clock.state.mode === 'paused';
  }

  #run(): void {
    this.#begun = browserTime.monotonic();
    this.#stop = startInterval(AUTO_MS, () => {
      this.#begun = browserTime.monotonic();
      // A paused world has nothing new to record, and a page that shows it must not change by itself.
      if (!this.#still) void this.capture();
    });
    this.#set({ auto: true });
  }

  #set(change: Partial<Recording>): void {
    this.#recording.set({ ...this.#recording.value, ...change });
  }
}

const recorders = new WeakMap<Clock, Recorder>();

/** The recorder of a world and of its forks, which have the same clock; created on first use. It records what `shown` holds from now on. */
export function recorderOf(shown: Shown, dashboards: readonly Dashboard[]): Recorder {
  const { clock } = shown.value;
  const recorder = recorders.get(clock) ?? new Recorder(shown, dashboards);
  recorder.follow(shown);
  recorders.set(clock, recorder);
  return recorder;
}

/** Ends the recorder of a clock that runs no more, with its snapshots. */
export function forgetRecorder({ clock }: Pick<World, 'clock'>): void {
  recorders.get(clock)?.end();
  recorders.delete(clock);
}
