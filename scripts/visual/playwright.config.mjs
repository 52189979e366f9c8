import { readPlan } from './plan.mjs';
import { CHROMIUM_ARGS, PROFILES } from './profiles.mjs';

/** Milliseconds for one case: the largest on a busy machine. */
const PATIENCE_MS = 120_000;

const { cases, out } = readPlan();

export default {
  testDir: '.',
  testMatch: 'cases.spec.mjs',
  outputDir: `${out}/.playwright`,
  fullyParallel: true,
  workers: Number(process.env.WORKERS ?? 2),
  timeout: PATIENCE_MS,
  reporter: './progress.mjs',
  projects: Object.keys(cases).map((name) => ({
    name,
    grep: new RegExp(` ${name}: `),
    use: {
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH,
        args: [...CHROMIUM_ARGS, ...(PROFILES[name]?.args ?? [])],
      },
    },
  })),
};
