import type { Clock } from '../clock/clock';
import { NEXT_FRAME, onFrame } from '../clock/frames';
import { browserTime, type TimeSource } from '../clock/time-source';
import { startTimer } from '../clock/timers';
import { createStore } from '../store/store';

/** Real milliseconds in which the world comes to rest, and in which it runs up again. */
export const STOP_MS = 360;

/** What the brake does: nothing, slow the world down, hold it, or let it run up again. */
export type BrakePhase = 'off' | 'stopping' | 'held' | 'starting';

/** How the last stop went. */
export interface Stop {
  /** Real milliseconds from the grip to rest; 0 where the world stood still already. */
  readonly took: number;
  /** The instant at which the world came to rest, milliseconds since the Unix epoch. */
  readonly at: number;
}

/** What the brake shows; the same object until something of it changes. */
export interface BrakeState {
  readonly phase: BrakePhase;
  /** Undefined before the first stop. */
  readonly stop: Stop | undefined;
}

/**
 * How to restart the world as it ran before: at the present, from the instant it was stopped at, or not at all because
 * it was paused.
 */
type Before = 'live' | 'playing' | 'paused';

/** The share of its speed that the world still has when `s` of the stop is over, 1 to 0 for 0 to 1; level at both ends. */
export function speedFraction(s: number): number {
  const x = Math.min(Math.max(s, 0), 1);
  return 1 - x * x * (3 - 2 * x);
}

const OFF: BrakeState = { phase: 'off', stop: undefined };

type Frames = (listener: (now: number) => number) => () => void;

/**
 * A brake on the page's clock. Held, it takes the world to rest along a curve; released, it lets the world run up again. It uses the
 * clock's own rate, so nothing else knows about it. Any other change of the clock wins: the brake lets go.
 */
export class Brake {
  readonly #clock: Clock;
  readonly #time: TimeSource;
  readonly #frames: Frames;
  readonly #timer: typeof startTimer;
  readonly #state = createStore(OFF);
  readonly subscribe = this.#state.subscribe;
  #before: Before = 'live';
  #since = 0;
  /** The share of its speed that the world had when it began to slow down or to run up. */
  #from = 1;
  #grabbedAt = 0;
  #moving = false;
  #leaveRamp: (() => void) | undefined;
  #leaveClock: (() => void) | undefined;

  constructor(clock: Clock, time: TimeSource = browserTime, frames: Frames = onFrame, timer = startTimer) {
    this.#clock = clock;
    this.#time = time;
    this.#frames = frames;
    this.#timer = timer;
  }

  get state(): BrakeState {
    return this.#state.value;
  }

  /** Slows the world to a stop, immediately if `atOnce`. Does nothing if it is already stopping or stopped. */
  hold(atOnce: boolean): void {
    const { phase } = this.#state.value;
    if (phase === 'stopping' || phase === 'held') return;
    if (phase === 'off') {
      this.#before = this.#clock.state.mode;
      this.#leaveClock = this.#clock.subscribe(() => this.#clockChanged());
    }
    this.#since = this.#time.monotonic();
    if (atOnce || this.#before === 'paused') {
      this.#rest(0);
      return;
    }
    this.#set('stopping');
    this.#ramp(
      (s) => this.#from * speedFraction(s),
      () => this.#rest(this.#time.monotonic() - this.#since),
    );
  }

  /** Moves the world that is held by `ms` milliseconds from where it came to rest, forwards or back. */
  jog(ms: number): void {
    if (this.#state.value.phase === 'held') this.#move(() => this.#clock.pauseAt(this.#grabbedAt + ms));
  }

  /**
   * Releases the brake. The world stays stopped if `stay`, or if it was paused before; otherwise it speeds up again,
   * and is live again if it was.
   */
  release(stay: boolean, atOnce: boolean): void {
    const { phase } = this.#state.value;
    if (phase !== 'stopping' && phase !== 'held') return;
    this.#leaveRamp?.();
    if (stay || this.#before === 'paused') {
      this.#slow(0, 1);
      this.#off();
      return;
    }
    this.#since = this.#time.monotonic();
    if (atOnce) {
      this.#run();
      return;
    }
    this.#set('starting');
    this.#ramp(
      (s) => 1 - (1 - this.#from) * speedFraction(s),
      () => this.#run(),
    );
  }

  /** Follows `share` of the way in each frame, then calls `end`: on time, also where frames are late. */
  #ramp(share: (s: number) => number, end: () => void): void {
    this.#leaveRamp?.();
    const { rate, speed } = this.#clock.state;
    this.#from = rate / speed;
    const finish = () => {
      this.#leaveRamp?.();
      end();
    };
    const leaveFrames = this.#frames((now) => {
      const s = (now - this.#since) / STOP_MS;
      if (s < 1) this.#slow(share(s));
      else finish();
      return NEXT_FRAME;
    });
    const cancel = this.#timer(STOP_MS, finish);
    this.#leaveRamp = () => {
      leaveFrames();
      cancel();
    };
  }

  #rest(took: number): void {
    this.#slow(0);
    this.#grabbedAt = this.#clock.now();
    this.#set('held', { took, at: this.#grabbedAt });
  }

  /** Runs the world at `share` of its speed. `pace` is what drawings show of it. */
  #slow(share: number, pace = share): void {
    this.#clock.pace = pace;
    this.#move(() => this.#clock.slow(share));
  }

  #run(): void {
    this.#clock.pace = 1;
    this.#move(() => (this.#before === 'live' ? this.#clock.goLive() : this.#clock.slow(1)));
    this.#off();
  }

  #off(): void {
    this.#clock.pace = 1;
    this.#leaveRamp?.();
    this.#leaveClock?.();
    this.#set('off');
  }

  #move(change: () => void): void {
    this.#moving = true;
    change();
    this.#moving = false;
  }

  #clockChanged(): void {
    if (!this.#moving) this.#off();
  }

  #set(phase: BrakePhase, stop = this.#state.value.stop): void {
    this.#state.set({ phase, stop });
  }
}
