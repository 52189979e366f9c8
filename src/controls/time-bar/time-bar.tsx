import { useEffect, useId, useState } from 'react';
import { Part } from '../../loading/part';
import { usePageAddress } from '../../session/address/page-route';
import { useInstantLink } from '../../session/use-instant-link';
import { useSession, useZone } from '../../session/use-session';
import { useClockState, useWorld } from '../../session/world';
import { announce } from '../../ui/announcer';
import { copyText } from '../../ui/copy';
import { BrakeControl } from '../brake/brake-control';
import { TimeIcon } from './icon';
import { TimeIncident } from './incident';
import { TimeJump } from './jump';
import { NextVeto } from './next-veto';
import { TimeReading } from './reading';
import { TimeScrub } from './scrubber';
import { useShortcutList } from './shortcuts';
import { SiteNews } from './site-news';
import { TimeTransport } from './transport';
import { TimeWorld } from './world';
import './time-bar.css';

const loadTour = () => import('../what-if/tour');

/**
 * The time of everything on the page: what it shows, and every way to move it. Sticks under the
 * header.
 */
export function TimeBar() {
  const id = useId();
  const { clock } = useWorld();
  const { mode } = useClockState();
  const session = useSession();
  const zone = useZone();
  const [open, setOpen] = useState(false);
  const [touring, setTouring] = useState(false);
  const { hash } = usePageAddress();
  const openList = useShortcutList();
  const linkTo = useInstantLink();
  const copyLink = async () => {
    if (await copyText(linkTo(clock.now(), undefined))) announce('Link copied');
  };
  // A link may ask for the tour; the prerendered page has no fragment.
  useEffect(() => {
    if (hash === '#tour') setTouring(true);
  }, [hash]);
  const endTour = () => {
    setTouring(false);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <section className="time-bar small" aria-label="Time on this page" data-open={open}>
        <div className="time-row row tight">
          <TimeReading />
          <BrakeControl compact />
          <TimeTransport />
          <TimeScrub />
          <div className="time-ahead">
            <NextVeto />
            <div className="time-news">
              <SiteNews />
            </div>
          </div>
          <button
            type="button"
            className="button time-live"
            aria-disabled={mode === 'live'}
            onClick={() => clock.goLive()}
          >
            <span className="time-label">Return to live</span>
            <span className="time-short" aria-hidden="true">
              Live
            </span>
          </button>
          <button
            type="button"
            className="button time-button time-more"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <TimeIcon of="more" />
            <span className="visually-hidden">More time controls</span>
          </button>
        </div>
        <TimeIncident />
        <div id={id} className="time-details row wide" hidden={!open}>
          <TimeJump />
          <button
            type="button"
            className="button"
            onClick={() => session.change({ zone: zone === 'utc' ? 'local' : 'utc' })}
          >
            {zone === 'utc' ? 'Show local time' : 'Show UTC'}
          </button>
          <button type="button" className="button" onClick={copyLink}>
            Copy link to this time
          </button>
          <button type="button" className="button" aria-haspopup="dialog" onClick={openList}>
            Keyboard shortcuts
          </button>
          <button
            type="button"
            className="button time-tour"
            onClick={() => {
              setTouring(true);
              setOpen(false);
            }}
          >
            What a veto does, in five steps
          </button>
          <TimeWorld />
          <p className="time-note muted fine">
            Marks on the bar show where a record was altered: one incident in 48, about every 32 minutes. Copy the
            address to share this view.
          </p>
        </div>
      </section>
      {touring && (
        <Part
          name="The tour"
          load={loadTour}
          props={{ end: endTour }}
          without="“What if” shows the same for any incident."
        />
      )}
    </>
  );
}
