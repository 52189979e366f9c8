/** Tests that mock modules, and therefore share theirs with no other file; all tests of the plot among them. */
export const MOCKING_TESTS = [
  'src/plot/**/*.test.ts',
  'src/kiosk/playlist-work.test.ts',
  'src/panel/header/use-panel-exports.test.tsx',
  'src/session/use-frame.test.ts',
  'tests/drawings.test.ts',
];
