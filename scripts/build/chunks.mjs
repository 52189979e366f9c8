import { resolve } from 'node:path';

/** Small script that reports missing code: it must not need any of these files. */
const START = 'src/app/start.ts';

/** The module whose file is looked up by name: it gets a file of its own. */
const APPLICATION = 'src/app/entry-client.tsx';

/**
 * Shared chunks: for each file name, modules that go into it with all their imports. Left to itself, the bundler makes
 * a file of every handful of lines that two pages share, and a page is forty requests. A module that fits two is in the
 * first.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const SHARED = {
  shell: [
    APPLICATION,
    'src/pages/contents/contents.tsx',
    'src/pages/page-header.tsx',
    'src/pages/text-columns.tsx',
    'src/pages/text-part.tsx',
    'src/records/file-limit.ts',
    'src/ui/copy.ts',
    'src/ui/prose-components.tsx',
  ],
  panels: [
    'src/content/focus.ts',
    'src/dashboards/registry.ts',
    'src/panel/live-figure.tsx',
    'src/panel/panel.tsx',
    'src/plot/surface/software.ts',
    'src/records/snapshots/recorder.ts',
    'src/sim/math/shallow-equality.ts',
    'src/controls/time-bar/time-bar.tsx',
    'src/theme/breakpoints.ts',
    'src/theme/root-size.ts',
    'src/ui/media.ts',
    'src/ui/mirror-table.tsx',
    'src/ui/swatch.tsx',
  ],
  kiosk: ['src/kiosk/health.ts', 'src/kiosk/current-item.ts', 'src/kiosk/page/clock/use-kiosk-clock.ts'],
};

/** Barrel files that re-export a whole package. An importer needs little of it, and most of it is loaded on demand. */
const WHOLE_PACKAGES = ['framer-motion', 'motion-dom', 'motion-utils'].map((name) =>
  resolve(`node_modules/${name}/dist/es/index.mjs`),
);

/** @typedef {{ getModuleInfo(id: string): { importedIds: readonly string[] } | null }} Graph */

/**
 * The modules and all that they import.
 * @param {readonly string[]} roots
 * @param {Graph} graph
 */
function importsOf(roots, graph) {
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {string} */ id) => {
    if (WHOLE_PACKAGES.includes(id) || found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const root of roots) visit(resolve(root));
  return found;
}

/**
 * Chunk of each shared module.
 * @param {Graph} graph
 */
function assign(graph) {
  const apart = importsOf([START], graph).add(resolve(APPLICATION));
  /** @type {Map<string, string>} */
  const fileOf = new Map();
  for (const [file, roots] of Object.entries(SHARED)) {
    for (const id of importsOf(roots, graph)) if (!apart.has(id) && !fileOf.has(id)) fileOf.set(id, file);
  }
  return fileOf;
}

/** Group of the bundler's `codeSplitting`, which places shared modules. */
export function sharedChunks() {
  /** @type {Map<string, string> | undefined} */
  let fileOf;
  return {
    debugName: 'what pages share',
    name(/** @type {string} */ id, /** @type {Graph} */ graph) {
      fileOf ??= assign(graph);
      return fileOf.get(id) ?? null;
    },
    // The list holds the imports already.
    includeDependenciesRecursively: false,
  };
}
