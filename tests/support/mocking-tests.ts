/** Tests that mock modules: each has modules of its own, which it shares with no other file. */
export const MOCKING_TESTS = [
  'src/kiosk/playlist-work.test.ts',
  'src/panel/header/use-panel-exports.test.tsx',
  'src/plot/render/plot.test.ts',
  'src/plot/render/primitives/labels.test.ts',
  'src/plot/surface/cache.test.ts',
  'src/plot/surface/stage.test.ts',
  'src/plot/surface/surface.test.ts',
  'src/session/use-frame.test.ts',
  'tests/drawings.test.ts',
];
