import { median } from '../browser';
import { table } from '../table';
import type { PanelResult, VersionResult } from './measure';

const FIGURES = [
  { title: 'main, CPU ms a drawn frame', of: ({ least }: VersionResult) => least.frame.toFixed(2) },
  { title: 'main, ms/s', of: ({ least }: VersionResult) => least.main.toFixed(1) },
  { title: 'its CPU', of: ({ least }: VersionResult) => least.mainProcessor.toFixed(1) },
  { title: 'script', of: ({ least }: VersionResult) => least.script.toFixed(1) },
  { title: 'all processes, CPU ms/s', of: ({ least }: VersionResult) => least.processor.toFixed(0) },
  { title: 'a drawing, script ms', of: ({ least }: VersionResult) => least.draw.toFixed(2) },
  { title: 'frames/s', of: ({ least }: VersionResult) => least.fps.toFixed(0) },
  { title: 'drawn/s', of: ({ least }: VersionResult) => least.draws.toFixed(1) },
  { title: 'without limit', of: ({ reach }: VersionResult) => reach.toFixed(0) },
  { title: 'drawn at rest', of: ({ idleDraws }: VersionResult) => String(idleDraws) },
] as const;

const COSTS = ['frame', 'main', 'mainProcessor', 'script', 'processor'] as const;

/** A ratio of two versions' costs: the median of the rounds' ratios, the least and the most of them. */
export function ratioOf(now: VersionResult, before: VersionResult, cost: (typeof COSTS)[number]) {
  const ratios = now.runs.map((run, i) => run[cost] / (before.runs[i]?.[cost] ?? Number.NaN));
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

/** The figures of every panel and version, and between two versions the ratios of their costs with their spread. */
export function panelsReport(results: readonly PanelResult[]): string {
  const blank = FIGURES.slice(COSTS.length).map(() => '');
  return table([
    ['', ...FIGURES.map(({ title }) => title)],
    ...results.flatMap(({ id, versions }) => {
      const [now, before] = versions;
      const rows = versions.map((each) => [`${id}: ${each.version}`, ...FIGURES.map(({ of }) => of(each))]);
      if (!now || !before) return rows;
      const ratios = COSTS.map((cost) => {
        const { median, least, most } = ratioOf(now, before, cost);
        return `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
      });
      return [...rows, [`  ${now.version} : ${before.version}`, ...ratios, ...blank]];
    }),
  ]);
}
