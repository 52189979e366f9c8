import { useEffect, useRef } from 'react';
import { onNextBoundary } from '../clock/boundaries';
import { onFrame, wakeFrames } from '../clock/frames';
import { browserTime } from '../clock/time-source';
import { useWorld } from '../clock/world';
import { worldFrame } from '../clock/world-frame';
import { grouped } from '../sim/words/units';
import { badgeAt } from '../sim/world/badge';
import { nextSiteReading } from '../sim/world/site-reading';
import { siteStateAt } from '../sim/world/site-state';
import { announce } from '../ui/announcer';
import { setText } from '../ui/set-text';
import { StatusMark } from '../ui/status-mark';
import { announcement, badgeText } from './badge-text';

/** Least milliseconds between two looks at the site's state, however fast the world runs. */
const LOOK_MS = 100;
/** Least milliseconds between two incidents that are spoken of. */
const SPEAK_MS = 5_000;

/**
 * The site’s state and total at the world’s instant. Hidden until the page is ready, with its room reserved. An
 * incident that opens while the world runs is announced once in the page’s status region.
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
        setText(value.current, grouped(tflops));
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
    return onNextBoundary(
      clock,
      (t) => siteStateAt(seed, t).until,
      (t) => {
        const state = siteStateAt(seed, t);
        const words = badgeText(state);
        if (badge.current) badge.current.dataset.state = state.is;
        setText(word.current, words.word);
        setText(more.current, words.more);
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
