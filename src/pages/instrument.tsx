import { cloneElement, useMemo, useState } from 'react';
import { dashboards } from '../dashboards/registry';
import { Panel } from '../panel/panel';
import { TimeBar } from '../panel/time-bar';
import { Contents } from './contents';
import { Heading } from './heading';
import { INSTRUMENTS } from './instruments';
import type { PageProps } from './page';
import { Tamper } from './tamper';
import './instrument.css';

type Instrument = (typeof INSTRUMENTS)[string][number];

function Beside({ id, look, stream, opening }: Instrument) {
  const [shown, setShown] = useState(true);
  return (
    <div className="instrument">
      <div className="instrument-held">
        <p className="instrument-look">{look}</p>
        {stream && (
          <button type="button" className="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide Stream' : 'Show Stream'}
          </button>
        )}
        {shown && <Panel dashboard={dashboards[id]} compact={stream ?? false} opening={opening} />}
      </div>
    </div>
  );
}

function Instruments({ path }: { path: string }) {
  return (
    <aside className="instruments" aria-label="Live dashboards">
      {(INSTRUMENTS[path] ?? []).map((instrument) => (
        <Beside key={instrument.id} {...instrument} />
      ))}
    </aside>
  );
}

/** The one page that its instruments open; on the others they stand after the introduction, at the right where there is room. */
const OPENED_BY_INSTRUMENTS = '/containment';

/** The one page with the tamper lab, which stands below its text and is the last of its sections. */
const TAMPERED = '/transparency';
const LAB = { id: 'tamper-lab', text: 'Tamper lab' };

/** A descriptive page with its live dashboards. */
export function Page({ head, text, path, headings }: PageProps) {
  const opened = path === OPENED_BY_INSTRUMENTS;
  const components = useMemo(() => ({ slot: () => (opened ? null : <Instruments path={path} />) }), [opened, path]);
  const sections = useMemo(() => (path === TAMPERED ? [...headings, LAB] : headings), [headings, path]);
  return (
    <article className="page instrument-page" data-opened={opened}>
      <Heading head={head} />
      <TimeBar />
      {opened && <Instruments path={path} />}
      <div className="instrument-columns">
        <Contents headings={sections} />
        <div className="prose">{cloneElement(text, { components })}</div>
      </div>
      {path === TAMPERED && <Tamper />}
    </article>
  );
}
