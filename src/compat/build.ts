import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const file = (name: string) => resolve(import.meta.dirname, name);

/**
 * An alias that leaves out Pixi's WebGPU half, which no stage asks for. Pixi loads it on demand, but its index names it
 * too, so that the bundler would put its 44 kB beside the code of every drawing.
 */
export const WITHOUT_WEBGPU = { find: /^.*\/WebGPURenderer\.mjs$/, replacement: file('no-webgpu.ts') };

/**
 * An alias that makes Pixi use one texture per batch. Pixi's own module compiles shaders on the new context, in an
 * endless loop if that is lost meanwhile, as in a browser that gives too few contexts.
 */
export const ONE_TEXTURE = { find: /^.*\/checkMaxIfStatementsInShader\.mjs$/, replacement: file('one-texture.ts') };

/** Vite's module with the function in which the build wraps every `import()`, and that function's name. */
const VITES = { id: '\0vite/preload-helper.js', name: '__vitePreload' };

/**
 * A plugin that makes every `import()` of the build fetch its files before importing them, for the reasons in
 * `fetch-first`. It fails the build if Vite no longer wraps them in this way.
 */
export function wrapImports(): Plugin {
  let isAsked = false;
  return {
    name: 'fetch-first',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== VITES.id) return undefined;
      isAsked = true;
      return `export { fetchFirst as ${VITES.name} } from ${JSON.stringify(file('fetch-first.ts'))}`;
    },
    generateBundle({ format }, files) {
      const isWrapped = this.environment.name === 'client' && format === 'es';
      const isNeeded = Object.values(files).some((file) => file.type === 'chunk' && file.dynamicImports.length > 0);
      if (isWrapped && isNeeded && !isAsked) this.error(`Vite no longer asks for ${VITES.id}.`);
    },
  };
}
