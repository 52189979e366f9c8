import type { FeedStatus } from '../feed/feed-status';

/** What a panel says about its drawing when all is not well; undefined when it is. */
export function stageNotice({ stage, modelFailed }: FeedStatus): string | undefined {
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
