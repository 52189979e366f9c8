import { useState } from 'react';
import { BrakeControl } from '../../brake/brake-control';
import { useWorld } from '../../clock/world';
import { clockReading, pageZone, useZone } from '../../clock/zone';
import type { KioskAddress } from '../../kiosk/address';
import type { Subject } from '../../kiosk/playlist';
import { addressOf, worldView } from '../../link/write';
import { Part } from '../../loading/part';
import { codeOrigin } from './code-origin';
import './opened.css';
import { Scene } from './scene';
import type { SitePages } from './site-pages';

const loadQr = () => import('../../panel/header/qr');

/** The page and panel at which a subject is found on the site. */
function placeOf(subject: Subject) {
  if (subject.kind === 'page') return { path: subject.path, search: subject.search, panel: undefined };
  if (subject.kind === 'panel') return { path: '/' as const, search: '', panel: subject.id };
  return { path: subject.name === 'expos' ? ('/expos' as const) : ('/' as const), search: '', panel: undefined };
}

interface OpenedProps {
  readonly subject: Subject;
  readonly address: KioskAddress;
  readonly site: SitePages;
  /** Real seconds until the show resumes. */
  readonly left: number;
  /** The view is taken along. */
  take(): void;
  resume(): void;
}

/** What a visitor touched, with its controls, the brake, and the way to take it home. */
export function Opened({ subject, address, site, left, take, resume }: OpenedProps) {
  const world = useWorld();
  const zone = useZone();
  const [taken, setTaken] = useState<{ link: string; t: number }>();
  const [start] = useState(() => world.clock.now());
  const origin = codeOrigin(address);
  const toggle = () => {
    if (taken || origin === undefined) return setTaken(undefined);
    const t = world.clock.now();
    const { path, search, panel } = placeOf(subject);
    const instant = { at: t, rate: 0, anchor: undefined };
    const view = { ...worldView(world), ...instant, zone: pageZone.value, ...(panel && { panel }) };
    take();
    setTaken({ link: origin + addressOf(path, search, view), t });
  };
  return (
    <div className="kiosk-opened">
      <div className="kiosk-on">
        <Scene subject={subject} site={site} start={start} end={Number.MAX_SAFE_INTEGER} opened />
      </div>
      {taken && (
        <div className="kiosk-taken">
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
      <div className="kiosk-bar">
        <BrakeControl />
        {origin !== undefined && (
          <button type="button" className="button" aria-expanded={taken !== undefined} onClick={toggle}>
            Take this view with you
          </button>
        )}
        <button type="button" className="button button-primary" onClick={resume}>
          <span>Back to the show</span>
          <span className="kiosk-left">{`The show resumes in ${left} s`}</span>
        </button>
      </div>
    </div>
  );
}
