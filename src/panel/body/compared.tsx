import { useCallback } from 'react';
import type { Dashboard } from '../../dashboards/contract';
import { type Comparison, comparisonWords } from '../../session/address/comparison';
import { useZone } from '../../session/use-session';
import { costSentence, differenceSentence } from '../../sim/words/difference';
import { unitBehind } from '../../sim/words/units';
import { OtherStroke } from '../../ui/other-stroke';
import type { Display } from '../feed/display';
import type { Feed } from '../feed/feed';
import { LiveSentence, LiveText } from './live-text';
import './compared.css';

interface ComparedProps {
  readonly dashboard: Dashboard;
  readonly feed: Feed | undefined;
  readonly comparison: Comparison;
}

/**
 * The comparison of a panel with another state: the cost of the difference and further differences, then a key of the
 * other state's marks, with its figure.
 */
export function Compared({ dashboard, feed, comparison }: ComparedProps) {
  const words = comparisonWords(comparison, useZone());
  const { shows, marks } = dashboard.comparison ?? {};
  const cost = useCallback(
    ({ state, other }: Display) =>
      other ? costSentence(dashboard.comparison?.differences(state, other.state) ?? [], words) : '',
    [dashboard, words],
  );
  const figure = useCallback(
    ({ state, other, choices }: Display) => {
      if (!other) return 'before 1970';
      const { value, unit, label } = dashboard.figure(other.state, choices);
      const isSame = value === dashboard.figure(state, choices).value;
      const isNamed = shows?.(other.state) !== '';
      return isSame ? '' : `${isNamed ? '' : `${words}: `}${value}${unitBehind(unit)} ${label}`;
    },
    [dashboard, shows, words],
  );
  const sentence = useCallback(
    ({ state, other }: Display) => {
      if (!other) return '';
      const rows = (one: unknown) => JSON.stringify(dashboard.table(one).rows);
      const areEqual = () => rows(state) === rows(other.state);
      return differenceSentence(dashboard.comparison?.differences(state, other.state) ?? [], words, areEqual);
    },
    [dashboard, words],
  );
  const drawn = useCallback(
    ({ other }: Display) => {
      const what = other && shows?.(other.state);
      return what === '' ? '' : [what, words].filter(Boolean).join(' ');
    },
    [shows, words],
  );
  return (
    <section className="panel-compared muted small" aria-label={`${dashboard.title}, compared ${words}`}>
      <p className="panel-compared-words row">
        <LiveSentence feed={feed} read={cost} className="panel-compared-cost" />
        <LiveSentence feed={feed} read={sentence} />
      </p>
      <p className="panel-compared-key row">
        <span className="line">
          {shows && <OtherStroke />}
          <LiveText feed={feed} read={drawn} />
        </span>{' '}
        <LiveText feed={feed} read={figure} />
        {marks && <span>{marks}</span>}
      </p>
    </section>
  );
}
