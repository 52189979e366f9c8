import { Link } from 'react-router-dom';
import { useWorld } from '../../clock/world';
import { zoneNow } from '../../clock/zone';
import type { Dashboard } from '../../dashboards/contract';
import { rewrite } from '../../link/link';
import { canonicalJson } from '../../sim/canonical';
import { CYCLE_DAYS, isCycleDays } from '../../sim/cycle';
import type { Snapshot } from '../../snapshot/snapshot';
import { settingsOf } from '../settings';
import { settingsOfFile } from './replayed';

/** The page that shows the subsystems. */
const PAGE = '/skynet';

/** The link to the instant of a snapshot under its settings, on the page that shows the subsystems. */
function linkTo({ seed, ts, models }: Snapshot, dashboards: readonly Dashboard[]): string {
  const used = dashboards.flatMap((dashboard) => {
    const settings = settingsOfFile(dashboard, models[dashboard.id]?.settings);
    return settings ? [{ dashboard, settings }] : [];
  });
  const days = used.map(({ settings }) => settings.cycleDays).find(isCycleDays) ?? CYCLE_DAYS;
  const own = used.map(({ dashboard, settings }) => dashboard.linkOfSettings?.(settings) ?? {});
  return `${PAGE}${rewrite('', {
    ...Object.assign({}, ...own),
    seed,
    cycle: days === CYCLE_DAYS ? undefined : String(days),
    at: String(ts),
    speed: '0',
    zone: zoneNow() === 'local' ? 'local' : undefined,
  })}`;
}

/** Goes to the instant of a snapshot. Stays in this document, with the list, where the page shows that world under those settings. */
export function OpenInstant({ snapshot, dashboards }: { snapshot: Snapshot; dashboards: readonly Dashboard[] }) {
  const world = useWorld();
  const here =
    snapshot.seed === world.seed &&
    dashboards.every((dashboard) => {
      const used = snapshot.models[dashboard.id];
      return !used || canonicalJson(used.settings) === canonicalJson(settingsOf(dashboard, world));
    });
  return (
    <Link className="button" to={linkTo(snapshot, dashboards)} reloadDocument={!here}>
      Open this instant
    </Link>
  );
}
