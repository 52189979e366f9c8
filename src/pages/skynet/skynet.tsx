import Intro from '../../content/intros/skynet.md';
import { dashboards } from '../../dashboards/registry';
import { Boundary } from '../../loading/boundary';
import { Snapshots } from '../../snapshots/snapshots';
import { TimeBar } from '../../time-bar/time-bar';
import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { Operations } from './operations';

const ALL = Object.values(dashboards);

/** The operations floor under its title, then what it is, the snapshots, and the page's text. */
export function Page({ head, text }: PageProps) {
  return (
    <article className="page">
      <PageHeader head={head} />
      <Boundary name="The time bar">
        <TimeBar />
      </Boundary>
      <Operations />
      <div className="operations-lead prose">
        <Intro />
      </div>
      <Boundary name="The list of snapshots">
        <Snapshots dashboards={ALL} />
      </Boundary>
      <div className="operations-text prose">{text}</div>
    </article>
  );
}
