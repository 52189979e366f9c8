import { clamp, floor } from '../sim/math/math';
import { FIRST_INSTANT, LAST_INSTANT } from '../sim/words/time';
import type { RealTime } from './time-source';

/** Fastest playback, in world seconds per second. */
export const MAX_RATE = 3600;
/** Decimal places of a rate that a visitor can choose, and of one in an address. */
export const RATE_PLACES = 3;

/** Returns the rate that a clock runs at when `rate` is chosen. */
const chosenRate = (rate: number): number => Number(clamp(rate, 0, MAX_RATE).toFixed(RATE_PLACES));

/**
 * Mode of a clock: `live` follows the wall clock, `playing` runs from an instant at a rate, `paused` stands still. A
 * rate of 0 is `paused`.
 */
export type ClockMode = 'live' | 'playing' | 'paused';

/** Mode and speed of a clock. */
export interface ClockState {
  readonly mode: ClockMode;
  /** World seconds per real second, 0 to 3600; 1 when live. */
  readonly rate: number;
  /** The rate at which the clock runs or, if paused, would continue; above 0. */
  readonly speed: number;
}

/** Rate at which a clock runs when nothing slows it: its speed, or 0 if it is paused. */
export const steadyRate = ({ rate, speed }: ClockState): number => (rate === 0 ? 0 : speed);

/** Start of a clock. All instants are milliseconds since the Unix epoch. */
export interface ClockStart {
  /** The instant to start from; the present where absent. */
  readonly at?: number | undefined;
  /** World seconds per second, 0 to MAX_RATE; 1 where absent. */
  readonly rate?: number | undefined;
  /** The real instant at which the world was at `at`; the moment of the call where absent. */
  readonly anchor?: number | undefined;
}

/**
 * A setting of a clock that is not live, from which another clock can start and show the same time. Fields are as in
 * `ClockStart`.
 */
export interface ClockSetting {
  readonly at: number;
  readonly rate: number;
  /** Undefined while time is paused. */
  readonly anchor: number | undefined;
}

/** Options of a run: the speed to keep, the anchor to follow, and its pace. */
interface Run {
  readonly speed?: number;
  readonly anchor?: number | undefined;
  readonly pace?: number;
}

/**
 * The world's clock, the only one on the page. It returns whole milliseconds since the Unix epoch, within FIRST_INSTANT
 * and LAST_INSTANT, and keeps their fractions. While it runs it follows the wall clock: world = at + (now - anchor) *
 * rate. So a screen, its link and another screen with that link agree, also after a machine slept or its clock was set.
 */
export class Clock {
  #source: RealTime;
  readonly #listeners = new Set<() => void>();
  #state: ClockState = { mode: 'live', rate: 1, speed: 1 };
  #at = 0;
  #anchor = 0;
  #pace = 1;
  #setting: ClockSetting | undefined;

  constructor(source: RealTime, start: ClockStart = {}) {
    this.#source = source;
    this.start(start);
  }

  /** Restarts the clock if `start` names an instant or a rate; otherwise the clock continues. */
  start({ at, rate, anchor }: ClockStart): void {
    if (at !== undefined || rate !== undefined) this.#run(at ?? this.#source.now(), rate ?? 1, { anchor });
  }

  /** Reads time from another source from now on, and restarts: live if `start` names neither an instant nor a rate. */
  restart(source: RealTime, start: ClockStart): void {
    this.#source = source;
    this.goLive();
    this.start(start);
  }

  /** Mode and rate: the same object until one of them changes. */
  get state(): ClockState {
    return this.#state;
  }

  /**
   * Share of its speed at which `slow` runs the clock, 0 to 1: what the brake leaves of it. 1 after any other change, a
   * pause too. Drawings show it.
   */
  get pace(): number {
    return this.#pace;
  }

  /** Returns the instant now. */
  now(): number {
    return floor(this.#exactly());
  }

  /**
   * Setting with which another clock shows the same time, to a millisecond; undefined when live. It stays the same
   * object until the clock is moved.
   */
  get setting(): ClockSetting | undefined {
    return this.#setting;
  }

  /** Returns the instant of the wall clock. */
  present(): number {
    return floor(clamp(this.#source.now(), FIRST_INSTANT, LAST_INSTANT));
  }

  /** Follows the wall clock. */
  goLive(): void {
    this.#set({ mode: 'live', rate: 1, speed: 1 });
  }

  /** Runs from the present instant at `rate`, clamped to 0 and MAX_RATE and rounded to RATE_PLACES. */
  play(rate: number): void {
    this.#run(this.#exactly(), chosenRate(rate));
  }

  /** Continues from the present instant at the last speed. */
  resume(): void {
    this.play(this.#state.speed);
  }

  /** Sets the speed, at most MAX_RATE, for now or for when the clock runs again. A live clock stays live at speed 1. */
  setSpeed(speed: number): void {
    const { mode, rate } = this.#state;
    if (mode === 'paused') this.#set({ mode, rate, speed: chosenRate(speed) || 1 });
    else if (mode === 'playing' || speed !== 1) this.play(speed);
  }

  /**
   * Runs at `pace`, a share of its speed from 0 to 1, from the present instant or `t`; at 0 the clock is paused. The
   * speed itself does not change.
   */
  slow(pace: number, t = this.#exactly()): void {
    const { speed } = this.#state;
    const share = clamp(pace, 0, 1);
    this.#run(t, speed * share, { speed, pace: share });
  }

  /** Pauses now. */
  pause(): void {
    this.play(0);
  }

  /** Stops at instant `t`, clamped to the world's instants. */
  pauseAt(t: number): void {
    this.#run(t, 0);
  }

  /**
   * Moves to instant `t`, clamped to the world's instants, and keeps the rate, apart from what `slow` took of it. A
   * live clock then plays at rate 1.
   */
  seek(t: number): void {
    this.#run(t, steadyRate(this.#state));
  }

  /** Calls back after each change of mode, rate or anchor. The function returned unsubscribes. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the instant now, with its fraction of a millisecond. */
  #exactly(): number {
    const { mode, rate } = this.#state;
    const wall = this.#source.now();
    return clamp(mode === 'live' ? wall : this.#at + (wall - this.#anchor) * rate, FIRST_INSTANT, LAST_INSTANT);
  }

  #run(t: number, rate: number, { speed, anchor, pace }: Run = {}): void {
    this.#at = clamp(t, FIRST_INSTANT, LAST_INSTANT);
    this.#anchor = anchor ?? this.#source.now();
    const clamped = clamp(rate, 0, MAX_RATE);
    const mode = clamped === 0 ? 'paused' : 'playing';
    this.#set({ mode, rate: clamped, speed: speed ?? (clamped || this.#state.speed) }, pace);
  }

  #set(state: ClockState, pace = 1): void {
    this.#pace = pace;
    this.#setting =
      state.mode === 'live'
        ? undefined
        : { at: floor(this.#at), rate: state.rate, anchor: state.mode === 'playing' ? this.#anchor : undefined };
    const { mode, rate, speed } = this.#state;
    if (state.mode !== mode || state.rate !== rate || state.speed !== speed) this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}
