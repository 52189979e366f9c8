import { test } from '@playwright/test';
import { compareWall, ROW, SQUARE } from '../support/wall';

/** Three scenes: busy, empty and in mid-incident. */
const SCENES = [
  ['forks', 1_772_528_006_800],
  ['forks', 1_772_544_883_000],
  ['floor', 1_772_528_006_800],
  ['floor', 1_772_529_544_240],
  ['cores', 1_772_528_483_830],
  ['mesh', 1_772_527_126_200],
  ['mesh', 1_772_531_820_000],
  ['history', 1_772_528_007_000],
  ['rollback', 1_772_528_007_250],
  ['figures', 1_772_528_006_800],
] as const;

const CANVAS = ['--disable-3d-apis'];

for (const [name, wall] of Object.entries({
  'three beside each other': ROW,
  'two by two': SQUARE,
  'three with bezels': { ...ROW, bezel: 24 },
  'two by two at two pixels to one': { ...SQUARE, width: 800, pixelRatio: 2 },
})) {
  test(`a wall of ${name} equals one screen at ten instants`, async ({ baseURL, launchOptions }) => {
    test.setTimeout(600_000);
    await compareWall(wall, SCENES, launchOptions, baseURL ?? '');
  });
}

/**
 * Share of pixels that may differ, and by how many levels: the browser rounds a line's soft edge by where in its canvas
 * it lies.
 */
const SOFT_EDGES = { share: 0.01, levels: 32 };

test('a wall without WebGL equals one screen but for the soft edges of lines', async ({ baseURL, launchOptions }) => {
  test.setTimeout(600_000);
  const args = [...(launchOptions.args ?? []).filter((arg) => !arg.includes('swiftshader')), ...CANVAS];
  const isDrawnWithLines = ([play]: (typeof SCENES)[number]) => play === 'forks' || play === 'history';
  const launch = { ...launchOptions, args };
  await compareWall(SQUARE, SCENES.filter(isDrawnWithLines), launch, baseURL ?? '', SOFT_EDGES);
  await compareWall(
    SQUARE,
    SCENES.filter((scene) => !isDrawnWithLines(scene)),
    launch,
    baseURL ?? '',
  );
});
