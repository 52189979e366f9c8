import { type Container, Texture } from 'pixi.js';
import { describe, expect, test, vi } from 'vitest';
import { template } from '../src/dashboards/_template';
import type { Dashboard } from '../src/dashboards/contract';
import { dashboards, showDashboards } from '../src/dashboards/registry';
import { describeMarks } from '../src/plot/render/describe';
import { FULL_PACE, type Scene, type SurfaceKind } from '../src/plot/surface/scene';
import type { Glyph } from '../src/plot/surface/sheet';
import { stream } from '../src/sim/math/random';
import { incidentsBetween } from '../src/sim/world/incidents/incidents';
import { drillMachine } from '../src/sim/world/machines/drills';
import type { Palette } from '../src/theme/palette';
import { COLOURS, type ColourName } from '../src/theme/tokens';

// Pixi reads this of a browser as it is loaded and as a shader is made.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});

vi.mock('../src/plot/surface/sheet', () => ({
  acquireSheet: (fonts: readonly unknown[]) => {
    const glyph: Glyph = { inset: 2, width: 12, height: 20, advance: 7, u: 0, v: 0, across: 1, down: 1 };
    const face = { get: () => glyph };
    return { source: Texture.WHITE.source, faces: fonts.map(() => face), release: () => {} };
  },
}));

const VIEWPORT = { width: 800, height: 450, resolution: 1, scale: 1 };
const PALETTE: Palette = Object.fromEntries(
  Object.entries(COLOURS).map(([name, hex]) => [name, Number.parseInt(hex.slice(1), 16)]),
) as Record<ColourName, number>;
const HOUR_MS = 3_600_000;

/** Dashboards with a drawing. */
const WITH_DRAWING = [...Object.entries<Dashboard>(dashboards), ['template', template as Dashboard] as const].filter(
  ([, { loadScene }]) => loadScene,
);

/** Palette of forced colours at their worst: everything but the ground looks like the text. */
const FORCED: Palette = {
  ...(Object.fromEntries(Object.keys(COLOURS).map((name) => [name, 0xffffff])) as Record<ColourName, number>),
  ...{ bg: 0, panel: 0, raised: 0, isForced: true },
};

/**
 * Marks of a dashboard's state, in a scene of its own, with the state `before` milliseconds earlier, if any, behind it.
 */
async function marksOf(
  dashboard: Dashboard,
  kind: SurfaceKind,
  seed: string,
  t: number,
  before?: number,
  palette = PALETTE,
) {
  const scene = (await dashboard.loadScene?.())?.(kind);
  if (!scene) return [];
  scene.layout(VIEWPORT, palette);
  const state = (at: number) => dashboard.state(seed, at, dashboard.settings);
  scene.update(state(t), before === undefined ? undefined : state(t - before));
  scene.draw({ t, reducedMotion: true, isStopped: true, pace: FULL_PACE });
  return describeMarks(scene.container);
}

describe.each(WITH_DRAWING)('dashboard %s', (_id, dashboard) => {
  test.each(['webgl', 'canvas'] as const)(
    'draws each of its cases, and another state otherwise, with %s',
    async (kind) => {
      for (const { name, world, at } of dashboard.cases) {
        const marks = await marksOf(dashboard, kind, world, at);
        expect(marks.length, `${name} draws nothing`).toBeGreaterThan(0);
        const later = await marksOf(dashboard, kind, world, at + HOUR_MS);
        expect(later, `${name} is drawn like the state an hour later`).not.toEqual(marks);
      }
    },
  );
});

test.each(WITH_DRAWING)(
  'dashboard %s looks the same while time stands still, whichever state was before',
  async (_id, dashboard) => {
    const { world = '', at = 0 } = dashboard.cases.at(-1) ?? {};
    const create = await dashboard.loadScene?.();
    const steps = 4;
    const marksAfter = (from: number) => {
      const scene = create?.('canvas') as Scene<unknown>;
      scene.layout(VIEWPORT, PALETTE);
      for (let step = from; step <= steps; step++) {
        const t = at + step * dashboard.cadence;
        scene.update(dashboard.state(world, t, dashboard.settings));
        scene.draw({ t, reducedMotion: false, isStopped: step === steps, pace: FULL_PACE });
      }
      return describeMarks(scene.container);
    };
    expect(marksAfter(0)).toEqual(marksAfter(steps));
  },
);

describe.each(WITH_DRAWING.filter(([, { loadComparison }]) => loadComparison))(
  'dashboard %s, compared and stopped between two readings',
  (_id, dashboard) => {
    test.each([
      ['a fixed instant', true],
      ['an earlier state', false],
    ])('looks the same beside %s, whichever state was before', async (_name, isStill) => {
      const { world = '', at = 0 } = dashboard.cases[0] ?? {};
      const create = await dashboard.loadScene?.();
      const steps = 1;
      /**
       * Marks after readings from step `from` on, each drawn in its middle, beside a state that is near enough to be
       * seen.
       */
      const marksAfter = (from: number) => {
        const scene = create?.('canvas') as Scene<unknown>;
        scene.layout(VIEWPORT, PALETTE);
        for (let step = from; step <= steps; step++) {
          const t = at + step * dashboard.cadence;
          const other = isStill ? at : t - dashboard.cadence;
          const [own, behind] = [t, other].map((each) => dashboard.state(world, each, dashboard.settings));
          scene.update(own, behind, isStill);
          const moment = { t: t + dashboard.cadence / 2, isStopped: step === steps };
          scene.draw({ ...moment, reducedMotion: false, pace: FULL_PACE });
        }
        return describeMarks(scene.container);
      };
      expect(marksAfter(0)).toEqual(marksAfter(steps));
    });
  },
);

test.each(WITH_DRAWING)('dashboard %s does not draw a state again that is the same', async (_id, dashboard) => {
  const { world = '', at = 0 } = dashboard.cases.at(-1) ?? {};
  const scene = (await dashboard.loadScene?.())?.('canvas') as Scene<unknown>;
  const isDrawn = () => {
    const state = structuredClone(dashboard.state(world, at, dashboard.settings));
    const isAnother = scene.update(state, structuredClone(state));
    scene.draw({ t: at, reducedMotion: false, isStopped: false, pace: FULL_PACE });
    return isAnother;
  };
  scene.layout(VIEWPORT, PALETTE);
  expect([isDrawn(), isDrawn()]).toEqual([true, false]);
});

/** Dashboards that draw another world without a comparison: the futures that a veto prevented. */
const WITH_OTHER_WORLD = ['forks'];

describe.each(WITH_DRAWING.filter(([, { loadComparison }]) => loadComparison))(
  'dashboard %s, compared',
  (id, dashboard) => {
    test.each(['webgl', 'canvas'] as const)(
      'draws the other state in the ink that is for other worlds, with %s',
      async (kind) => {
        const { world = '', at = 0 } = dashboard.cases.at(-1) ?? {};
        /** Number of things that are drawn in that ink. */
        const count = async (before?: number) =>
          (await marksOf(dashboard, kind, world, at, before))
            .flatMap((mark) => Object.entries(mark.inks))
            .reduce((sum, [ink, of]) => (ink.startsWith(COLOURS.other) ? sum + Number(of) : sum), 0);
        const alone = await count();
        expect(alone > 0).toBe(WITH_OTHER_WORLD.includes(id));
        expect(await count(24 * HOUR_MS)).toBeGreaterThan(alone);
      },
    );
  },
);

describe.each(WITH_DRAWING.filter(([, { loadComparison }]) => loadComparison))(
  'dashboard %s, compared otherwise',
  (_id, dashboard) => {
    test.each(['webgl', 'canvas'] as const)(
      'draws what a fresh scene draws after each of 12 other comparisons, and says that it looks another way, with %s',
      async (kind) => {
        const { world = '', at = 0 } = dashboard.cases.at(-1) ?? {};
        const state = (seed: string, t: number) => dashboard.state(seed, t, dashboard.settings);
        const create = await dashboard.loadScene?.();
        const fresh = (other: unknown) => {
          const scene = create?.(kind) as Scene<unknown>;
          scene.layout(VIEWPORT, PALETTE);
          scene.update(state(world, at), other);
          return scene;
        };
        const marksNow = async ({ container, draw }: Scene<unknown>) => {
          draw({ t: at, reducedMotion: false, isStopped: true, pace: FULL_PACE });
          return describeMarks(container);
        };
        const reused = fresh(undefined);
        let before = await marksNow(reused);
        for (let i = 0; i < 12; i++) {
          const hours = stream('drawings', 'compared').int(4, i) * 12;
          const seed = stream('drawings', 'compared').int(3, i, 1) === 0 ? 'hall-4' : world;
          const other = i % 5 === 4 ? undefined : state(seed, at - (hours + 1) * HOUR_MS);
          const isAnother = reused.update(state(world, at), other);
          const marks = await marksNow(reused);
          expect(marks, `the ${i}th`).toEqual(await marksNow(fresh(other)));
          if (!isAnother) expect(marks, `the ${i}th is not drawn`).toEqual(before);
          before = marks;
        }
      },
    );
  },
);

test('cores that a slice rolls back are not yellow; those that an incident does are', async () => {
  const { cores } = dashboards;
  const { world = '', at = 0 } = cores.cases.at(-1) ?? {};
  const isYellow = async (corr: boolean) => {
    const t = Array.from({ length: 200 }, (_, i) => at + i * 1_000).find((each) => {
      const working = cores.state(world, each, cores.settings).cores.filter(({ state }) => state === 'rollback');
      return working.length > 0 && working.every((core) => (core.corr !== null) === corr);
    });
    const marks = await marksOf(cores, 'webgl', world, t ?? Number.NaN);
    return marks.some(({ kind, inks }) => kind === 'cells' && Object.keys(inks).includes(COLOURS.warn));
  };
  expect([await isYellow(false), await isYellow(true)]).toEqual([false, true]);
});

describe('where colours are forced, without their hues', () => {
  const forced = (id: keyof typeof dashboards) => {
    const { world = '', at = 0 } = dashboards[id].cases.at(-1) ?? {};
    return marksOf(dashboards[id], 'webgl', world, at, undefined, FORCED);
  };

  test('a veto is the widest line of the forks, the live line comes next, then forks, and edges last', async () => {
    const mark = (await forced('forks')).find(({ style }) => style['veto width'] !== undefined);
    const width = (kind: string) => Number.parseFloat(mark?.style[`${kind} width`] ?? '');
    const widths = ['veto', 'live', 'fork', 'edge'].map(width);
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(new Set(widths).size).toBe(widths.length);
  });

  test.each([
    ['rollback', 'grid'],
    ['history', 'columns'],
    ['mesh', 'columns'],
  ] as const)('%s tells what an incident did from what is ordinary by %s', async (id, hatch) => {
    const cells = (await forced(id)).filter(({ kind }) => kind === 'cells');
    expect(new Set(cells.flatMap(({ inks }) => Object.keys(inks)))).toEqual(new Set(['#FFFFFF', `#FFFFFF ${hatch}`]));
  });
});

/** Number of machines that a container shows. */
const machinesIn = (container: Container): number =>
  container.visible
    ? container.label === 'machines'
      ? 1
      : container.children.reduce((sum, each) => sum + machinesIn(each as Container), 0)
    : 0;

test('a show that tells an incident draws the machine that it strikes, and Tern where it strikes none', async () => {
  const dashboard = showDashboards.forks as Dashboard;
  const scene = (await dashboard.loadScene?.())?.('canvas') as Scene<unknown>;
  scene.layout(VIEWPORT, PALETTE);
  const from = Date.parse('2026-03-03T08:50:00Z');
  const told = incidentsBetween('northwall', from, from + HOUR_MS / 4);
  const struck = new Set(told.map((incident) => drillMachine('northwall', incident)));
  expect([...struck].sort()).toEqual(['heron', null, 'petrel', 'tern']);
  for (const incident of told) {
    const t = incident.ended + 1_000;
    scene.update(dashboard.state('northwall', t, dashboard.settings), undefined);
    scene.highlight?.({ instant: undefined, selected: incident });
    scene.draw({ t, reducedMotion: true, isStopped: true, pace: FULL_PACE });
    expect(machinesIn(scene.container), incident.id).toBeGreaterThan(0);
    const isTern = (drillMachine('northwall', incident) ?? 'tern') === 'tern';
    if (!isTern) expect(machinesIn(scene.container), incident.id).toBe(1);
  }
});
