import { defineConfig } from '@playwright/test';

// SITE is where the site is served, CHROMIUM_PATH a browser other than Playwright's own. WebGL is drawn in software, so that every machine draws the same.
export default defineConfig({
  use: {
    baseURL: process.env.SITE ?? 'http://localhost:4173',
    // Only what is served now is photographed.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    },
  },
});
