import { useState } from 'react';
import { dashboards } from '../dashboards/registry';
import { PageTime } from '../panel/page-time';
import { Panel } from '../panel/panel';
import { Heading } from './heading';
import { INSTRUMENTS } from './instruments';
import type { PageProps } from './page';

type Instrument = (typeof INSTRUMENTS)[string][number];

function Beside({ id, look, stream }: Instrument) {
  const [shown, setShown] = useState(true);
  return (
    <div className="instrument">
      <p className="instrument-look">{look}</p>
      {stream && (
        <button type="button" className="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide Stream' : 'Show Stream'}
        </button>
      )}
      {shown && <Panel dashboard={dashboards[id]} compact={stream ?? false} />}
    </div>
  );
}

/** A descriptive page with its live dashboards. */
export function Page({ head, text, path }: PageProps) {
  const instruments = INSTRUMENTS[path] ?? [];
  return (
    <article className="page" data-path={path}>
      <Heading head={head} />
      <PageTime />
      <div className="with-instruments">
        <aside className="instruments" aria-label="Live dashboards">
          {instruments.map((instrument) => (
            <Beside key={instrument.id} {...instrument} />
          ))}
        </aside>
        <div className="prose">{text}</div>
      </div>
    </article>
  );
}
