import { useMemo } from 'react';
import type { Dashboard } from '../../dashboards/contract';
import { type Comparison, comparedWith } from '../../session/address/comparison';
import { useZone } from '../../session/use-session';
import type { StateComparison } from '../../sim/words/difference';
import { OtherStroke } from '../../ui/other-stroke';
import type { Feed } from '../feed/feed';
import { comparedWords } from './compared-words';
import { LiveSentence, LiveText } from './live-text';
import './compared.css';

export interface ComparedProps {
  readonly dashboard: Dashboard;
  readonly feed: Feed | undefined;
  readonly comparison: Comparison;
}

interface ComparedOwn {
  /** The dashboard's own comparison of its states. */
  readonly own: StateComparison<unknown>;
}

/**
 * The comparison of a panel with another state: the cost of the difference and further differences, then a key of the
 * other state's marks, with its figure.
 */
export function ComparedSection({ dashboard, own, feed, comparison }: ComparedProps & ComparedOwn) {
  const zone = useZone();
  const { cost, sentence, key } = useMemo(() => comparedWords(dashboard, own, zone), [dashboard, own, zone]);
  return (
    <section
      className="panel-compared muted small"
      aria-label={`${dashboard.title}, compared with ${comparedWith(comparison, zone)}`}
    >
      <p className="panel-compared-words row">
        <LiveSentence feed={feed} read={cost} className="panel-compared-cost" />{' '}
        <LiveSentence feed={feed} read={sentence} />
      </p>
      <p className="panel-compared-key line">
        <OtherStroke isFrame={own.isFrame} />
        <LiveText feed={feed} read={key} />
      </p>
    </section>
  );
}
