import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { dashboards } from '../../dashboards/registry';
import { downloadPng } from '../../records/download/download';
import type { Feed } from '../feed/feed';
import type { PanelView } from '../panel-view';
import { panelPng } from '../picture/panel-png';
import { usePanelExports } from './use-panel-exports';

vi.mock('../picture/panel-png', () => ({ panelPng: vi.fn(async () => new Blob()) }));
vi.mock('../../session/use-instant-link', () => ({ useInstantLink: () => (t: number) => `link to ${t}` }));
vi.mock('../../records/download/download', () => ({ downloadPng: vi.fn() }));

/** Feed of a panel that shows an instant. */
const showing = (t: number) => ({ display: { world: 'northwall', t } }) as Feed;

test('a picture is named after the instant that it shows, however long its code takes to load', async () => {
  const feed = showing(1_000);
  const view = { dashboard: dashboards.throughput, feed, host: { current: {} } } as unknown as PanelView;
  let save = async () => {};
  const Part = () => {
    save = usePanelExports(view).savePicture;
    return null;
  };
  renderToString(<Part />);
  const saving = save();
  Object.assign(feed, showing(2_000));
  await saving;
  expect(vi.mocked(downloadPng).mock.calls).toEqual([['throughput-northwall-2000.png', expect.any(Blob)]]);
  const [, , , from] = vi.mocked(panelPng).mock.calls[0] ?? [];
  expect(from).toMatchObject({ link: 'link to 2000' });
});
