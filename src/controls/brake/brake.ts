import type { Clock } from '../../clock/clock';
import { NEXT_FRAME, onFrame } from '../../clock/frames';
import { OwnMoves } from '../../clock/own-moves';
import { browserTime, type TimeSource } from '../../clock/time-source';
import { startTimer } from '../../clock/timers';
import { clamp } from '../../sim/math/math';
import { GRIP, TERN_STEP, TERN_TOP, ternRest, ternStopping } from '../../sim/world/machines/tern';
import { createStore } from '../../store/store';

/** Deceleration of a Tern by its springs, in m/s². */
const SLOWS = GRIP['dry concrete'];
/** Acceleration of a Tern by its drive, in m/s². */
const GAINS = TERN_STEP.gain / TERN_STEP.seconds;

/** Travel of a Tern to rest, or up to its top speed: its speed in m/s after `s` seconds. */
export interface Ramp {
  readonly seconds: number;
  at(s: number): { readonly speed: number };
}

/** Travel of a Tern to rest, with its metres after `s` seconds, and in all. */
interface StopRamp extends Ramp {
  readonly distance: number;
  at(s: number): { readonly speed: number; readonly travelled: number };
}

/** Returns the stop of a Tern from the instant at which its power is cut, at `from` m/s on dry concrete. */
export const stopRamp = (from: number): StopRamp => {
  const rest = ternRest(from, SLOWS);
  return { ...rest, at: (s) => ternStopping(from, SLOWS, clamp(s, 0, rest.seconds)) };
};

/** Returns the start of a Tern from `from` m/s up to its top speed. */
export const startRamp = (from: number): Ramp => {
  const seconds = (TERN_TOP - from) / GAINS;
  return { seconds, at: (s) => ({ speed: from + GAINS * clamp(s, 0, seconds) }) };
};

/** Phase of the brake: off, slowing the world down, keeping it stopped, or letting it run up again. */
export type BrakePhase = 'off' | 'stopping' | 'stopped' | 'starting';

/** Record of a stop. */
export interface BrakeStop {
  /** Real milliseconds from the grip to rest; 0 if the world stood still already. */
  readonly ms: number;
  /** Metres that a Tern travels during the stop. */
  readonly metres: number;
  /** Speed of a Tern before the stop, in m/s. */
  readonly from: number;
}

/** Hold of the brake: by the grip with this id, and by which input. */
export interface BrakeHold {
  readonly grip: string;
  /** `latch` is Enter, or a click without a pointer from a switch or screen reader. */
  readonly input: 'pointer' | 'space' | 'latch';
}

/** State of the brake: the same object until it changes. */
export interface BrakeState {
  readonly phase: BrakePhase;
  /** Speed of a Tern as the hand came down on the brake, in m/s; 0 if the world stood still. */
  readonly from: number;
  /** Undefined while nothing holds the brake. */
  readonly holder: BrakeHold | undefined;
  /**
   * World milliseconds by which the stopped world was moved, within the world's instants, from the instant at which it
   * came to rest.
   */
  readonly jogged: number;
  /** Undefined before the first stop. */
  readonly stop: BrakeStop | undefined;
}

/** Formats the speed of a Tern, such as `2.4 m/s`. */
export const ternSpeed = (metresPerSecond: number): string => `${metresPerSecond.toFixed(1)} m/s`;

/** Mode to restore on release: live, running from the instant of the stop, or paused. */
type Before = 'live' | 'playing' | 'paused';

/** Part of the state of a brake that nothing holds. */
const LET_GO = { holder: undefined, jogged: 0 } as const;
/** State of a brake that has not been used. */
export const OFF: BrakeState = { phase: 'off', from: 0, ...LET_GO, stop: undefined };

type Frames = (listener: (now: number) => number) => () => void;

/**
 * A brake on the page's clock. While held, it stops time as a Tern stops from its top speed on dry concrete; released,
 * it lets time run up as a Tern starts. All that it does to the clock is `slow`, until it lets go. Any other change of
 * the clock takes precedence, and the brake lets go.
 */
export class Brake {
  readonly #clock: Clock;
  readonly #time: TimeSource;
  readonly #frames: Frames;
  readonly #timer: typeof startTimer;
  readonly #moves = new OwnMoves();
  readonly #state = createStore(OFF);
  readonly subscribe = this.#state.subscribe;
  #before: Before = 'live';
  #since = 0;
  /** Course of the last stop; what is followed now, a stop or a start, began at `#since`. */
  #stop = stopRamp(TERN_TOP);
  /** Instant at which the world came to rest. */
  #restedAt = 0;
  #cancelRamp: (() => void) | undefined;
  #unsubscribeClock: (() => void) | undefined;

  constructor(clock: Clock, time: TimeSource = browserTime, frames: Frames = onFrame, timer = startTimer) {
    this.#clock = clock;
    this.#time = time;
    this.#frames = frames;
    this.#timer = timer;
  }

  get state(): BrakeState {
    return this.#state.value;
  }

  /**
   * Returns the metres that a Tern has travelled at `now` (monotonic milliseconds) since a hand came down on the brake
   * that stops a running world, or has stopped it.
   */
  travelled(now: number): number {
    return this.#stop.at((now - this.#since) / 1_000).travelled;
  }

  /** Returns the share of its way to rest that a Tern has travelled at `now`: 0 without a hand, 1 at rest. */
  share(now: number): number {
    const { phase } = this.#state.value;
    return phase === 'stopping' ? this.travelled(now) / this.#stop.distance : Number(phase === 'stopped');
  }

  /** Slows the world to a stop. If it is already stopping or stopped, the brake only passes to `holder`. */
  hold(holder: BrakeHold): void {
    const { phase } = this.#state.value;
    this.#set({ holder });
    if (phase === 'stopping' || phase === 'stopped') return;
    if (phase === 'off') {
      this.#before = this.#clock.state.mode;
      this.#unsubscribeClock = this.#moves.onOther(this.#clock, () => this.#off());
    }
    const from = this.#ternSpeed();
    if (from === 0) {
      this.#rest(this.#clock.now(), { ms: 0, metres: 0, from });
      return;
    }
    const since = this.#clock.now();
    const stop = stopRamp(from);
    this.#stop = stop;
    this.#set({ phase: 'stopping', from });
    this.#follow(stop, () => {
      const { seconds, distance: metres } = stop;
      const passed = (this.#clock.state.speed * metres * 1_000) / TERN_TOP;
      this.#rest(since + passed, { ms: seconds * 1_000, metres, from });
    });
  }

  /** Moves the stopped world by `ms` milliseconds from the instant at which it came to rest, forwards or back. */
  jog(ms: number): void {
    if (this.#state.value.phase !== 'stopped') return;
    this.#moves.move(() => this.#clock.slow(0, this.#restedAt + ms));
    this.#set({ jogged: this.#clock.now() - this.#restedAt });
  }

  /**
   * Releases the brake. The world stays stopped if `stay`, or if it was paused before; otherwise it speeds up again, to
   * live if it was live.
   */
  release(stay: boolean): void {
    const { phase } = this.#state.value;
    if (phase !== 'stopping' && phase !== 'stopped') return;
    this.#cancelRamp?.();
    if (stay || this.#before === 'paused') {
      this.#moves.move(() => this.#clock.pause());
      this.#off();
      return;
    }
    this.#set({ phase: 'starting', ...LET_GO });
    this.#follow(startRamp(this.#ternSpeed()), () => this.#run());
  }

  /** Follows a ramp from the world's present speed in each frame, then calls `end`, on time even if frames are late. */
  #follow({ seconds, at }: Ramp, end: () => void): void {
    this.#cancelRamp?.();
    this.#since = this.#time.monotonic();
    const unsubscribeFrames = this.#frames((now) => {
      const s = (now - this.#since) / 1_000;
      if (s < seconds) this.#moves.move(() => this.#clock.slow(at(s).speed / TERN_TOP));
      else end();
      return NEXT_FRAME;
    });
    const cancel = this.#timer(seconds * 1_000, end);
    this.#cancelRamp = () => {
      unsubscribeFrames();
      cancel();
    };
  }

  /** Returns the speed of a Tern in proportion to the world's, in m/s. */
  #ternSpeed(): number {
    const { rate, speed } = this.#clock.state;
    return (rate / speed) * TERN_TOP;
  }

  /** Stops the world at `at`, where the machine is at rest, however late the frames were. */
  #rest(at: number, stop: BrakeStop): void {
    this.#cancelRamp?.();
    this.#moves.move(() => this.#clock.slow(0, at));
    this.#restedAt = this.#clock.now();
    this.#set({ phase: 'stopped', from: stop.from, stop });
  }

  #run(): void {
    this.#moves.move(() => (this.#before === 'live' ? this.#clock.goLive() : this.#clock.slow(1)));
    this.#off();
  }

  #off(): void {
    this.#cancelRamp?.();
    this.#unsubscribeClock?.();
    this.#set({ phase: 'off', ...LET_GO });
  }

  #set(change: Partial<BrakeState>): void {
    const { value } = this.#state;
    const isNew = Object.entries(change).some(([key, next]) => value[key as keyof BrakeState] !== next);
    if (isNew) this.#state.set({ ...value, ...change });
  }
}
