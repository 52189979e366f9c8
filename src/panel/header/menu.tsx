import { type ReactNode, type ToggleEvent, useContext, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { AddIncident } from '../../controls/what-if/add-incident';
import { Beacon } from '../../records/beacon/beacon-part';
import { BeaconPlace } from '../../records/beacon/beacon-place';
import { PageContext, useLinkSearch } from '../../session/address/page-route';
import { addressOf } from '../../session/address/write';
import { useWorldChange } from '../../session/use-world-change';
import { CycleForm } from '../../ui/cycle-form';
import { MenuItem } from '../../ui/menu-item';
import type { PanelView } from '../panel-view';
import { Control } from './control';
import { usePanelExports } from './use-panel-exports';
import './menu.css';

interface MenuProps {
  readonly view: PanelView;
  /** First items: the controls of a page's hero. Its menu offers no comparison, for which a hero has no room. */
  readonly first?: ReactNode;
}

/** A panel's menu: its table, inspector and comparison, its files and its links. */
export function Menu({ view, first }: MenuProps) {
  const { dashboard, feed, opened, open: openPart } = view;
  const solo = view.look === 'solo';
  const isCoded = opened.codedAt !== undefined;
  const id = useId();
  const { world, change } = useWorldChange();
  const page = useContext(PageContext) ?? '/';
  const [open, setOpen] = useState(false);
  const search = useLinkSearch(open);
  const { downloadState, downloadTable, savePicture, copyLink, readOut } = usePanelExports(view);

  const showCode = () => openPart({ codedAt: isCoded ? undefined : feed?.display?.t });

  return (
    <>
      <Control sign="more" name="More" popoverTarget={id} disabled={!feed} />
      <div
        id={id}
        popover="auto"
        className="panel-menu popup"
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open')}
      >
        {first}
        <MenuItem menu={id} data-download onClick={downloadState}>
          Download JSON
        </MenuItem>
        <MenuItem menu={id} data-download onClick={downloadTable}>
          Download CSV
        </MenuItem>
        <MenuItem menu={id} data-download onClick={savePicture}>
          Download picture
        </MenuItem>
        <MenuItem menu={id} onClick={copyLink}>
          Copy link to this time
        </MenuItem>
        <MenuItem menu={id} onClick={readOut}>
          Read current values
        </MenuItem>
        {!first && (
          <MenuItem
            menu={id}
            aria-expanded={opened.comparison}
            onClick={() => openPart({ comparison: !opened.comparison })}
          >
            Compare
          </MenuItem>
        )}
        {dashboard.controls?.includes('cycle') && (
          <CycleForm days={world.cycleDays} choose={(cycleDays) => change({ cycleDays })} />
        )}
        {dashboard.controls?.includes('incident') && <AddIncident menu={id} />}
        {solo && (
          <MenuItem menu={id} aria-pressed={isCoded} onClick={showCode}>
            QR code for this time
          </MenuItem>
        )}
        <Link className="button" to={addressOf(page, search, { panel: solo ? undefined : dashboard.id })}>
          {solo ? 'Back to the page' : 'Solo view'}
        </Link>
        {open ? <Beacon at={() => feed?.display?.t} /> : <BeaconPlace />}
        <p className="panel-menu-note muted fine">The same on every screen at this time</p>
      </div>
    </>
  );
}
