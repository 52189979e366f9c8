import type { Dashboard } from '../dashboards/contract';
import { contentHash } from '../sim/math/canonical';
import type { Case, CaseStep } from '../sim/tables/case';
import { type Conditions, defaultConditions, MEDIA, stillAddress, type VisualCase, WIDTHS } from './visual-case';

interface PanelView extends Conditions {
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly steps?: readonly CaseStep[] | undefined;
}

const click = (name: string): CaseStep => ({ role: 'button', name });

/** Step that inspects the second sample, which the drawing outlines. */
const NEXT_SAMPLE: CaseStep = { role: 'slider', name: 'Selected reading', press: 'ArrowRight' };

/** Views of a panel's last case: on the largest screen, and with everything open that has a button. */
const LAST: Readonly<Record<string, PanelView>> = {
  '3840': defaultConditions(3840, 2160),
  ...MEDIA,
  open: { ...defaultConditions(1280), steps: [click('Inspect'), click('Table'), NEXT_SAMPLE] },
  menu: { ...defaultConditions(1280), steps: [click('Inspect'), NEXT_SAMPLE, click('More')] },
  compared: { ...defaultConditions(1280, 2160), query: { with: '-24h' } },
};

/** Views of a panel's first case. */
const FIRST: Readonly<Record<string, PanelView>> = { '1280': defaultConditions(1280) };

/** Views of the case itself by the ends of their names. */
const ownViews = ({ views = [] }: Case): [string, PanelView][] =>
  views.flatMap(({ name, query, steps }) =>
    Object.entries(WIDTHS).map(([end, conditions]): [string, PanelView] => [
      `${name}-${end}`,
      { ...conditions, query, steps },
    ]),
  );

/** Cases of a dashboard's panel, alone in the window. */
export function panelCases(dashboard: Dashboard): VisualCase[] {
  const { id, cases, settings, state } = dashboard;
  return cases.flatMap((one, i) => {
    const { name, world, at } = one;
    const hash = contentHash(state(world, at, settings));
    const views = { ...WIDTHS, ...(i === 0 && FIRST), ...(i === cases.length - 1 && LAST) };
    return [...Object.entries<PanelView>(views), ...ownViews(one)].map(
      ([end, { query, steps, ...conditions }]): VisualCase => ({
        name: `panel-${id}-${name}-${end}`,
        address: stillAddress('/skynet', { world, at, panel: id, choices: query }),
        ...conditions,
        ...(steps && { steps }),
        panel: id,
        state: hash,
      }),
    );
  });
}
