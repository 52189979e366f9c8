import { median } from '../browser';
import { table } from '../table';
import type { HandResult, PanelResult } from './measure';
import type { Hand } from './panels';

const TITLES: Record<Hand, string> = { stage: 'stage', canvas2d: 'Canvas2D', react: 'React DOM', none: 'frame loop' };

const FIGURES = [
  { title: 'main, CPU ms a drawn frame', of: ({ least }: HandResult) => least.frame.toFixed(2) },
  { title: 'main, ms/s', of: ({ least }: HandResult) => least.main.toFixed(1) },
  { title: 'its CPU', of: ({ least }: HandResult) => least.mainProcessor.toFixed(1) },
  { title: 'script', of: ({ least }: HandResult) => least.script.toFixed(1) },
  { title: 'all processes, CPU ms/s', of: ({ least }: HandResult) => least.processor.toFixed(0) },
  { title: 'frames/s', of: ({ least }: HandResult) => least.fps.toFixed(0) },
  { title: 'drawn/s', of: ({ hand, least }: HandResult) => (hand === 'react' ? '' : least.draws.toFixed(1)) },
  { title: 'without limit', of: ({ reach }: HandResult) => reach.toFixed(0) },
  { title: 'drawn at rest', of: ({ hand, idleDraws }: HandResult) => (hand === 'react' ? '' : String(idleDraws)) },
] as const;

/** Ratios of the stage's costs to another hand's: the median of those of each round. */
function ratios(stage: HandResult, other: HandResult): readonly string[] {
  const of = (key: 'frame' | 'main' | 'mainProcessor' | 'script' | 'processor') =>
    median(stage.runs.map((run, i) => run[key] / (other.runs[i]?.[key] ?? Number.NaN))).toFixed(2);
  return [of('frame'), of('main'), of('mainProcessor'), of('script'), of('processor')];
}

/** The figures of every panel and hand, and the stage's ratio to the others. */
export function panelsReport(results: readonly PanelResult[]): string {
  const blank = FIGURES.slice(5).map(() => '');
  return table([
    ['', ...FIGURES.map(({ title }) => title)],
    ...results.flatMap(({ id, hands }) => {
      const [stage, ...others] = hands as [HandResult, ...HandResult[]];
      return [
        ...hands.map((each) => [`${id}: ${TITLES[each.hand]}`, ...FIGURES.map(({ of }) => of(each))]),
        ...others.map((each) => [`  stage : ${TITLES[each.hand]}`, ...ratios(stage, each), ...blank]),
      ];
    }),
  ]);
}
