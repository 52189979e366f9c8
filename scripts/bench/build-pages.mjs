import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * Builds benchmark pages of a version of the project.
 * @param {string} project its folder
 * @param {string} folder where the pages go
 * @param {string[]} pages their names
 */
export async function buildPages(project, folder, pages) {
  const root = resolve(project, 'scripts/bench');
  await build({
    root,
    configFile: resolve(project, 'vite.config.ts'),
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { input: pages.map((page) => resolve(root, `${page}.html`)) },
    },
  });
}

/** The files of the repository that a page of a panel is built from. */
const SOURCES = [
  'src',
  'shaders',
  'scripts',
  'public',
  'deploy',
  'vite.config.ts',
  'package.json',
  'tsconfig.base.json',
];

/**
 * Builds the pages of the panels as the project was at a git ref, under the benchmark's present page and with the present dependencies: what
 * differs is the project's own code alone. Exits the process where there is no such ref.
 * @param {string} ref
 * @param {string} folder where the pages go
 */
export async function buildPagesOf(ref, folder) {
  const project = resolve('.cache/bench-source');
  rmSync(project, { recursive: true, force: true });
  mkdirSync(project, { recursive: true });
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', ref, ...SOURCES], { maxBuffer: 1 << 30 });
    execFileSync('tar', ['-x', '-C', project], { input: archive });
  } catch {
    console.error(`--against takes a commit, a branch or a tag of this project, not "${ref}".`);
    process.exit(1);
  }
  symlinkSync(resolve('node_modules'), resolve(project, 'node_modules'), 'junction');
  rmSync(resolve(project, 'scripts/bench'), { recursive: true, force: true });
  cpSync('scripts/bench', resolve(project, 'scripts/bench'), { recursive: true });
  await buildPages(project, folder, ['panels']);
  rmSync(project, { recursive: true, force: true });
}
