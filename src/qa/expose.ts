import type { PagePath } from '../session/address/write';
import type { Session } from '../session/session';
import type { Northwall } from './northwall';

/**
 * Exposes the page’s session to scripts as `northwall`. `paths` are those of the site’s pages; `arrived` returns true
 * if the page shows the content of its address. The implementation is loaded at the first call.
 */
export function exposeToScripts(session: Session, paths: readonly PagePath[], arrived: () => boolean): void {
  const load = async () => (await import('./scripting-api')).createScriptingApi(session, paths, arrived);
  let loading: ReturnType<typeof load> | undefined;
  // Loaded once: an import takes a task, and an answer that is asked for in a frame must come within it.
  const page = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
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
