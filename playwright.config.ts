import { defineConfig, devices } from '@playwright/test';
import example from './examples/visual/playwright.config.js';
import { CHROMIUM_ARGS as COMMON_ARGS, SOFTWARE } from './scripts/visual/profiles.mjs';

/**
 * Draws WebGL in software, and a page's letters and borders by no instructions that only some processors have: every
 * machine draws alike.
 */
export const CHROMIUM_ARGS = [...COMMON_ARGS, ...SOFTWARE];

/** The files of the long runs, wherever the project lies. */
const LONG = /\/e2e\/long\/[^/]*\.spec\.ts$/;

/** Tests that cannot run without Firefox or WebKitGTK. The variable with the path of a missing browser is empty. */
const ABSENT = [
  ...(process.env.FIREFOX_PATH === '' ? [/\/e2e\/firefox\.spec\.ts$/] : []),
  ...(process.env.WEBKIT_DRIVER_PATH === '' ? [/\/e2e\/webkit\.spec\.ts$/] : []),
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // A busy machine takes many times as long as a quiet one; what takes longer than this does not come.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    viewport: { width: 1920, height: 1080 },
    // Every test sees the build under test and no other; e2e/offline.spec.ts is about the service worker.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
  },
  // A free port, unless E2E_PORT names one: a server left over from another run is in nobody's way. The server prints
  // it, and Playwright hands it on to the workers as SITE_PORT.
  webServer: {
    command: 'node scripts/serve-dist.mjs',
    env: { PORT: process.env.E2E_PORT ?? '0' },
    wait: { stdout: /Listening on port (?<site_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  projects: [
    { name: 'journeys', testIgnore: [LONG, ...ABSENT] },
    { name: 'long', testMatch: LONG },
    // As it is delivered, but for where the site is.
    {
      name: 'example',
      testDir: 'examples/visual',
      use: { ...example.use, baseURL: `http://localhost:${process.env.SITE_PORT}` },
    },
  ],
});
