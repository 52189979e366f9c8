import type { Dashboard } from '../../../src/dashboards/contract';
import { dashboards } from '../../../src/dashboards/registry';
import { drive, drivePanel } from './drive';
import type { PanelPainter } from './stage-painter';

const NOTHING: PanelPainter = { ready: true, draws: 0, update() {}, draw: (t) => t };

const id = new URLSearchParams(location.search).get('panel') ?? '';
const dashboard = Object.values<Dashboard>(dashboards).find((each) => each.id === id);
if (dashboard) window.panelBench = await drivePanel(dashboard);
else window.panelBench = id === '' ? drive(NOTHING, () => undefined, Number.POSITIVE_INFINITY) : null;
