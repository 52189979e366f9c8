import { type ButtonHTMLAttributes, type ReactNode, type ToggleEvent, useContext, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { OneMore } from '../../controls/what-if/one-more';
import { completeSentence } from '../../dashboards/contract';
import { Beacon } from '../../records/beacon/beacon-part';
import { BeaconPlace } from '../../records/beacon/beacon-place';
import { tableCsv } from '../../records/download/csv';
import { downloadCsv, downloadJson, downloadPng } from '../../records/download/download';
import { PageContext, usePageAddress } from '../../session/address/page-route';
import { addressOf } from '../../session/address/write';
import { useInstantLink } from '../../session/use-instant-link';
import { useZone } from '../../session/use-session';
import { useWorldChange } from '../../session/use-world-change';
import { contentHash } from '../../sim/math/canonical';
import { announce } from '../../ui/announcer';
import { copyText } from '../../ui/copy';
import { CycleForm } from '../../ui/cycle-form';
import type { PanelView } from '../panel-view';
import { Control } from './control';
import './menu.css';

/** Alert for a picture that cannot be saved. */
const NO_PICTURE =
  'The picture could not be saved. Choose “Save picture” again, or “Download CSV”, which has the same values.';

interface MenuProps {
  readonly view: PanelView;
  /** The first items, where the panel is its page's hero, which has no room for a comparison. */
  readonly first?: ReactNode;
}

/** A button of the menu with the id `menu`, which it closes. */
function Item({ menu, ...button }: ButtonHTMLAttributes<HTMLButtonElement> & { readonly menu: string }) {
  return <button type="button" className="button" popoverTarget={menu} popoverTargetAction="hide" {...button} />;
}

export function Menu({ view, first }: MenuProps) {
  const { dashboard, feed, opened, open: openPart } = view;
  const solo = view.look === 'solo';
  const coded = opened.code !== undefined;
  const id = useId();
  const { world, change } = useWorldChange();
  const page = useContext(PageContext) ?? '/';
  const { search } = usePageAddress();
  const linkTo = useInstantLink();
  const zone = useZone();
  const [open, setOpen] = useState(false);

  const download = () => {
    const display = feed?.display;
    if (!display) return;
    const { id: panel, version } = dashboard;
    downloadJson(`${panel}-${world.name}-${display.t}.json`, {
      panel,
      version,
      seed: world.name,
      t: display.at,
      settings: feed.settings,
      state: display.state,
      sha256: contentHash(display.state),
    });
  };
  const downloadTable = () => {
    const display = feed?.display;
    if (display)
      downloadCsv(`${dashboard.id}-${world.name}-${display.t}.csv`, tableCsv(dashboard.table(display.state)));
  };
  const savePicture = async (panel: HTMLElement) => {
    const display = feed?.display;
    if (!display) return;
    try {
      const { panelPng } = await import('../picture/panel-png');
      const link = linkTo(display.t, dashboard.id);
      downloadPng(
        `${dashboard.id}-${world.name}-${display.t}.png`,
        await panelPng(panel, dashboard, feed, { ...world, zone, link }),
      );
    } catch {
      alert(NO_PICTURE);
    }
  };
  /** The panel alone at the instant it shows, paused. */
  const copyLink = async () => {
    const display = feed?.display;
    if (!display) return;
    if (await copyText(linkTo(display.t, dashboard.id))) announce('Link copied');
  };
  const showCode = () => {
    const t = feed?.display?.t;
    openPart({ code: coded || t === undefined ? undefined : { link: linkTo(t, dashboard.id), t } });
  };
  const readOut = () => {
    if (feed?.display) announce(completeSentence(dashboard, feed.display.state));
  };

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
        <Item menu={id} data-download onClick={download}>
          Download JSON
        </Item>
        <Item menu={id} data-download onClick={downloadTable}>
          Download CSV
        </Item>
        <Item
          menu={id}
          data-download
          onClick={({ currentTarget }) => void savePicture(currentTarget.closest('.panel') as HTMLElement)}
        >
          Save picture
        </Item>
        <Item menu={id} onClick={copyLink}>
          Copy link to this time
        </Item>
        <Item menu={id} onClick={readOut}>
          Read current values
        </Item>
        {!first && (
          <Item
            menu={id}
            aria-expanded={opened.comparison}
            onClick={() => openPart({ comparison: !opened.comparison })}
          >
            Compare
          </Item>
        )}
        {dashboard.controls?.includes('cycle') && (
          <CycleForm days={world.cycleDays} choose={(cycleDays) => change({ cycleDays })} />
        )}
        {dashboard.controls?.includes('incident') && <OneMore menu={id} />}
        {solo && (
          <Item menu={id} aria-pressed={coded} onClick={showCode}>
            QR code for this time
          </Item>
        )}
        <Link className="button" to={addressOf(page, search, { panel: solo ? undefined : dashboard.id })}>
          {solo ? 'Back to the page' : 'Solo view'}
        </Link>
        {open ? <Beacon at={() => feed?.display?.t} /> : <BeaconPlace />}
      </div>
    </>
  );
}
