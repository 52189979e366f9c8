import { Link } from 'react-router-dom';
import type { Zone } from '../../clock/zone';
import type { Dashboard } from '../../dashboards/contract';
import { addressOf, worldValues } from '../../session/address/write';
import { settingsOf, viewOfSettings } from '../../session/settings';
import { useView, useZone } from '../../session/use-session';
import { useWorld } from '../../session/world';
import { canonicalJson } from '../../sim/math/canonical';
import { CYCLE_DAYS, isCycleDays } from '../../sim/world/cycle';
import type { Snapshot } from './file/snapshot';
import { settingsOfFile } from './verify/replay-model';

/** Path of the page that shows the subsystems. */
const PAGE = '/skynet';

/** Link to a snapshot's instant with its settings, on the page that shows the subsystems. */
function linkTo({ seed: world, ts, models }: Snapshot, dashboards: readonly Dashboard[], zone: Zone): string {
  const used = dashboards.flatMap((dashboard) => {
    const settings = settingsOfFile(dashboard, world, models[dashboard.id]?.settings);
    return settings ? [{ dashboard, settings }] : [];
  });
  const cycleDays = used.map(({ settings }) => settings.cycleDays).find(isCycleDays) ?? CYCLE_DAYS;
  return addressOf(PAGE, '', {
    ...worldValues({ name: world, cycleDays }),
    at: ts,
    rate: 0,
    zone,
    ...Object.assign({}, ...used.map(({ settings }) => viewOfSettings(settings))),
  });
}

/**
 * Button that goes to a snapshot's instant. If the page already shows that world with those settings, the document and
 * the list stay.
 */
export function OpenInstant({ snapshot, dashboards }: { snapshot: Snapshot; dashboards: readonly Dashboard[] }) {
  const world = useWorld();
  const zone = useZone();
  const view = useView((all) => all);
  const isThisPage =
    snapshot.seed === world.name &&
    dashboards.every((dashboard) => {
      const used = snapshot.models[dashboard.id];
      return !used || canonicalJson(used.settings) === canonicalJson(settingsOf(dashboard, view, world));
    });
  return (
    <Link className="button" to={linkTo(snapshot, dashboards, zone)} reloadDocument={!isThisPage}>
      Go to this time
    </Link>
  );
}
