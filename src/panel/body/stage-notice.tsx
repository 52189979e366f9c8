import { PartNotice } from '../../loading/part-notice';
import type { Feed } from '../feed/feed';
import type { FeedStatus } from '../feed/feed-status';

/** Message about a drawing that failed, was lost or is missing; undefined if it works. */
function stageNotice({ stage, modelFailed }: FeedStatus): string | undefined {
  if (modelFailed)
    return 'The model could not be computed for this time. The panel will try again at the next reading.';
  switch (stage) {
    case 'lost':
      return 'The graphics device was lost. The drawing is being rebuilt.';
    case 'failed':
      return 'Drawing failed. The panel will try again; the table shows the values.';
    case 'unavailable':
      return 'This browser provides no canvas, so the values are shown as a table.';
    default:
      return undefined;
  }
}

/** The notice of `stageNotice`, in place of the drawing or below it. */
export function StageNotice({ status, feed }: { status: FeedStatus; feed: Feed | undefined }) {
  if (status.stage === 'missing' && feed) {
    return (
      <PartNotice retry={feed.drawing.retry}>
        The drawing could not be loaded, so the values are shown as a table. The panel tries again when the network is
        back.
      </PartNotice>
    );
  }
  const notice = stageNotice(status);
  return notice && <p className="panel-notice small">{notice}</p>;
}
