/** @typedef {Record<string, any>} Params as in the documentation of the DevTools protocol */
/** @typedef {{ id: number, result?: Params, error?: { message: string } }} Reply */
/** @typedef {{ method: string, params: Params }} Event */
/** Characters of which every message has fewer: a picture of a large screen has a tenth of them. */
const LONGEST = 2 ** 28;

/** @typedef {{ send(method: string, params?: Params, session?: string): Promise<Params>, close(): void }} Pipe */

/**
 * Speaks the DevTools protocol over a browser's `--remote-debugging-pipe`: JSON with a zero byte after each message. It
 * opens no port.
 * @param {import('node:stream').Writable} toBrowser
 * @param {import('node:stream').Readable} fromBrowser
 * @param {(event: Event) => void} onEvent gets every event of the browser
 * @param {(why: string) => void} onRubbish hears once of output that is no message, which is left out
 * @param {number} [longest] characters after which a message without an end is given up
 * @returns {Pipe} `send` rejects with the browser's own message, and when the pipe is closed
 */
export function openPipe(toBrowser, fromBrowser, onEvent, onRubbish, longest = LONGEST) {
  /** @type {Map<number, (reply: Reply) => void>} */
  const waiting = new Map();
  let last = 0;
  let rest = '';
  let closed = false;
  let reported = false;

  /** @param {string} text */
  function receive(text) {
    try {
      const { id, method, params, result, error } = JSON.parse(text);
      if (typeof method === 'string') onEvent({ method, params: params ?? {} });
      else if (typeof id !== 'number') throw new TypeError('neither an answer nor an event');
      waiting.get(id)?.({ id, result, error });
      waiting.delete(id);
    } catch (error) {
      if (!reported) onRubbish(`${/** @type {Error} */ (error).message}: ${JSON.stringify(text.slice(0, 100))}`);
      reported = true;
    }
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
    if (rest.length > longest) rest = '';
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
