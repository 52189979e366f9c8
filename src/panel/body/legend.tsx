import { useMemo } from 'react';
import type { Dashboard, LegendProps } from '../../dashboards/contract';
import { Part } from '../../loading/part';
import type { Session } from '../../session/session';
import { choicesOf, viewOfSettings } from '../../session/settings';
import { useSession } from '../../session/use-session';
import { INITIAL_VIEW } from '../../session/view';
import type { Observable } from '../../store/observable';
import type { Store } from '../../store/store';
import { isReady } from '../../ui/ready';
import type { Feed } from '../feed/feed';

/** The panel's feed; undefined until the panel is on the page. */
export type FeedStore = Store<Feed | undefined>;

interface PanelLegendProps {
  readonly dashboard: Dashboard;
  readonly load: NonNullable<Dashboard['loadLegend']>;
  readonly feeds: FeedStore;
  /** Called once the legend is on the page. */
  arrived(): void;
}

/** An observable whose value `read` returns. */
const observable = <T,>(subscribe: Observable<T>['subscribe'], read: () => T, prerendered: T): Observable<T> => ({
  get value() {
    return read();
  },
  prerendered,
  subscribe,
});

/** Returns a subscription to one of the feed's stores, which starts once the feed exists. */
function following(feeds: FeedStore, listen: (feed: Feed, listener: () => void) => () => void) {
  return (listener: () => void) => {
    const follow = () => (feeds.value ? listen(feeds.value, listener) : () => {});
    let unsubscribe = follow();
    const unsubscribeFeeds = feeds.subscribe(() => {
      unsubscribe();
      unsubscribe = follow();
      listener();
    });
    return () => {
      unsubscribeFeeds();
      unsubscribe();
    };
  };
}

/** Resolves once a panel's figure is near the window. */
function whenNear(feeds: FeedStore): Promise<void> {
  return new Promise((resolve) => {
    const follow = () => feeds.value?.near.then(resolve).then(unsubscribe);
    const unsubscribe = feeds.subscribe(follow);
    follow();
  });
}

/**
 * Returns the wait before a legend's code is loaded: until the figure is near the window if the legend is prerendered,
 * otherwise none.
 */
function wantedFrom(feeds: FeedStore): () => Promise<void> {
  const prerendered = typeof document !== 'undefined' && !isReady();
  return () => (prerendered ? whenNear(feeds) : Promise.resolve());
}

/** Props of a legend: the same object for as long as the panel lives. */
function propsOf(dashboard: Dashboard, feeds: FeedStore, session: Session): LegendProps {
  const onChange = following(feeds, (feed, listener) => feed.subscribe(listener));
  const onState = following(feeds, (feed, listener) => feed.updates.texts.listen(listener));
  const initial = choicesOf(dashboard, INITIAL_VIEW) ?? {};
  return {
    settings: observable(onChange, () => feeds.value?.settings ?? dashboard.settings, dashboard.settings),
    choices: observable(onChange, () => feeds.value?.choices ?? initial, initial),
    state: observable(onState, () => feeds.value?.display?.state, undefined),
    change: (settings) => session.change(viewOfSettings(settings)),
    choose: (choices) => session.change(choices),
    now: () => feeds.value?.display?.t ?? session.clock.now(),
  };
}

/**
 * The dashboard's legend. Its props never change, because a change would remove the prerendered legend before its code
 * has loaded.
 */
export function Legend({ dashboard, load, feeds, arrived }: PanelLegendProps) {
  const session = useSession();
  const props = useMemo(() => propsOf(dashboard, feeds, session), [dashboard, feeds, session]);
  const until = useMemo(() => wantedFrom(feeds), [feeds]);
  return (
    <Part
      name="The legend"
      load={load}
      until={until}
      props={props}
      arrived={arrived}
      fallback={<p className="legend muted small" data-loading="" />}
    />
  );
}
