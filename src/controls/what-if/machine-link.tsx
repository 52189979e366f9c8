import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { PageContext, useLinkSearch } from '../../session/address/page-route';
import { addressOf } from '../../session/address/write';
import { useView } from '../../session/use-session';
import type { MachineName } from '../../sim/world/machines/machine-names';
import { NAMES } from '../../sim/world/machines/specs';

/** A link to the panel of the machine that an incident is a drill on, unless that is shown already. */
export function MachineLink({ machine }: { machine: MachineName }) {
  const page = useContext(PageContext) ?? '/';
  const search = useLinkSearch();
  const isShown = useView(({ panel, machine: shown = 'tern' }) => panel === 'machines' && shown === machine);
  if (isShown) return null;
  return (
    <Link className="button" to={addressOf(page, search, { panel: 'machines', machine })}>
      {`Show ${NAMES[machine]}`}
    </Link>
  );
}
