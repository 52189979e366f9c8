import { completeSentence } from '../../dashboards/contract';
import { tableCsv } from '../../records/download/csv';
import { downloadCsv, downloadJson, downloadPng } from '../../records/download/download';
import { useInstantLink } from '../../session/use-instant-link';
import { useZone } from '../../session/use-session';
import { contentHash } from '../../sim/math/canonical';
import { announce } from '../../ui/announcer';
import { copyText } from '../../ui/copy';
import type { Display } from '../feed/display';
import type { PanelView } from '../panel-view';

/** Alert for a picture that cannot be downloaded. */
const NO_PICTURE = 'The picture could not be downloaded. Try again, or choose “Download CSV”: it has the same values.';

/** Functions that save, copy or read out the panel's present content. None does anything before the first state. */
export function usePanelExports({ dashboard, feed, host }: PanelView) {
  const zone = useZone();
  const linkTo = useInstantLink();
  const { id, version } = dashboard;
  const nameOf = ({ world: name, t }: Display, type: string) => `${id}-${name}-${t}.${type}`;

  const downloadState = () => {
    const display = feed?.display;
    if (!display) return;
    const { world: seed, at: t, settings, state } = display;
    const content = { panel: id, version, seed, t, settings, state };
    downloadJson(nameOf(display, 'json'), { ...content, sha256: contentHash(state) });
  };
  const downloadTable = () => {
    const display = feed?.display;
    if (display) downloadCsv(nameOf(display, 'csv'), tableCsv(dashboard.table(display.state)));
  };
  const savePicture = async () => {
    try {
      const { panelPng } = await import('../picture/panel-png');
      // Read once the code is there: meanwhile a running world has moved on, and the picture shows where it is by then.
      const display = feed?.display;
      if (!display || !host.current) return;
      const link = linkTo(display.t, id);
      const png = await panelPng(host.current, dashboard, feed, { ...feed.world, zone, link });
      if (png) downloadPng(nameOf(display, 'png'), png);
      else alert(NO_PICTURE);
    } catch (error) {
      // The browser reports code that it cannot load itself.
      console.error('The picture failed.', error);
      alert(NO_PICTURE);
    }
  };
  /** Copies the link to the panel alone, paused at the instant that it shows. */
  const copyLink = async () => {
    const display = feed?.display;
    if (display && (await copyText(linkTo(display.t, id)))) announce('Link copied');
  };
  const readOut = () => {
    const display = feed?.display;
    if (display) announce(completeSentence(dashboard, display.state, display.choices));
  };
  return { downloadState, downloadTable, savePicture, copyLink, readOut };
}
