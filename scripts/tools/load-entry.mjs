import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const BUILDS = '.cache/entries';

/**
 * Builds a TypeScript entry of the project for Node and loads it. The build lies in a folder of this call, so that
 * calls at the same time keep apart, and is gone afterwards: the entry cannot import more of itself later on. The
 * project is the working directory, its dependencies installed.
 * @param {string} entry such as `scripts/tools/world/runner.ts`
 */
export async function loadEntry(entry) {
  const { build } = await import('vite');
  mkdirSync(BUILDS, { recursive: true });
  const folder = mkdtempSync(resolve(BUILDS, 'entry-'));
  try {
    await build({
      logLevel: 'error',
      build: {
        ssr: entry,
        outDir: folder,
        copyPublicDir: false,
        rollupOptions: { output: { entryFileNames: 'entry.js' } },
      },
    });
    return await import(pathToFileURL(`${folder}/entry.js`).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
