import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BASELINES, readPlan } from './plan.mjs';
import { CHROMIUM_ARGS, PROFILES } from './profiles.mjs';

/** Milliseconds for one case: the largest on a busy machine. */
const PATIENCE_MS = 300_000;

const { site, before, cases } = await readPlan();
const out = resolve(process.env.OUT ?? '.cache/visual');
/** @type {import('@playwright/test').ReporterDescription[]} */
const blobs = process.argv.some((arg) => arg.startsWith('--shard')) ? [['blob', { outputDir: `${out}/blob` }]] : [];
const planned = Object.entries(cases).flatMap(([profile, each]) => each.map(({ name }) => `${profile} ${name}`));

export default defineConfig({
  testDir: '.',
  testMatch: 'cases.spec.mjs',
  snapshotDir: BASELINES,
  outputDir: `${out}/results`,
  fullyParallel: true,
  workers: Number(process.env.WORKERS ?? 2),
  timeout: PATIENCE_MS,
  metadata: {
    planned,
    sides: { site: site.name, before: process.env.PAIRS ? 'each other' : (process.env.BEFORE_NAME ?? before?.name) },
  },
  reporter: [
    ['./reporter.mjs'],
    ['html', { open: 'never', outputFolder: `${out}/report` }],
    ['json', { outputFile: `${out}/results.json` }],
    ['junit', { outputFile: `${out}/junit.xml` }],
    ...blobs,
  ],
  projects: Object.keys(cases).map((name) => ({
    name,
    grep: new RegExp(`@${name} `),
    use: {
      launchOptions: {
        ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
        args: [...CHROMIUM_ARGS, ...(PROFILES[name]?.args ?? [])],
      },
    },
  })),
});
