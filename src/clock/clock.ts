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
  /** The rate at which it runs, or would run on if it stood still no longer; more than 0. */
  readonly speed: number;
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
  #state: ClockState = { mode: 'live', rate: 1, speed: 1 };
  #anchorInstant = 0;
  #anchorMonotonic = 0;

  constructor(source: TimeSource, start: ClockStart = {}) {
    this.#source = source;
    this.start(start);
  }

  /** Starts anew where `start` names an instant or a rate; goes on as it was where it names neither. */
  start({ at, rate }: ClockStart): void {
    if (at !== undefined || rate !== undefined) this.#run(at ?? this.#source.wall(), rate ?? 1);
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

  /** The instant that the wall clock shows, whatever this one does. */
  present(): number {
    return floor(clamp(this.#source.wall(), FIRST_INSTANT, LAST_INSTANT));
  }

  /** Follows the wall clock. */
  goLive(): void {
    this.#set({ mode: 'live', rate: 1, speed: 1 });
  }

  /** Runs from the instant now at `rate`, held within 0 and MAX_RATE. */
  play(rate: number): void {
    this.#run(this.now(), rate);
  }

  /** Runs on from the instant now at the speed it had. */
  resume(): void {
    this.play(this.#state.speed);
  }

  /** Runs at `speed` from now on, or once it runs again; held within MAX_RATE. Live at speed 1 stays live. */
  setSpeed(speed: number): void {
    const { mode, rate } = this.#state;
    if (mode === 'paused') this.#set({ mode, rate, speed: clamp(speed, 0, MAX_RATE) || 1 });
    else if (mode === 'playing' || speed !== 1) this.play(speed);
  }

  /** Stands still at the instant now. */
  pause(): void {
    this.play(0);
  }

  /** Stands still at instant `t`, held within the world's. */
  stand(t: number): void {
    this.#run(t, 0);
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
    this.#set({ mode: held === 0 ? 'paused' : 'playing', rate: held, speed: held || this.#state.speed });
  }

  #set(state: ClockState): void {
    const { mode, rate, speed } = this.#state;
    if (state.mode !== mode || state.rate !== rate || state.speed !== speed) this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}
