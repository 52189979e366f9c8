import { clamp, floor } from '../sim/math';
import type { TimeSource } from './source';

/** The instants the world knows: 1970-01-01 to 2100-01-01, milliseconds since the Unix epoch. */
export const FIRST_INSTANT = 0;
export const LAST_INSTANT = 4_102_444_800_000;

/** Fastest playback, world seconds a second. */
export const MAX_RATE = 3600;

/**
 * `live` follows the wall clock; `playing` runs from an instant at a rate; `paused` stands still.
 * A rate of 0 is `paused`.
 */
export type ClockMode = 'live' | 'playing' | 'paused';

export interface ClockState {
  readonly mode: ClockMode;
  /** World seconds a second, 0 to 3600; 1 when live. */
  readonly rate: number;
}

/** Where a clock starts: an instant (the present without one) and a rate. */
export interface ClockStart {
  readonly at?: number | undefined;
  readonly rate?: number | undefined;
}

/**
 * The world's clock, the only one on the page. Its time is whole milliseconds since the Unix epoch and is
 * always within FIRST_INSTANT and LAST_INSTANT.
 */
export class Clock {
  readonly #source: TimeSource;
  readonly #listeners = new Set<() => void>();
  #state: ClockState = { mode: 'live', rate: 1 };
  #anchorInstant = 0;
  #anchorMonotonic = 0;

  constructor(source: TimeSource, start: ClockStart = {}) {
    this.#source = source;
    if (start.at !== undefined || start.rate !== undefined) {
      this.#run(start.at ?? source.wall(), start.rate ?? 1);
    }
  }

  /** Mode and rate; the same object until one of them changes. */
  get state(): ClockState {
    return this.#state;
  }

  /** The instant now. */
  now(): number {
    const { mode, rate } = this.#state;
    const t =
      mode === 'live'
        ? this.#source.wall()
        : this.#anchorInstant + (this.#source.monotonic() - this.#anchorMonotonic) * rate;
    return floor(clamp(t, FIRST_INSTANT, LAST_INSTANT));
  }

  /** Follows the wall clock. */
  goLive(): void {
    this.#set({ mode: 'live', rate: 1 });
  }

  /** Runs from the instant now at `rate`, held within 0 and MAX_RATE. */
  play(rate: number): void {
    this.#run(this.now(), rate);
  }

  /** Stands still at the instant now. */
  pause(): void {
    this.play(0);
  }

  /** Moves to instant `t`, held within the world's; keeps the rate, and leaves live at rate 1. */
  seek(t: number): void {
    this.#run(t, this.#state.rate);
  }

  /** Calls back after each change of mode, rate or anchor; the function returned stops that. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #run(t: number, rate: number): void {
    this.#anchorInstant = clamp(t, FIRST_INSTANT, LAST_INSTANT);
    this.#anchorMonotonic = this.#source.monotonic();
    const held = clamp(rate, 0, MAX_RATE);
    this.#set({ mode: held === 0 ? 'paused' : 'playing', rate: held });
  }

  #set(state: ClockState): void {
    if (state.mode !== this.#state.mode || state.rate !== this.#state.rate) this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}
