import { useId, useMemo, useRef } from 'react';
import type { Dashboard } from '../dashboards/contract';
import { figureReads, LiveStatus, LiveText } from './body/live-text';
import { figureOf } from './live-figure';
import { useFeed } from './use-feed';
import './folded-panel.css';

/** A panel as one row: its name, figure and state. Its drawing loads only once the panel is opened. */
export function FoldedPanel({ dashboard, open }: { dashboard: Dashboard; open: () => void }) {
  const id = useId();
  const place = useRef<HTMLParagraphElement>(null);
  const figure = useMemo(() => figureOf(dashboard), [dashboard]);
  const { feed } = useFeed(figure, place);
  const { value, unit } = useMemo(() => figureReads(dashboard), [dashboard]);
  return (
    <section className="panel panel-folded column card" id={dashboard.id} aria-labelledby={id}>
      <h2 id={id}>
        <button type="button" className="panel-fold" aria-expanded={false} onClick={open}>
          {dashboard.title}
        </button>
      </h2>
      <p ref={place} className="live-figure">
        <LiveText feed={feed} read={value} />
        <small>
          <LiveText feed={feed} read={unit} />
        </small>
      </p>
      <LiveStatus feed={feed} dashboard={dashboard} />
    </section>
  );
}
