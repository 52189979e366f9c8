import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** The models' state hashes that Node wrote, by model, then by case or instant. */
export const STATE_HASHES: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(join(root, 'tests/fixtures/state-hashes.json'), 'utf8'),
);

/** Leaves out what a dashboard loads only to be shown. */
const MODELS_ALONE: Plugin = {
  name: 'models-alone',
  resolveDynamicImport: (id) => ({ id: String(id), external: true }),
};

/** A script for any page, whose value is the state hashes as that browser computes them. */
export async function stateHashesScript(): Promise<string> {
  const bundle = await build({
    configFile: false,
    plugins: [MODELS_ALONE],
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(root, 'tests/support/state-hashes.ts'), formats: ['iife'], name: 'northwallStates' },
    },
  });
  const output = (Array.isArray(bundle) ? bundle : [bundle]).flatMap((each) => ('output' in each ? each.output : []));
  const code = output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (code?.type !== 'chunk') throw new Error('the models were not bundled');
  return `${code.code}; northwallStates.stateHashes()`;
}
