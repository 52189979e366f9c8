import { useMemo } from 'react';
import { INSTRUMENTS } from '../../content/instruments';
import { TimeBar } from '../../controls/time-bar/time-bar';
import { dashboards } from '../../dashboards/registry';
import { ErrorBoundary } from '../../loading/error-boundary';
import { Panel } from '../../panel/panel';
import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { TextColumns } from '../text-columns';
import { Introduction } from '../text-part';
import { useStream } from '../use-stream';
import { Tamper } from './tamper';
import './instrument.css';

type Instrument = (typeof INSTRUMENTS)[string][number];

function Beside({ id, look, hasStream, opening, isLast }: Instrument & { readonly isLast: boolean }) {
  const [streamShown, showStream] = useStream();
  const isShown = !hasStream || streamShown;
  return (
    <div className="instrument">
      <div className="instrument-held stack">
        <div className="instrument-look row small">
          <p>{look}</p>
          {hasStream && (
            <button type="button" className="button" aria-expanded={isShown} onClick={() => showStream(!isShown)}>
              {isShown ? 'Hide Stream' : 'Show Stream'}
            </button>
          )}
        </div>
        {isShown && (
          <Panel
            dashboard={dashboards[id]}
            compact={hasStream ?? false}
            opening={opening}
            // What panels say of themselves is seen once, below the last of them.
            isFooterHidden={!isLast}
          />
        )}
      </div>
    </div>
  );
}

function Instruments({ list }: { list: readonly Instrument[] }) {
  return (
    <aside className="instruments stack" aria-label="Live panels">
      {list.map((instrument, i) => (
        <Beside key={instrument.id} {...instrument} isLast={i === list.length - 1} />
      ))}
    </aside>
  );
}

/** Path of the one page that the tamper lab opens, as the first of its sections. */
const TAMPERED = '/transparency';
const LAB = { id: 'tamper-lab', text: 'Tamper lab' };

/** Descriptive page: its live dashboards open it, as wide as the text below them. */
export function Page({ head, text, path, headings }: PageProps) {
  const sections = useMemo(() => (path === TAMPERED ? [LAB, ...headings] : headings), [headings, path]);
  return (
    <article className="page">
      <PageHeader head={head} lead={<Introduction text={text} />} />
      <ErrorBoundary name="The time bar">
        <TimeBar />
      </ErrorBoundary>
      {path === TAMPERED && <Tamper />}
      <Instruments list={INSTRUMENTS[path] ?? []} />
      <TextColumns text={text} headings={sections} composition={head.composition} />
    </article>
  );
}
