import { PartNotice } from '../../loading/part-notice';
import type { Feed } from '../feed/feed';
import type { FeedStatus } from '../feed/feed-status';

/** Message about a drawing that failed, was lost or is missing; undefined if it works. */
function stageNotice({ stage, hasFailed }: FeedStatus): string | undefined {
  if (hasFailed) return 'This panel could not compute its values. It tries again as time moves.';
  switch (stage) {
    case 'lost':
      return 'The drawing was interrupted and comes back by itself. The table shows the values.';
    case 'failed':
      return 'Drawing failed. The panel tries again; the table shows the values.';
    case 'unavailable':
      return 'This browser provides no canvas. The table shows the same values.';
    default:
      return undefined;
  }
}

/** The notice of `stageNotice`, in place of the drawing or below it. */
export function StageNotice({ status, feed }: { status: FeedStatus; feed: Feed | undefined }) {
  if (status.stage === 'missing' && feed) {
    return (
      <PartNotice retry={feed.drawing.retry}>
        The drawing could not be loaded. The table shows the same values; the panel tries again when the network is
        back.
      </PartNotice>
    );
  }
  const notice = stageNotice(status);
  return notice && <p className="panel-notice small">{notice}</p>;
}
