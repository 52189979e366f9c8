import { useCallback, useSyncExternalStore } from 'react';
import type { Dashboard, LegendProps, Settings } from '../../dashboards/contract';
import { useAddress } from '../../link/address';
import { Part } from '../../loading/part';
import type { Feed } from '../feed/feed';

interface PanelLegendProps {
  readonly dashboard: Dashboard;
  readonly load: NonNullable<Dashboard['legend']>;
  /** Undefined until the panel is on the page. */
  readonly feed: Feed | undefined;
  /** Called once it is on the page. */
  arrived(): void;
}

const never = () => () => {};

/** What the dashboard shows below its drawing. */
export function Legend({ dashboard, load, feed, arrived }: PanelLegendProps) {
  const address = useAddress();
  const settings = useSyncExternalStore(
    feed?.subscribe ?? never,
    () => feed?.settings ?? dashboard.settings,
    () => dashboard.settings,
  );
  const change = (next: Settings) => {
    feed?.change(next);
    address.change(dashboard.linkOfSettings?.(next) ?? {});
  };
  const listen = useCallback((listener: () => void) => feed?.updates.texts.listen(listener) ?? never(), [feed]);
  const useShown: LegendProps['useShown'] = (read) =>
    useSyncExternalStore(
      listen,
      () => (feed?.shown ? read(feed.shown.state) : undefined),
      () => undefined,
    );
  return (
    <Part
      name="The legend"
      load={load}
      props={{ settings, change, now: () => feed?.shown?.t ?? 0, useShown }}
      arrived={arrived}
      fallback={<p className="legend" data-loading="" />}
    />
  );
}
