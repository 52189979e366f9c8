import type { Count } from '../kiosk/counts';
import type { Health } from '../kiosk/health';
import type { FeedStatus } from '../panel/feed/feed-status';
import type { DrawnMark } from '../plot/grammar/drawn-mark';
import type { SurfaceKind } from '../plot/surface/scene';
import type { WorldName } from '../sim/math/seed-of';
import type { CaseList, Versions } from './cases';

/** Report on a panel of the page. */
export interface PanelReport {
  /** Id of the dashboard, of the panel's element and of its `panel=` in an address. */
  readonly id: string;
  /** Stage as in the figure's `data-stage`. */
  readonly stage: string;
  readonly renderer: FeedStatus['drawnBy'];
  /** Number of rows of its table; 0 if its model failed before a first state. */
  readonly rows: number;
}

/** Content of the page once nothing more will change for its instant. */
export interface Ready {
  /** Name of the world: its seed and, in a fork, the edits behind it. */
  readonly world: WorldName;
  /** Instant shown, milliseconds since the Unix epoch. */
  readonly t: number;
  /** State beacon at `t`. */
  readonly beacon: string;
  /** Renderer in use; undefined if nothing is drawn. */
  readonly renderer: SurfaceKind | undefined;
  /** Reports in the order of the panels' ids. */
  readonly panels: readonly PanelReport[];
}

/** State that a panel shows, or would show if it was on the page and in the window. */
export interface ShownState {
  readonly id: string;
  readonly version: number;
  readonly seed: WorldName;
  /** Instant shown, milliseconds since the Unix epoch. */
  readonly t: number;
  /** Instant of that state, at or before `t`. */
  readonly at: number;
  readonly settings: unknown;
  /** Copy of the state. */
  readonly state: unknown;
  /** SHA-256 of the state's canonical JSON (RFC 8785). */
  readonly hash: string;
}

/** Drawing on the page. */
export interface DrawnStage {
  readonly id: string;
  readonly renderer: SurfaceKind;
  /** Drawing-buffer pixels to a CSS px; less than the device's if the buffer would be too large. */
  readonly pixelRatio: number;
  /** Number of drawings since its renderer was opened. */
  readonly draws: number;
  /** Hash of the state drawn, as in `ShownState`. */
  readonly hash: string;
  /** Marks of the drawing, from the back to the front. */
  readonly marks: readonly DrawnMark[];
}

/**
 * Members that every page offers to scripts and consoles, as `northwall`. Instants are milliseconds since the Unix
 * epoch, up to 2100.
 */
export interface Northwall {
  readonly version: Promise<Versions>;
  /**
   * Resolves when the content of the address is painted and nothing more will change for the instant shown: code,
   * fonts, panels, texts and transitions. Panels that are off screen are left out unless `all` is true. While time
   * runs, each has shown a state that was due after the call.
   */
  ready(options?: { readonly all?: boolean }): Promise<Ready>;
  /**
   * Stops time at the instant shown or at `instant`. Like the next three, resolves to the instant shown, once it is
   * drawn.
   */
  freeze(instant?: number): Promise<number>;
  /** Moves to `instant`; stopped time stays stopped there, running time runs on from there. */
  seek(instant: number): Promise<number>;
  /** Stops time `ms` milliseconds after the instant shown, or before it if `ms` is negative. */
  step(ms: number): Promise<number>;
  /** Runs from the instant shown at `rate` world seconds a second, 0 to 3600. */
  run(rate: number): Promise<number>;
  /**
   * Goes to the fork that `edits` make of the page's world, such as `no-qdsa8.late-qdsb0-3000`, or to its original for
   * an empty string, at the same instant. Resolves to the name of that world, once it is drawn.
   */
  fork(edits: string): Promise<string>;
  /** All cases, as in `/qa/cases.json`. Computes their states, which takes a moment. */
  cases(): Promise<CaseList>;
  /** State beacon of the page's world at the instant shown or at `t`. */
  beacon(t?: number): Promise<string>;
  /** State that the panel with that id shows, or would show if it was on the page and in the window. */
  state(panel: string): Promise<ShownState>;
  /** Drawings of the page that have drawn, in the order of their ids. */
  stages(): Promise<readonly DrawnStage[]>;
  /** Health of the kiosk show; only at `/kiosk`. */
  health?(): Promise<Health>;
  /**
   * Events on the screen since the last call, with their numbers. The first call starts the counting, with the scene
   * that is on. Only at `/kiosk`.
   */
  counts?(): Promise<readonly Count[]>;
}

declare global {
  interface Window {
    northwall?: Northwall;
  }
}
