import type { Dashboard, Settings } from '../../dashboards/contract';
import type { Drawing } from '../../plot/handle';
import type { FeedStatus } from './feed-status';

/** What a feed reports to code that inspects the whole page. */
export interface ObservableFeed {
  readonly dashboard: Dashboard;
  readonly settings: Settings;
  readonly status: FeedStatus;
  /** Share of it on screen, 0 to 1. */
  readonly visibility: number;
  readonly shown: { readonly state: unknown; readonly t: number; readonly at: number } | undefined;
  readonly drawing: Drawing | undefined;
  /** Its drawing, which has to be told when the page has moved it. */
  readonly stage: { moved(): void };
  /** Whether it shows the current instant; while time runs, one at most a second old. */
  readonly current: boolean;
  /** Keeps the feed running while it is off screen, or stops doing so. */
  keepRunning(on: boolean): void;
}

/** A feed and the element that it feeds: inside a panel's figure, or a figure that stands alone in a text. */
export interface RunningFeed {
  readonly feed: ObservableFeed;
  readonly host: HTMLElement;
}

const there = new Set<RunningFeed>();

/** The feeds that run on the page. */
export const runningFeeds = (): RunningFeed[] => [...there];

/** Registers a feed that has started; the function returned removes it. */
export function registerFeed(one: RunningFeed): () => void {
  there.add(one);
  return () => there.delete(one);
}
