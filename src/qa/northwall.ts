import type { Count } from '../kiosk/counts';
import type { Health } from '../kiosk/health';
import type { FeedStatus } from '../panel/feed/feed-status';
import type { DrawnMark } from '../plot/grammar/drawn-mark';
import type { SurfaceKind } from '../plot/surface/scene';
import type { WorldName } from '../sim/math/seed-of';
import type { CaseList, Versions } from './cases';

/** A panel as it is on the page. */
export interface PanelReport {
  /** Id of the dashboard, of the panel's element and of its `panel=` in an address. */
  readonly id: string;
  /** As the figure's `data-stage` has it. */
  readonly stage: string;
  readonly renderer: FeedStatus['drawnBy'];
  /** Rows of its table; 0 where its model failed before a first state. */
  readonly rows: number;
}

/** What the page shows once nothing more will change for its instant. */
export interface Ready {
  /** Name of the world: its seed and, in a fork, the edits behind it. */
  readonly world: WorldName;
  /** Instant shown, milliseconds since the Unix epoch. */
  readonly t: number;
  /** The state beacon at `t`. */
  readonly beacon: string;
  /** What draws; undefined where nothing is drawn. */
  readonly renderer: SurfaceKind | undefined;
  /** In the order of their ids. */
  readonly panels: readonly PanelReport[];
}

/** The state that a panel shows, or would show if it was on the page and in the window. */
export interface ShownState {
  readonly id: string;
  readonly version: number;
  /** Name of the world. */
  readonly seed: WorldName;
  /** Instant shown, milliseconds since the Unix epoch. */
  readonly t: number;
  /** Instant whose state it is, at or before `t`. */
  readonly at: number;
  readonly settings: unknown;
  /** A copy. */
  readonly state: unknown;
  /** SHA-256 of the state's canonical JSON (RFC 8785). */
  readonly hash: string;
}

/** A drawing on the page. */
export interface DrawnStage {
  readonly id: string;
  readonly renderer: SurfaceKind;
  /** Drawing-buffer pixels to a CSS px; less than the device's where the buffer would be too large. */
  readonly pixelRatio: number;
  /** Times that it was drawn since its renderer was opened. */
  readonly draws: number;
  /** Hash of the state drawn, as in `ShownState`. */
  readonly hash: string;
  /** What is drawn, from the back to the front. */
  readonly marks: readonly DrawnMark[];
}

/**
 * What every page offers to scripts and consoles, as `northwall`. Instants are milliseconds since the Unix epoch, up to
 * 2100.
 */
export interface Northwall {
  readonly version: Promise<Versions>;
  /**
   * Resolves when the content that the address asks for is painted and nothing more will change for the instant shown:
   * code, fonts, panels, texts and transitions. Panels that are off screen are left out unless `all` is true. While
   * time runs, their states are at most a second old.
   */
  ready(options?: { readonly all?: boolean }): Promise<Ready>;
  /**
   * Stops time at the instant shown or at `instant`. Like the next three, resolves to the instant shown, once it is
   * drawn.
   */
  freeze(instant?: number): Promise<number>;
  /** Moves to `instant`; time that stood still does so there, time that ran runs on from there. */
  seek(instant: number): Promise<number>;
  /** Stops time `ms` milliseconds after the instant shown, or before it where `ms` is negative. */
  step(ms: number): Promise<number>;
  /** Runs from the instant shown at `rate` world seconds a second, 0 to 3600. */
  run(rate: number): Promise<number>;
  /**
   * Goes to the fork that `edits` make of the page's world, such as `no-qdsa8.late-qdsb0-3000`, or to its original for
   * an empty string, at the same instant. Resolves to the name of that world, once it is drawn.
   */
  fork(edits: string): Promise<string>;
  /** Every case there is, as in `/qa/cases.json`. Computes their states, which takes a moment. */
  cases(): Promise<CaseList>;
  /** The state beacon of the page's world at the instant shown or at `t`. */
  beacon(t?: number): Promise<string>;
  /** What the panel with that id shows, or would show if it was on the page and in the window. */
  state(panel: string): Promise<ShownState>;
  /** The drawings on the page that have drawn, in the order of their ids. */
  stages(): Promise<readonly DrawnStage[]>;
  /** How the kiosk show is running; only at `/kiosk`. */
  health?(): Promise<Health>;
  /**
   * What happened on the screen since the last call, and how often. The first call starts the counting, with the scene
   * that is on. Only at `/kiosk`.
   */
  counts?(): Promise<readonly Count[]>;
}

declare global {
  interface Window {
    northwall?: Northwall;
  }
}
