import Lead from '../content/leads/skynet.md';
import { dashboards } from '../dashboards/registry';
import { Snapshots } from '../panel/snapshots/snapshots';
import { TimeBar } from '../panel/time-bar';
import { Heading } from './heading';
import { Operations } from './operations';
import type { PageProps } from './page';

const ALL = Object.values(dashboards);

/** The operations floor between a short introduction and the page's text. */
export function Page({ head, text }: PageProps) {
  return (
    <article className="page">
      <div className="operations-introduction">
        <Heading head={head} />
        <div className="prose">
          <Lead />
        </div>
      </div>
      <TimeBar />
      <Operations />
      <Snapshots dashboards={ALL} />
      <div className="prose">{text}</div>
    </article>
  );
}
