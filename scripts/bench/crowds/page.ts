import type { Dashboard } from '../../../src/dashboards/contract';
import { dashboards } from '../../../src/dashboards/registry';
import { cacheLast } from '../../../src/sim/math/cache-last';
import { drivePanel, SEED } from '../panels/drive';
import { crowdOf } from './crowd';

const SLICES = 12;

// What the main thread does is measured: without a GPU, hundreds of thousands of lines would take the processors from it.
WebGL2RenderingContext.prototype.drawElements = () => {};

const count = Number(new URLSearchParams(location.search).get('forks'));
const slices = cacheLast(SLICES, (index: number) => crowdOf(SEED, index, count));
const { forks } = dashboards;
const crowd: Dashboard = {
  ...forks,
  stage: async () => {
    const { sceneOf } = await import('../../../src/dashboards/forks/stage');
    // Drawn in every frame, however slow: what a drawing costs is the question.
    return (kind) => ({ ...sceneOf(kind, (_seed, index) => slices(index)), softwareInterval: 0 });
  },
};
window.panelBench = await drivePanel(crowd);
