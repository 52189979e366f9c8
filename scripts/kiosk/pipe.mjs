/** @typedef {Record<string, any>} Params what the DevTools protocol sends and takes, as its documentation has it */
/** @typedef {{ id: number, result?: Params, error?: { message: string } }} Reply */
/** @typedef {{ method: string, params: Params }} Event */
/** @typedef {{ send(method: string, params?: Params, session?: string): Promise<Params>, close(): void }} Pipe */

/**
 * Speaks the DevTools protocol over a browser's `--remote-debugging-pipe`: JSON with a zero byte after each message. It opens no port.
 * @param {import('node:stream').Writable} toBrowser
 * @param {import('node:stream').Readable} fromBrowser
 * @param {(event: Event) => void} onEvent gets every event of the browser
 * @returns {Pipe} `send` rejects with the browser's own message, and when the pipe is closed
 */
export function openPipe(toBrowser, fromBrowser, onEvent) {
  /** @type {Map<number, (reply: Reply) => void>} */
  const waiting = new Map();
  let last = 0;
  let rest = '';
  let closed = false;

  /** @param {string} text */
  function receive(text) {
    const message = JSON.parse(text);
    if (message.id === undefined) {
      onEvent(message);
      return;
    }
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  }

  function close() {
    closed = true;
    for (const [id, answer] of waiting) answer({ id, error: { message: 'The browser has ended.' } });
    waiting.clear();
    toBrowser.destroy();
    fromBrowser.destroy();
  }

  fromBrowser.setEncoding?.('utf8');
  fromBrowser.on('data', (/** @type {string} */ chunk) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    messages.forEach(receive);
  });
  for (const end of [toBrowser, fromBrowser]) end.on('error', close).on('close', close);

  return {
    send: (method, params = {}, session) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('The browser has ended.'));
          return;
        }
        last += 1;
        waiting.set(last, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result ?? {})));
        const message = { id: last, method, params, ...(session === undefined ? {} : { sessionId: session }) };
        toBrowser.write(`${JSON.stringify(message)}\0`);
      }),
    close,
  };
}
