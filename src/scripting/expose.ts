import type { World } from '../clock/world';
import type { PagePath } from '../link/write';
import type { Northwall } from './northwall';

/**
 * Exposes the page’s world to scripts as `northwall`. `paths` are those of the site’s pages; `show` takes the page to another world by its name;
 * `arrived` tells whether it shows what its address asks for. The implementation is loaded at the first call.
 */
export function exposeToScripts(
  shown: { readonly value: World },
  paths: readonly PagePath[],
  show: (name: string) => Promise<void>,
  arrived: () => boolean,
): void {
  const page = async () => (await import('./scripting-api')).createScriptingApi(shown, paths, show, arrived);
  const northwall: Northwall = {
    get version() {
      return page().then(({ version }) => version);
    },
    ready: async (...options) => (await page()).ready(...options),
    freeze: async (...instant) => (await page()).freeze(...instant),
    seek: async (instant) => (await page()).seek(instant),
    step: async (ms) => (await page()).step(ms),
    run: async (rate) => (await page()).run(rate),
    fork: async (edits) => (await page()).fork(edits),
    cases: async () => (await page()).cases(),
    beacon: async (...t) => (await page()).beacon(...t),
    state: async (panel) => (await page()).state(panel),
    stages: async () => (await page()).stages(),
  };
  window.northwall = northwall;
}
