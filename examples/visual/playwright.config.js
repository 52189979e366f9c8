import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';

// CHROMIUM_PATH, the browser that `npx playwright install chromium` gets, or the system's.
const places = [
  process.env.CHROMIUM_PATH,
  chromium.executablePath(),
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];
const executablePath = places.find((path) => path && existsSync(path));

// SITE is where the site is served, as by `npm start`.
export default defineConfig({
  use: {
    baseURL: process.env.SITE ?? 'http://localhost:4173',
    // Only what is served now is photographed.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        // WebGL in software: every machine draws the same.
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        // Letters and borders that do not depend on tiles, on what was drawn before, or on the processor.
        '--disable-gpu-rasterization',
        '--disable-partial-raster',
        '--disable-skia-runtime-opts',
      ],
    },
  },
});
