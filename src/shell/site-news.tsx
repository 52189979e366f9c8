import { useEffect, useState } from 'react';
import { useWorld } from '../clock/world';
import type { SiteState } from '../sim/world/site-state';
import { StatusMark } from '../ui/status-mark';
import { onSiteState } from './on-site-state';
import { siteNews } from './site-news-text';
import './site-news.css';

/** What the newest incident does to the site, beside the badge or in the time bar. Nothing while there is none. */
export function SiteNews() {
  const world = useWorld();
  const [state, setState] = useState<SiteState>();
  useEffect(() => onSiteState(world, setState), [world]);
  const news = state && siteNews(state);
  if (!news) return null;
  return (
    // A new element for each phase: words that moved to a new width would count as a layout shift.
    <p key={state.phase} className="site-news" data-state={state.phase}>
      <StatusMark tone={state.phase === 'recovered' ? 'ok' : 'warn'} />
      <span className="site-news-word">{news.word}</span> <span className="site-news-more">{news.more}</span>
    </p>
  );
}
