import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { LEFT_ON } from '../scripts/kiosk/monitor-power.mjs';
import { openPipe } from '../scripts/kiosk/pipe.mjs';
import { superviseScreen } from '../scripts/kiosk/screen.mjs';

test('the pipe takes messages in any pieces, and fails what waits when the browser ends', async () => {
  const [to, from] = [new PassThrough(), new PassThrough()];
  const events: string[] = [];
  const pipe = openPipe(
    to,
    from,
    ({ method }) => events.push(method),
    () => undefined,
  );
  const first = pipe.send('Browser.getVersion');
  const second = pipe.send('Page.navigate', {}, 'session');
  const third = pipe.send('Page.crash');
  const sent: Buffer[] = [];
  for (let chunk = to.read(); chunk !== null; chunk = to.read()) sent.push(chunk);
  expect(String(Buffer.concat(sent))).toBe(
    '{"id":1,"method":"Browser.getVersion","params":{}}\0{"id":2,"method":"Page.navigate","params":{},"sessionId":"session"}\0{"id":3,"method":"Page.crash","params":{}}\0',
  );
  for (const piece of [
    '{"id":1,"resu',
    'lt":{"product":"ü"}}\0{"method":"A.b"}\0{"id":2,',
    '"error":{"message":"no"}}\0',
  ])
    from.write(piece);
  expect(await first).toEqual({ product: 'ü' });
  await expect(second).rejects.toThrow('no');
  expect(events).toEqual(['A.b']);
  from.destroy();
  await expect(third).rejects.toThrow('The browser has ended.');
  await expect(pipe.send('Page.enable')).rejects.toThrow('The browser has ended.');
});

test.each([
  ['text', 'no JSON'],
  ['half a message', '{"id":1,"resu'],
  ['null', 'null'],
  ['a text in JSON', '"text"'],
  ['an event that cannot be handled', '{"method":"Throws"}'],
  ['a message that does not end', 'x'.repeat(200)],
])('what is no message on the pipe is left out and said once: %s', async (_what, rubbish) => {
  const [to, from] = [new PassThrough(), new PassThrough()];
  const messages: string[] = [];
  const events: string[] = [];
  const onEvent = ({ method }: { method: string }) => {
    if (method === 'Throws') throw new Error('cannot be handled');
    events.push(method);
  };
  const pipe = openPipe(to, from, onEvent, (why) => messages.push(why), 100);
  const first = pipe.send('Browser.getVersion');
  from.write(rubbish);
  for (const text of [rubbish, '[]', '{"id":7}', '{"method":"A.b","params":null}', '{"id":1,"result":{"product":"x"}}'])
    from.write(`\0${text}\0`);
  expect(await first).toEqual({ product: 'x' });
  expect(events).toEqual(['A.b']);
  expect(messages).toHaveLength(1);
});

/** Script of a test's browser, in JavaScript: it hears `call` and answers by `say`. */
const TALK = `
  const { createReadStream, createWriteStream } = require('node:fs');
  const [from, to] = [createReadStream(null, { fd: 3 }), createWriteStream(null, { fd: 4 })];
  const say = (message) => to.write(JSON.stringify(message) + '\\0');
  let rest = '';
  from.on('data', (text) => {
    const calls = (rest + text).split('\\0');
    rest = calls.pop();
    for (const each of calls) call(JSON.parse(each));
  });
  from.on('end', () => process.exit());
`;

/** Script that opens a page without faults. */
const GOOD = `
  const seen = { address: 'http://k/skynet', title: '', ready: true };
  const answers = { 'Target.attachToTarget': { sessionId: 's' }, 'Runtime.evaluate': { result: { value: seen } } };
  const targetInfo = { type: 'page', targetId: 't', url: '' };
  function call({ id, method }) {
    if (method === 'Target.setDiscoverTargets') say({ method: 'Target.targetCreated', params: { targetInfo } });
    say({ id, result: answers[method] ?? {} });
    if (method === 'Browser.close') process.exit();
  }
`;

/** Runs a screen whose browser is Node with a script. `line` resolves with the first line of the log that begins so. */
function screenOf(script: string, power = LEFT_ON) {
  const profile = mkdtempSync(join(tmpdir(), 'northwall-browser-'));
  const end = new AbortController();
  const lines: string[] = [];
  let wake = () => {};
  const never = 2 ** 31 - 1;
  const screen = superviseScreen(
    {
      ...{
        number: 1,
        address: 'http://k/skynet',
        profile,
        chromium: process.execPath,
        env: { ...process.env, PROFILE: profile },
        power,
      },
      flags: () => ['-e', script],
      limits: { look: never, frame: never, answer: never, start: never, visit: never },
      ...{ counts: undefined, siteIsUp: async () => undefined, place: async () => ({ box: undefined, dark: false }) },
      log: (_part, event, detail = '') => {
        lines.push(`${event} ${detail}`.trim());
        wake();
      },
    },
    end.signal,
  );
  onTestFinished(async () => {
    end.abort();
    await screen.done;
    rmSync(profile, { recursive: true, force: true });
  });
  async function line(start: string): Promise<string> {
    for (;;) {
      const found = lines.find((each) => each.startsWith(start));
      if (found !== undefined) return found;
      await new Promise<void>((done) => {
        wake = done;
      });
    }
  }
  return { screen, end, profile, lines, line };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('an error in the watch of a page closes its browser', async () => {
  let looks = 0;
  const power = {
    isOff: () => {
      // The second request comes after the browser has started.
      looks += 1;
      if (looks === 1) throw new Error('cannot be told');
      return false;
    },
    keep: async () => undefined,
  };
  const { line } = screenOf(TALK + GOOD, power);
  const pid = Number((await line('started')).split(' ').at(-1));
  expect(await line('failed')).toBe('failed cannot be told');
  expect([pid > 0, isAlive(pid)]).toEqual([true, false]);
});

test('a browser that says rubbish is watched on', async () => {
  const { lines, line } = screenOf(`${TALK}${GOOD}; to.write('rubbish\\0');`);
  expect(await line('failed')).toMatch(/^failed The browser says what is no message: .*"rubbish"$/);
  await line('shown http://k/skynet');
  expect(lines.filter((each) => each.startsWith('ended'))).toEqual([]);
});

test('a launcher that is told to end waits for no browser that hangs at its start', async () => {
  const { screen, end, profile } = screenOf(
    "require('node:fs').writeFileSync(process.env.PROFILE + '/hangs', ''); setInterval(() => {}, 1e6)",
  );
  await expect.poll(() => existsSync(join(profile, 'hangs'))).toBe(true);
  end.abort();
  await screen.done;
});
