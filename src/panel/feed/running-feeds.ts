import type { Dashboard, Settings } from '../../dashboards/contract';
import type { StageHandle } from '../../plot/surface/handle';
import type { FeedStatus } from './feed-status';

/** A feed's report to code that inspects the whole page. */
export interface ObservableFeed {
  readonly dashboard: Dashboard;
  readonly settings: Settings;
  readonly status: FeedStatus;
  /** Share of the panel on screen, 0 to 1. */
  readonly visibility: number;
  readonly display: { readonly state: unknown; readonly t: number; readonly at: number } | undefined;
  /** The stage; `moved` tells it that the page has moved it. Undefined while there is none. */
  readonly stage: Pick<StageHandle<unknown>, 'scene' | 'rendering' | 'moved'> | undefined;
  /** True if the panel shows the current instant; while time runs, one at most a second old. */
  readonly current: boolean;
  /** Keeps the feed running while it is off screen, or ends that. */
  keepRunning(on: boolean): void;
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
