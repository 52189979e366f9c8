import { PartNotice } from '../../loading/part-notice';
import type { Feed } from '../feed/feed';
import type { FeedStatus } from '../feed/feed-status';

/** What a panel says about its drawing when all is not well; undefined when it is. */
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

/** What a panel says in place of its drawing, or below it, when all is not well. */
export function StageNotice({ status, feed }: { status: FeedStatus; feed: Feed | undefined }) {
  if (status.stage === 'missing' && feed) {
    return (
      <PartNotice retry={feed.picture.retry}>
        The drawing could not be loaded, so the values are shown as a table. The panel tries again when the network is
        back.
      </PartNotice>
    );
  }
  const notice = stageNotice(status);
  return notice && <p className="panel-notice small">{notice}</p>;
}
