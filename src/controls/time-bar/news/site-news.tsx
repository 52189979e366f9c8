import { useEffect, useState } from 'react';
import { useWorld } from '../../../session/world';
import { StatusMark } from '../../../ui/status-mark';
import { onSiteState } from './on-site-state';
import { type News, siteNews, unchangedNews } from './site-news-text';
import './site-news.css';

/** The newest incident's effect on the site, in the time bar; empty while there is none. */
export function SiteNews() {
  const world = useWorld();
  const [news, setNews] = useState<News>();
  useEffect(
    () => onSiteState(world, (state, t) => setNews((before) => unchangedNews(before, siteNews(world.name, state, t)))),
    [world],
  );
  if (!news) return null;
  return (
    // A new element for each phase, because words that move to a new width would count as a layout shift.
    <p key={news.phase} className="site-news" data-state={news.phase}>
      <StatusMark tone={news.phase === 'recovered' ? 'ok' : 'warn'} />
      <span className="site-news-word">{news.word}</span> <span className="site-news-more">{news.more}</span>
    </p>
  );
}
