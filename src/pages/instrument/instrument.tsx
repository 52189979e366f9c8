import { useMemo } from 'react';
import { INSTRUMENTS } from '../../content/instruments';
import { dashboards } from '../../dashboards/registry';
import { ErrorBoundary } from '../../loading/error-boundary';
import { Panel } from '../../panel/panel';
import { TimeBar } from '../../time-bar/time-bar';
import { Contents } from '../contents/contents';
import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { Introduction, Sections } from '../text-part';
import { useStream } from '../use-stream';
import { Tamper } from './tamper';
import './instrument.css';

type Instrument = (typeof INSTRUMENTS)[string][number];

function Beside({ id, look, stream, opening }: Instrument) {
  const [streamShown, showStream] = useStream();
  const shown = !stream || streamShown;
  return (
    <div className="instrument">
      <div className="instrument-held">
        <p className="instrument-look">{look}</p>
        {stream && (
          <button type="button" className="button" aria-expanded={shown} onClick={() => showStream(!shown)}>
            {shown ? 'Hide Stream' : 'Show Stream'}
          </button>
        )}
        {shown && <Panel dashboard={dashboards[id]} compact={stream ?? false} opening={opening} />}
      </div>
    </div>
  );
}

function Instruments({ list, label = 'Live dashboards' }: { list: readonly Instrument[]; label?: string }) {
  return (
    <aside className="instruments" aria-label={label}>
      {list.map((instrument) => (
        <Beside key={instrument.id} {...instrument} />
      ))}
    </aside>
  );
}

/** The one page that its instruments open; on the others they stand after the introduction, at the right where there is room. */
const OPENED_BY_INSTRUMENTS = '/containment';

/** The one page that its first instrument opens. */
const OPENED_BY_MACHINES = '/edge-robotics';

/** The one page that the tamper lab opens, which is the first of its sections. */
const TAMPERED = '/transparency';
const LAB = { id: 'tamper-lab', text: 'Tamper lab' };

/** A descriptive page with its live dashboards. */
export function Page({ head, text, path, headings }: PageProps) {
  const opened = path === OPENED_BY_INSTRUMENTS;
  const list = INSTRUMENTS[path] ?? [];
  const first = path === OPENED_BY_MACHINES ? 1 : 0;
  const sections = useMemo(() => (path === TAMPERED ? [LAB, ...headings] : headings), [headings, path]);
  return (
    <article className="page instrument-page" data-opened={opened}>
      <PageHeader head={head} lead={<Introduction text={text} />} />
      <ErrorBoundary name="The time bar">
        <TimeBar />
      </ErrorBoundary>
      {path === TAMPERED && <Tamper />}
      {opened && <Instruments list={list} />}
      {first > 0 && <Instruments list={list.slice(0, first)} label="The machines" />}
      <div className="instrument-columns">
        <Contents headings={sections} />
        {!opened && <Instruments list={list.slice(first)} />}
        <div className="prose">
          <Sections text={text} />
        </div>
      </div>
    </article>
  );
}
