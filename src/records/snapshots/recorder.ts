import type { Clock } from '../../clock/clock';
import { browserTime } from '../../clock/time-source';
import { startInterval } from '../../clock/timers';
import type { Dashboard } from '../../dashboards/contract';
import { registerUnsaved } from '../../loading/unsaved';
import type { Session } from '../../session/session';
import { settingsOf } from '../../session/settings';
import { stored } from '../../session/storage/storage';
import { createStore } from '../../store/store';
import { type Captured, captureSnapshot, type Model } from './file/snapshot';
import { AUTO_MS, addNewest } from './newest-first';
import { nextFrame } from './next-frame';

/** Stored entry `northwall.snapshots`: true if automatic snapshots are on. */
const storedAuto = stored<boolean>('snapshots', 1, (value) => (typeof value === 'boolean' ? value : undefined));

/** Snapshot in the list, numbered from 1 in the order of the visit. */
export interface ListedSnapshot extends Captured {
  readonly n: number;
}

/** State of a recorder. The same object until something changes. */
export interface Recording {
  /** Snapshots, newest first. */
  readonly snapshots: readonly ListedSnapshot[];
  /** True while a snapshot is being taken. */
  readonly isBusy: boolean;
  readonly isAuto: boolean;
}

/**
 * Takes manual and automatic snapshots of the world shown and keeps the newest in memory. Lives as long as its clock,
 * across pages and forks, or until it is forgotten. Computes one model per frame, and therefore nothing while the page
 * is hidden.
 */
export class Recorder {
  #session: Session;
  readonly #dashboards: readonly Dashboard[];
  readonly #recording = createStore<Recording>({ snapshots: [], isBusy: false, isAuto: false });
  readonly subscribe = this.#recording.subscribe;
  #taken = 0;
  #begun = 0;
  #cancel: (() => void) | undefined;
  readonly #unregister: () => void;

  constructor(session: Session, dashboards: readonly Dashboard[]) {
    this.#session = session;
    this.#dashboards = dashboards;
    this.#unregister = registerUnsaved(() => this.#recording.value.snapshots.length > 0);
    if (storedAuto.read() ?? true) this.#run();
  }

  get recording(): Recording {
    return this.#recording.value;
  }

  /**
   * Real milliseconds until the next automatic snapshot; undefined if automatic snapshots are off or the world stands
   * still.
   */
  get msToNext(): number | undefined {
    if (this.#still) return undefined;
    return this.#cancel && Math.max(0, this.#begun + AUTO_MS - browserTime.monotonic());
  }

  /** Records another session under the same clock from now on; kept snapshots stay. */
  follow(session: Session): void {
    this.#session = session;
  }

  /** Takes a snapshot of the world's present instant, unless one is already being taken. */
  async capture(): Promise<void> {
    if (this.#recording.value.isBusy) return;
    this.#set({ isBusy: true });
    try {
      const captured = await this.#captured();
      this.#taken += 1;
      this.#set({ snapshots: addNewest(this.#recording.value.snapshots, { ...captured, n: this.#taken }) });
    } finally {
      this.#set({ isBusy: false });
    }
  }

  /** Takes the first automatic snapshot now, so that the list is not empty when a visitor reaches it. */
  captureFirst(): void {
    if (this.#recording.value.isAuto && this.#taken === 0) void this.capture();
  }

  /** Switches automatic snapshots on or off, for the next visits too. */
  setAuto(isAuto: boolean): void {
    storedAuto.write(isAuto);
    this.#cancel?.();
    this.#cancel = undefined;
    if (isAuto) this.#run();
    else this.#set({ isAuto });
  }

  /** Drops all kept snapshots. */
  clear(): void {
    this.#set({ snapshots: [] });
  }

  /** Takes no more snapshots and drops the kept ones. */
  end(): void {
    this.#cancel?.();
    this.#unregister();
    this.clear();
  }

  #captured(): Promise<Captured> {
    const { clock, world, view } = this.#session;
    const models = this.#dashboards.map((dashboard): Model => {
      const { id, version } = dashboard;
      const settings = settingsOf(dashboard, view, world);
      return { id, version, settings, state: (name, t) => dashboard.state(name, t, settings) };
    });
    return captureSnapshot(world.name, clock.now(), models, nextFrame);
  }

  get #still(): boolean {
    return this.#session.clock.state.mode === 'paused';
  }

  #run(): void {
    this.#begun = browserTime.monotonic();
    this.#cancel = startInterval(AUTO_MS, () => {
      this.#begun = browserTime.monotonic();
      // A paused world has nothing new to record, and a page that shows it must not change by itself.
      if (!this.#still) void this.capture();
    });
    this.#set({ isAuto: true });
  }

  #set(change: Partial<Recording>): void {
    this.#recording.set({ ...this.#recording.value, ...change });
  }
}

const recorders = new WeakMap<Clock, Recorder>();

/** Returns the recorder of the sessions under one clock, created on first use. It records `session` from now on. */
export function recorderOf(session: Session, dashboards: readonly Dashboard[]): Recorder {
  const { clock } = session;
  const recorder = recorders.get(clock) ?? new Recorder(session, dashboards);
  recorder.follow(session);
  recorders.set(clock, recorder);
  return recorder;
}

/** Ends the recorder of a clock that no longer runs, with its snapshots. */
export function forgetRecorder({ clock }: Pick<Session, 'clock'>): void {
  recorders.get(clock)?.end();
  recorders.delete(clock);
}
