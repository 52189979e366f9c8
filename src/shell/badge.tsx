import { useEffect, useRef } from 'react';
import { onFrame, wakeFrames } from '../clock/frames';
import { onInstants } from '../clock/instants';
import { browserTime } from '../clock/source';
import { useWorld } from '../clock/world';
import { worldFrame } from '../clock/world-frame';
import { grouped } from '../sim/words/units';
import { badgeAt } from '../sim/world/badge';
import { nextSiteReading } from '../sim/world/site-reading';
import { siteStateAt } from '../sim/world/site-state';
import { announce } from '../ui/announcer';
import { say } from '../ui/say';
import { StatusMark } from '../ui/status-mark';
import { announcement, badgeWords } from './badge-words';

/** Least milliseconds between two looks at the site's state, however fast the world runs. */
const LOOK_MS = 100;
/** Least milliseconds between two incidents that are spoken of. */
const SPEAK_MS = 5_000;

/**
 * The site's state and total at the world's instant. Its place is kept, and it is not shown, until the page is ready. An incident that
 * opens while the world runs is said once in the page's status region.
 */
export function Badge() {
  const { seed, cycleDays, clock } = useWorld();
  const badge = useRef<HTMLParagraphElement>(null);
  const word = useRef<HTMLSpanElement>(null);
  const more = useRef<HTMLSpanElement>(null);
  const value = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The reading that is shown, by the instants from and to which it holds.
    let shown = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };
    const leave = clock.subscribe(wakeFrames);
    const leaveFrames = onFrame((now) => {
      const { t, beat } = worldFrame(clock, now);
      if (beat && (t < shown.from || t >= shown.to)) {
        const { ts, tflops } = badgeAt(seed, t, cycleDays);
        shown = { from: ts, to: nextSiteReading(seed, t) };
        say(value.current, grouped(tflops));
      }
      const { rate } = clock.state;
      return rate === 0 ? Number.POSITIVE_INFINITY : now + Math.max((shown.to - t) / rate, 0);
    });
    return () => {
      leave();
      leaveFrames();
    };
  }, [seed, cycleDays, clock]);
  useEffect(() => {
    let spoken: { readonly id: string; readonly at: number } | undefined;
    return onInstants(
      clock,
      (t) => siteStateAt(seed, t).until,
      (t) => {
        const state = siteStateAt(seed, t);
        const words = badgeWords(state);
        if (badge.current) badge.current.dataset.state = state.is;
        say(word.current, words.word);
        say(more.current, words.more);
        const said = announcement(state);
        const now = browserTime.monotonic();
        const { id: named } = state.incident ?? {};
        if (!said || !named || clock.state.rate === 0) return;
        if (spoken && (spoken.id === named || now - spoken.at < SPEAK_MS)) return;
        spoken = { id: named, at: now };
        announce(said);
      },
      LOOK_MS,
    );
  }, [seed, clock]);
  return (
    <p ref={badge} className="badge" title="Total of the simulated site">
      <span className="badge-state">
        <StatusMark tone="ok" />
        <StatusMark tone="warn" />
        <span>
          <span ref={word}>OK</span>
          <span ref={more} className="badge-more" />
        </span>
      </span>{' '}
      <span ref={value} className="badge-value" /> <span>TFLOPS</span>
    </p>
  );
}
