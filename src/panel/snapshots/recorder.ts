import { every } from '../../clock/every';
import { browserTime } from '../../clock/source';
import type { World } from '../../clock/world';
import type { Dashboard } from '../../dashboards/contract';
import { AUTO_MS, keep } from '../../snapshot/buffer';
import { type Captured, capture, type Model } from '../../snapshot/snapshot';
import { stored } from '../../storage/storage';
import { settingsOf } from '../settings';
import { nextFrame } from './next-frame';

/** The entry `northwall.snapshots`: whether snapshots are taken by themselves. */
const storedAuto = stored<boolean>('snapshots', 1, (value) => (typeof value === 'boolean' ? value : undefined));

/** A snapshot in the list, numbered from 1 in the order of the visit. */
export interface Kept extends Captured {
  readonly n: number;
}

/** What a recorder is up to. The same object until something changes. */
export interface Recording {
  /** Newest first. */
  readonly kept: readonly Kept[];
  /** One is being taken now. */
  readonly busy: boolean;
  readonly auto: boolean;
}

/**
 * Takes the snapshots of one world, by hand and by itself, and keeps the newest in memory. Lives as long as its world: pages come
 * and go. Computes one model a frame, so none while the page is hidden.
 */
export class Recorder {
  readonly #world: World;
  readonly #dashboards: readonly Dashboard[];
  readonly #listeners = new Set<() => void>();
  #recording: Recording = { kept: [], busy: false, auto: false };
  #taken = 0;
  #begun = 0;
  #stop: (() => void) | undefined;

  constructor(world: World, dashboards: readonly Dashboard[]) {
    this.#world = world;
    this.#dashboards = dashboards;
    if (storedAuto.read() ?? true) this.#run();
  }

  get recording(): Recording {
    return this.#recording;
  }

  /** Milliseconds of real time until the next automatic snapshot is due; undefined when they are off. */
  get due(): number | undefined {
    return this.#stop && Math.max(0, this.#begun + AUTO_MS - browserTime.monotonic());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes one of the world's instant now, unless one is being taken already. */
  async capture(): Promise<void> {
    if (this.#recording.busy) return;
    this.#set({ busy: true });
    const { seed, clock } = this.#world;
    const models = this.#dashboards.map((dashboard): Model => {
      const { id, version } = dashboard;
      const settings = settingsOf(dashboard, this.#world);
      return { id, version, settings, state: (world, t) => dashboard.state(world, t, settings) };
    });
    const captured = await capture(seed, clock.now(), models, nextFrame);
    this.#taken += 1;
    this.#set({ busy: false, kept: keep(this.#recording.kept, { ...captured, n: this.#taken }) });
  }

  /** Takes the first automatic one now, for a visitor who comes to look at the list. */
  greet(): void {
    if (this.#recording.auto && this.#taken === 0) void this.capture();
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

  #run(): void {
    this.#begun = browserTime.monotonic();
    this.#stop = every(AUTO_MS, () => {
      this.#begun = browserTime.monotonic();
      // A world that stands still has nothing new to say, and would push out what it has said.
      if (this.#recording.kept[0]?.ts !== this.#world.clock.now()) void this.capture();
    });
    this.#set({ auto: true });
  }

  #set(change: Partial<Recording>): void {
    this.#recording = { ...this.#recording, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}

const recorders = new WeakMap<World, Recorder>();

/** The recorder of that world, made on first use. */
export function recorderOf(world: World, dashboards: readonly Dashboard[]): Recorder {
  const recorder = recorders.get(world) ?? new Recorder(world, dashboards);
  recorders.set(world, recorder);
  return recorder;
}
