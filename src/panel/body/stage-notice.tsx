import { PartNotice } from '../../loading/part-notice';
import type { Feed } from '../feed/feed';
import type { FeedStatus } from '../feed/feed-status';
import { stageNotice } from './notice';

/** What a panel says in place of its drawing, or below it, when all is not well. */
export function StageNotice({ status, feed }: { status: FeedStatus; feed: Feed | undefined }) {
  if (status.stage === 'missing' && feed) {
    return (
      <PartNotice again={feed.stage.again}>
        The drawing could not be loaded, so the values are shown as a table. The panel tries again when the network is
        back.
      </PartNotice>
    );
  }
  const notice = stageNotice(status);
  return notice && <p className="panel-notice">{notice}</p>;
}
