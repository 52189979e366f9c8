import { NEXT_FRAME, onFrame, wakeFrames } from '../clock/frames';
import { pendingPartCount } from '../loading/pending-part';
import { type RunningFeed, runningFeeds } from '../panel/feed/running-feeds';

/** Frames in a row without pending work: a new size is drawn two frames later. */
const QUIET_FRAMES = 3;

/** Values of `data-stage` that are not final. */
const UNDERWAY: readonly (string | undefined)[] = ['opening', 'failed', 'lost'];

/** Selector of elements whose content is loading, or that move. */
const BUSY = '[data-loading], .page[aria-busy="true"], [data-moving]';
/**
 * Selector of elements that a snapshot will change. While time runs another may follow each, so nothing waits for it.
 */
const RECORDING = '.snapshots[aria-busy="true"]';

/** Stage of a panel's figure; undefined for a figure that stands alone in a text. */
export const stageOf = ({ host }: RunningFeed): string | undefined =>
  host.closest<HTMLElement>('figure[data-stage]')?.dataset.stage;

const willEnd = ({ playState, effect }: Animation) =>
  playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));

const isPageFade = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition') === true;

/**
 * True if something moves without a new instant: a fade between pages or, while time is stopped, any transition that
 * ends.
 */
function isMoving(isStopped: boolean): boolean {
  return document.getAnimations().some((animation) => isPageFade(animation) || (isStopped && willEnd(animation)));
}

/** True if a panel's drawing or log is on its way. None is if there is no room, as in print. */
const isUnderway = (panel: RunningFeed): boolean =>
  UNDERWAY.includes(stageOf(panel)) && panel.host.getClientRects().length > 0;

/**
 * True if nothing on the page is pending, `since` being the monotonic milliseconds of the first frame after the call.
 */
function isStable(since: number, all: boolean, isStopped: boolean): boolean {
  const panels = runningFeeds().filter(({ feed }) => all || feed.visibility > 0);
  return (
    'ready' in document.documentElement.dataset &&
    document.fonts.status === 'loaded' &&
    pendingPartCount() === 0 &&
    document.querySelector(BUSY) === null &&
    !(isStopped && document.querySelector(RECORDING)) &&
    panels.every((panel) => panel.feed.isCurrent(since) && !isUnderway(panel)) &&
    !isMoving(isStopped)
  );
}

const eachFeed = (act: (feed: RunningFeed['feed']) => void) => {
  for (const { feed } of runningFeeds()) act(feed);
};

/**
 * Resolves once the page has shown its instant for several frames with nothing pending, and the last of them is
 * painted. With `all`, off-screen panels are computed and drawn too. `isStopped` returns true while time is stopped,
 * `arrived` once the page shows the content of its address. Waits while the page is hidden, because it has no frames.
 */
export function untilStable(all: boolean, isStopped: () => boolean, arrived: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let quiet = 0;
    let since: number | undefined;
    let isPlaced = false;
    /** Ends the run off screen of each feed that was on the page meanwhile. */
    const releases = new Map<RunningFeed['feed'], () => void>();
    const unsubscribe = onFrame((now) => {
      since ??= now;
      if (all) {
        eachFeed((feed) => {
          if (!releases.has(feed)) releases.set(feed, feed.keepRunning());
        });
      }
      quiet = arrived() && isStable(since, all, isStopped()) ? quiet + 1 : 0;
      if (quiet === 1 && !isPlaced) {
        // Texts may have moved a drawing since it was placed on whole pixels, and nothing tells the drawing.
        eachFeed((feed) => feed.stage?.moved());
        isPlaced = true;
      }
      if (quiet <= QUIET_FRAMES) return NEXT_FRAME;
      for (const release of releases.values()) release();
      unsubscribe();
      resolve();
      return NEXT_FRAME;
    });
    wakeFrames();
  });
}
