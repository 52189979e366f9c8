import { useId, useRef, useState } from 'react';
import { useClockState, useWorld } from '../clock/world';
import { setZone, useZone } from '../clock/zone';
import { announce } from '../ui/announcer';
import { copyText } from '../ui/copy';
import { Shortcuts } from './shortcuts';
import { TimeIcon } from './time-icon';
import { TimeIncident } from './time-incident';
import { TimeJump } from './time-jump';
import { NextVeto } from './time-next';
import { TimeReading } from './time-reading';
import { TimeScrub } from './time-scrub';
import { TimeTransport } from './time-transport';
import { useInstantLink } from './use-instant-link';
import './time-bar.css';

/** The time of everything on the page: what it shows, and every way to move it. Sticks under the header. */
export function TimeBar() {
  const id = useId();
  const { clock } = useWorld();
  const { mode } = useClockState();
  const zone = useZone();
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLDialogElement>(null);
  const linkTo = useInstantLink();
  const copyLink = async () => {
    const copied = await copyText(linkTo(clock.now(), undefined));
    announce(copied ? 'Link copied' : 'The browser refused to copy');
  };
  return (
    <section className="time-bar" aria-label="Time on this page" data-open={open}>
      <div className="time-row">
        <TimeReading />
        <TimeTransport />
        <TimeScrub />
        <NextVeto />
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
      <div id={id} className="time-details" hidden={!open}>
        <TimeJump />
        <button type="button" className="button" onClick={() => setZone(zone === 'utc' ? 'local' : 'utc')}>
          {zone === 'utc' ? 'Show local time' : 'Show UTC'}
        </button>
        <button type="button" className="button" onClick={copyLink}>
          Copy link to this instant
        </button>
        <button type="button" className="button" aria-haspopup="dialog" onClick={() => list.current?.showModal()}>
          Keyboard shortcuts
        </button>
        <p className="time-note">
          Marks on the bar are tamperings with the record, one incident in 48. A copy of the address shows what is shown
          now.
        </p>
      </div>
      <Shortcuts dialog={list} />
    </section>
  );
}
