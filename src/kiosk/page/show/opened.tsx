import './opened.css';
import { useEffect, useState } from 'react';
import { clockReading } from '../../../clock/zone';
import { BrakeControl } from '../../../controls/brake/brake-control';
import { Shortcuts } from '../../../controls/time-bar/shortcuts/shortcuts';
import { Part } from '../../../loading/part';
import { useInstantLink } from '../../../session/use-instant-link';
import { useSession, useZone } from '../../../session/use-session';
import { INITIAL_VIEW, pageView, type View } from '../../../session/view';
import { useWorld } from '../../../session/world';
import type { KioskAddress } from '../../address';
import { type Subject, siteLocation } from '../../subject';
import { SubjectView, type TimeOnScreen } from '../scenes/subject-view';
import { PageSessionProvider } from '../session/child-session';
import type { SitePages } from '../session/site-pages';
import { codeOrigin } from './code-origin';

const loadQr = () => import('../../../ui/qr');

interface BarProps {
  readonly panel: string | undefined;
  /** Origin that codes lead to; undefined for no codes. */
  readonly origin: string | undefined;
  /** Real seconds until the show resumes. */
  readonly seconds: number;
  /** Called when the visitor takes the view along. */
  take(): void;
  resume(): void;
}

/** Controls of the subject that a visitor opened. */
function Bar({ panel, origin, seconds, take, resume }: BarProps) {
  const { clock } = useWorld();
  const zone = useZone();
  const linkTo = useInstantLink(origin);
  const [taken, setTaken] = useState<{ link: string; t: number }>();
  const session = useSession();
  // The code leads to the view in which it was asked for.
  useEffect(() => session.subscribe(() => setTaken(undefined)), [session]);
  const toggle = () => {
    if (taken) return setTaken(undefined);
    const t = clock.now();
    take();
    setTaken({ link: linkTo(t, panel), t });
  };
  return (
    <>
      {taken && (
        <div className="kiosk-code">
          <Part
            name="The QR code"
            load={loadQr}
            props={{ link: taken.link, label: `QR code of the link to ${clockReading(taken.t, zone)}` }}
            without={`The link is ${taken.link}`}
          />
          <p>
            This view on your phone: <span>{clockReading(taken.t, zone)}</span>
          </p>
        </div>
      )}
      <div className="kiosk-bar row">
        <BrakeControl />
        {origin !== undefined && (
          <button type="button" className="button" aria-expanded={taken !== undefined} onClick={toggle}>
            Take this view with you
          </button>
        )}
        <button type="button" className="button button-primary" onClick={resume}>
          <span>Back to the show</span>
          <span className="kiosk-countdown small">{`The show resumes in ${seconds} s`}</span>
        </button>
      </div>
    </>
  );
}

interface OpenedProps extends Omit<BarProps, 'panel' | 'origin'> {
  readonly subject: Subject;
  readonly address: KioskAddress;
  /** View that the show's address names. */
  readonly view: View;
  readonly site: SitePages;
  /** Returns the instants of the world at which the subject was first shown and at which its item ends; called once. */
  time(): TimeOnScreen;
}

/** The subject that a visitor opened, with its controls, the brake, and a QR code to take it home. */
export function OpenedSubject({ subject, address, view, site, time, ...bar }: OpenedProps) {
  const [{ start, end }] = useState(time);
  const [initialView] = useState(() => (subject.kind === 'page' ? INITIAL_VIEW : pageView(view)));
  const { panel, ...page } = siteLocation(subject);
  return (
    <div className="kiosk-opened column">
      <PageSessionProvider {...page} view={initialView} start={start} isVisited>
        <Shortcuts>
          <div className="kiosk-item">
            <SubjectView subject={subject} site={site} start={start} end={end} opened />
          </div>
          <Bar panel={panel} origin={codeOrigin(address)} {...bar} />
        </Shortcuts>
      </PageSessionProvider>
    </div>
  );
}
