/**
 * True in Firefox, which never fetches a module again after a failure, so that no module may be imported before its
 * files are fetched. Chromium before 156 remembers failures too, even of a preload of the same address: there only a
 * reload helps, and the code that loads parts offers one.
 */
const REMEMBERS_FAILURES = typeof CSS !== 'undefined' && CSS.supports('-moz-appearance', 'none');

/** Number of failed fetches. Firefox remembers a failed preload too, so that the next one needs another address. */
let failures = 0;

/** Script files requested so far, each with its promise. */
const requested = new Map<string, Promise<void>>();

const address = (file: string) => import.meta.env.BASE_URL + file;

/** True if the page's head has the browser load the file by itself. */
const inHead = (file: string) =>
  document.head.querySelector(`link[rel=modulepreload][href="${address(file)}"], script[src="${address(file)}"]`) !==
  null;

/** Fetches a script file without running it. Rejects if it cannot be fetched; the next call asks again. */
function fetched(file: string): Promise<void> {
  const pending = requested.get(file);
  if (pending) return pending;
  if (inHead(file)) return Promise.resolve();
  const link = document.createElement('link');
  const how = REMEMBERS_FAILURES
    ? { rel: 'preload', href: failures === 0 ? address(file) : `${address(file)}?${failures}` }
    : { rel: 'modulepreload', href: address(file) };
  Object.assign(link, how, { as: 'script', crossOrigin: '' });
  const answer = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      requested.delete(file);
      failures += 1;
      link.remove();
      reject(new Error(`${file} could not be fetched`));
    };
  });
  requested.set(file, answer);
  document.head.append(link);
  return answer;
}

/**
 * Imports a module whose files are fetched in parallel. The build wraps every `import()` in this function; `files` are
 * relative to the site's root. Rejects if one of them cannot be fetched, and can then be called again.
 */
export async function fetchFirst<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const all = Promise.all(files.map(fetched));
  if (REMEMBERS_FAILURES) await all;
  else all.catch(() => {});
  return load();
}
