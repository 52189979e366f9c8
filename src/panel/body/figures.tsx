import { useCallback } from 'react';
import { completeSentence, type Dashboard } from '../../dashboards/contract';
import { unitBehind } from '../../sim/words/units';
import type { Display } from '../feed/display';
import type { Feed } from '../feed/feed';
import { LiveSentence, LiveText } from './live-text';

interface FiguresProps {
  readonly feed: Feed | undefined;
  readonly dashboard: Dashboard;
  /** Without the large figure; the sentence is for screen readers only. */
  readonly bare: boolean;
  /** Id of the sentence's element. */
  readonly summaryId: string;
}

/** A panel's large figure and the sentence that sums it up, both live. */
export function Figures({ feed, dashboard, bare, summaryId }: FiguresProps) {
  const value = useCallback(({ state, choices }: Display) => dashboard.figure(state, choices).value, [dashboard]);
  const unit = useCallback(
    ({ state, choices }: Display) => unitBehind(dashboard.figure(state, choices).unit),
    [dashboard],
  );
  const label = useCallback(({ state, choices }: Display) => dashboard.figure(state, choices).label, [dashboard]);
  const sentence = useCallback(
    ({ state }: Display) => (bare ? completeSentence(dashboard, state) : dashboard.sentence(state)),
    [dashboard, bare],
  );
  return (
    <div className="panel-said small">
      {!bare && (
        <p className="panel-value">
          <LiveText feed={feed} read={value} />
          <small>
            <LiveText feed={feed} read={unit} /> <LiveText feed={feed} read={label} className="panel-label" />
          </small>
        </p>
      )}
      <p id={summaryId} className={bare ? 'visually-hidden' : 'panel-summary'}>
        <LiveSentence feed={feed} read={sentence} />
      </p>
    </div>
  );
}
