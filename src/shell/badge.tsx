import { useEffect, useRef } from 'react';
import { NO_FRAME, onFrame, wakeFrames } from '../clock/frames';
import { worldFrame } from '../clock/world-frame';
import { useWorld } from '../session/world';
import { isFork } from '../sim/math/seed-of';
import { grouped } from '../sim/words/units';
import { badgeAt } from '../sim/world/site/badge';
import { nextSiteReading, siteReadingAt } from '../sim/world/site/site-reading';
import { useHydrated } from '../ui/hydrated';
import { setText } from '../ui/set-text';
import { StatusMark } from '../ui/status-mark';

/**
 * The site's total at the world's instant, such as `OK 2,312,345 TFLOPS`. In a fork it is the original's, and labelled
 * so. Hidden until the page is ready, with its space reserved.
 */
export function HeaderBadge() {
  const { name: world, cycleDays, clock } = useWorld();
  const hydrated = useHydrated();
  const value = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let shownInstant: number | undefined;
    const unsubscribeClock = clock.subscribe(wakeFrames);
    const unsubscribeFrames = onFrame((now) => {
      const { t, mayUpdate, updatesAt } = worldFrame(clock, now);
      const { rate } = clock.state;
      const at = rate === 0 ? t : siteReadingAt(world, t);
      // The first figure waits for no other text.
      if ((mayUpdate || !value.current?.textContent) && at !== shownInstant) {
        shownInstant = at;
        setText(value.current, grouped(badgeAt(world, t, cycleDays, rate === 0).tflops));
      }
      if (rate === 0) return NO_FRAME;
      return Math.max(now + (nextSiteReading(world, t) - t) / rate, mayUpdate ? now : updatesAt);
    });
    return () => {
      unsubscribeClock();
      unsubscribeFrames();
    };
  }, [world, cycleDays, clock]);
  return (
    <div className="badge-place muted fine mono">
      <p className="badge" title="Simulated FP4 rate of the three pods">
        <span className="badge-state">
          <StatusMark tone="ok" />
          OK
        </span>{' '}
        <span ref={value} className="badge-value" /> <span>TFLOPS</span>
      </p>
      {hydrated && isFork(world) && <p className="badge-original">in the original world</p>}
    </div>
  );
}
