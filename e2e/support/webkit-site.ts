import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const LISTENER = '/listener.js';
const HEARD = '/heard?';

/**
 * Reports messages on the console, missing files and breaches of the policy. Runs in the page before its own scripts.
 */
function listener() {
  const tell = (text: string) => {
    new Image().src = `/heard?${encodeURIComponent(text)}`;
  };
  for (const kind of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    console[kind] = (...words: unknown[]) => tell(`console ${kind}: ${words.join(' ')}`);
  }
  addEventListener(
    'error',
    ({ message, target }) => tell(`error: ${message ?? (target instanceof Element && target.outerHTML)}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', (event) =>
    tell(`blocked: ${event.effectiveDirective} ${event.blockedURI}`),
  );
  document.currentScript?.remove();
}

/**
 * Serves the site under test with a listener in front of each page's scripts, because WebDriver does not report the
 * console. `faults` grows with each message and each missing file.
 */
export async function listenTo(site: string): Promise<{ address: string; faults: string[]; close(): void }> {
  const faults: string[] = [];
  const server = createServer(async ({ url = '', headers: { accept = '*/*' } }, response) => {
    if (url === LISTENER) {
      response.setHeader('Content-Type', 'text/javascript').end(`(${listener})()`);
      return;
    }
    if (url.startsWith(HEARD)) {
      faults.push(decodeURIComponent(url.slice(HEARD.length)));
      response.writeHead(204).end();
      return;
    }
    const answer = await fetch(site + url, { headers: { accept }, redirect: 'manual' });
    if (answer.status >= 400) faults.push(`status ${answer.status}: ${url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    for (const [name, value] of answer.headers) {
      if (!/^(?:content-(?:encoding|length)|transfer-encoding|connection)$/.test(name)) response.setHeader(name, value);
    }
    response.statusCode = answer.status;
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    response.end(isPage ? body.toString().replace('<head>', `<head><script src="${LISTENER}"></script>`) : body);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    faults,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
