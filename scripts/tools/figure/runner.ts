import { COLOURS } from '../../../src/theme/tokens';
import { axis, DESCRIPTION, heading, marks, TITLE } from './frame';
import { placed, type Row } from './row';
import { rollbackRow } from './row-rollback';
import { coresRow, utilisationRow } from './rows-cores';
import { corelogRow, transparencyRow } from './rows-records';
import { eventsRow, interlocksRow } from './rows-safety';
import { historyRow, meshRow, throughputRow } from './rows-site';
import { WIDTH } from './subject';
import { element, escaped } from './svg';

export { stillPicture } from './still';

/** CSS px: where the first row begins, and what lies between rows, below the last one and below the axis. */
const TOP = 146;
const GAP = 16;
const FOOT = 34;

/** The models of the figure, from top to bottom. A dashboard need not have a row. */
export const ROWS: readonly (() => Row)[] = [
  interlocksRow,
  eventsRow,
  meshRow,
  throughputRow,
  historyRow,
  coresRow,
  utilisationRow,
  rollbackRow,
  transparencyRow,
  corelogRow,
];

/** One incident across all models, as an SVG document. The same text from run to run while the models are the same. */
export function incidentFigure(): string {
  const rows = ROWS.map((row) => row());
  const tops: number[] = [];
  const bottom = rows.reduce((y, { height }) => {
    tops.push(y);
    return y + height + GAP;
  }, TOP);
  const height = bottom + FOOT;
  const parts = [
    element('title', { id: 'title' }, escaped(TITLE)),
    element('desc', { id: 'desc' }, escaped(DESCRIPTION)),
    element('rect', { width: WIDTH, height, fill: COLOURS.bg }),
    heading(),
    marks(bottom),
    ...rows.map((row, i) => placed(row, tops[i] ?? 0)),
    axis(bottom),
  ];
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${WIDTH} ${height}`,
    width: WIDTH,
    height,
    role: 'img',
    'aria-labelledby': 'title desc',
    'font-family': 'ui-sans-serif, system-ui, sans-serif',
    'font-size': 12,
  };
  return `${element('svg', root, ...parts.map((part) => `\n${part}`), '\n')}\n`;
}
