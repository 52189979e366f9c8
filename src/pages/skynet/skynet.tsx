import { useRef, useState } from 'react';
import Intro from '../../content/intros/skynet.md';
import { SUBSYSTEMS } from '../../content/operations';
import type { DashboardId } from '../../dashboards/ids';
import { dashboards } from '../../dashboards/registry';
import { Boundary } from '../../loading/boundary';
import { Snapshots } from '../../snapshots/snapshots';
import { TimeBar } from '../../time-bar/time-bar';
import { Trail } from '../../time-bar/trail';
import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { Operations } from './operations';
import { Switches } from './switches';

const ALL = Object.values(dashboards);
const HIDDEN_INITIALLY = SUBSYSTEMS.filter(({ shown }) => !shown).map(({ id }) => id);

/** The operations floor under its title, then what it is, the snapshots, and the page's text. */
export function Page({ head, text }: PageProps) {
  const [hidden, setHidden] = useState<readonly DashboardId[]>(HIDDEN_INITIALLY);
  const floor = useRef<HTMLElement>(null);
  const toggle = (id: DashboardId) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  return (
    <article className="page">
      <PageHeader
        head={head}
        controls={
          <>
            <Trail floor={floor} />
            <Switches hidden={hidden} toggle={toggle} />
          </>
        }
      />
      <Boundary name="The time bar">
        <TimeBar />
      </Boundary>
      <Operations hidden={hidden} floor={floor} />
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
