import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CannotRun } from './cannot-run.mjs';

/** Has Playwright photograph what the plan says. @param {import('./plan.mjs').Plan} plan @param {string | undefined} shard */
export async function photographAll(plan, shard) {
  const file = `${plan.out}/plan.json`;
  writeFileSync(file, JSON.stringify(plan));
  const config = fileURLToPath(new URL('playwright.config.mjs', import.meta.url));
  const args = ['playwright', 'test', `--config=${config}`, ...(shard ? [`--shard=${shard}`] : [])];
  const child = spawn('npx', args, {
    stdio: 'inherit',
    env: { ...process.env, VISUAL_PLAN: file },
    shell: process.platform === 'win32',
  });
  const status = await new Promise((done) => child.once('exit', done));
  rmSync(file, { force: true });
  if (status !== 0) throw new CannotRun('Not every case could be photographed.');
}
