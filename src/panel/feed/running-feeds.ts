import type { Dashboard } from '../../dashboards/contract';
import type { StageHandle } from '../../plot/surface/handle';
import type { Display } from './display';
import type { FeedStatus } from './feed-status';

/** A feed's report to code that inspects the whole page. */
export interface ObservableFeed {
  readonly dashboard: Dashboard;
  readonly status: FeedStatus;
  /** Share of the panel on screen, 0 to 1. */
  readonly visibility: number;
  readonly display: Pick<Display, 'world' | 'settings' | 'state' | 't' | 'at'> | undefined;
  /** The stage; `moved` tells it that the page has moved it. Undefined while there is none. */
  readonly stage: Pick<StageHandle<unknown>, 'scene' | 'rendering' | 'moved'> | undefined;
  /**
   * True if the panel shows the state of the present instant, verified, or, while time runs, has shown the one due in a
   * frame that began at `since` (monotonic milliseconds) or later: its verification may be behind for good where frames
   * are long. True as well after its model has failed, as no state will come.
   */
  isCurrent(since: number): boolean;
  /** Keeps the feed running while it is off screen, until the function returned is called, once. */
  keepRunning(): () => void;
}

/** A feed and its host element: inside a panel's figure, or a figure within text. */
export interface RunningFeed {
  readonly feed: ObservableFeed;
  readonly host: HTMLElement;
}

const running = new Set<RunningFeed>();

/** The feeds that run on the page. */
export const runningFeeds = (): RunningFeed[] => [...running];

/** Registers a feed that has started; the function returned removes it. */
export function registerFeed(one: RunningFeed): () => void {
  running.add(one);
  return () => running.delete(one);
}
