import { useRef } from 'react';
import Intro from '../../content/intros/skynet.md';
import { TimeBar } from '../../controls/time-bar/time-bar';
import { dashboards } from '../../dashboards/registry';
import { ErrorBoundary } from '../../loading/error-boundary';
import SnapshotDetails from '../../records/snapshots/details';
import { FoldedDetails } from '../../records/snapshots/folded-details';
import { Snapshots } from '../../records/snapshots/snapshots';
import { SHOWN_INITIALLY, SUBSYSTEM_IDS } from '../../session/address/page-choices';
import { useSession, useView } from '../../session/use-session';
import { useMedia } from '../../ui/media';
import type { PageProps } from '../page';
import { PageHeader } from '../page-header';
import { TextColumns } from '../text-columns';
import { Introduction } from '../text-part';
import { useStream } from '../use-stream';
import { NARROW, Operations } from './operations';
import { Switches } from './switches';
import { useTouchedParts } from './use-touched-parts';

const ALL = Object.values(dashboards);

/** Page of the operations floor: the floor under its title, then its description, the snapshots, and the text. */
export function Page({ head, text, headings }: PageProps) {
  const session = useSession();
  const subsystems = useView(({ show }) => show) ?? SHOWN_INITIALLY;
  const [stream, showStream] = useStream();
  const floor = useRef<HTMLElement>(null);
  useTouchedParts(floor);
  const narrow = useMedia(NARROW);
  const hidden = [...SUBSYSTEM_IDS.filter((id) => !subsystems.includes(id)), ...(stream ? [] : ['events' as const])];
  return (
    <article className="page">
      <PageHeader
        head={head}
        controls={
          <Switches
            subsystems={subsystems}
            show={(show) => session.change({ show })}
            stream={stream}
            showStream={showStream}
          />
        }
      />
      <ErrorBoundary name="The time bar">
        <TimeBar />
      </ErrorBoundary>
      <Operations hidden={hidden} floor={floor} />
      <div className="operations-lead prose">
        <Intro />
        <Introduction text={text} />
      </div>
      <ErrorBoundary name="The list of snapshots">
        <Snapshots dashboards={ALL} Details={narrow ? FoldedDetails : SnapshotDetails} folded={narrow} />
      </ErrorBoundary>
      <TextColumns text={text} headings={headings} />
    </article>
  );
}
