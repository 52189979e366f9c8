import { useId, useState } from 'react';
import { Part } from '../../loading/part';
import { usePageAddress, usePageNavigate } from '../../session/address/page-route';
import { useClockState, useWorld } from '../../session/world';
import { focusMain } from '../../ui/focus-main';
import { useHydrated } from '../../ui/hydrated';
import { BrakeControl } from '../brake/brake-control';
import { TimeDetails } from './details';
import { TimeIcon } from './icon';
import { TimeIncident } from './incident/incident';
import { NextVeto } from './news/next-veto';
import { SiteNews } from './news/site-news';
import { TimeReading } from './reading';
import { TimeScrub } from './scrub/scrubber';
import { TimeTransport } from './transport';
import './time-bar.css';
import './scrub/scrub.css';
import './news/news.css';
import './details.css';
import './time-bar-windows.css';

const loadTour = () => import('../what-if/tour');

/** The fragment of an address that asks for the tour. */
const TOUR = 'tour';

/** The time of the whole page, and every control that moves it. It sticks below the header. */
export function TimeBar() {
  const id = useId();
  const { clock } = useWorld();
  const { mode } = useClockState();
  const [open, setOpen] = useState(false);
  const { hash } = usePageAddress();
  const go = usePageNavigate();
  const hydrated = useHydrated();
  // Read from the address alone, as a link may ask for the tour, and the prerendered page has no fragment.
  const isTour = hydrated && hash === `#${TOUR}`;
  const showTour = (isWanted: boolean) =>
    void go(isWanted ? { hash: TOUR } : {}, { replace: true, preventScrollReset: true });
  const endTour = () => {
    showTour(false);
    focusMain();
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
            <span data-seen="from-tablet">Return to live</span>
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
        <TimeIncident seen={open ? undefined : 'from-desktop'} />
        <div id={id} className="time-details row wide" hidden={!open}>
          <TimeDetails
            tour={() => {
              showTour(true);
              setOpen(false);
            }}
          />
        </div>
      </section>
      {isTour && (
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
