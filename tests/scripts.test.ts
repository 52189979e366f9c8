import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillTemplate, pageFile } from '../scripts/build/page-html.mjs';

const project = resolve(import.meta.dirname, '..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'northwall-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const listen = (server: Server) =>
  new Promise<number>((done) => server.listen(0, () => done((server.address() as AddressInfo).port)));

/** Copies the scripts into a folder of their own, with nothing to install. */
function installedScripts() {
  const copy = mkdtempSync(join(folder, 'a folder with spaces '));
  cpSync(join(project, 'scripts'), join(copy, 'scripts'), { recursive: true });
  writeFileSync(join(copy, 'package-lock.json'), '{}');
  writeFileSync(join(copy, 'package.json'), '{"type":"module"}');
  mkdirSync(join(copy, 'node_modules'));
  writeFileSync(join(copy, 'node_modules/.package-lock.json'), '{}');
  const later = new Date(8e12);
  utimesSync(join(copy, 'node_modules/.package-lock.json'), later, later);
  return copy;
}

describe('npm start', () => {
  /** Copy of an installed project whose build does nothing, so that only the start itself is run. */
  function copyOf(env: Record<string, string>) {
    const copy = installedScripts();
    cpSync(join(project, 'deploy'), join(copy, 'deploy'), { recursive: true });
    writeFileSync(
      join(copy, 'scripts/build/build-site.mjs'),
      "import { mkdirSync, writeFileSync } from 'node:fs';\nexport async function buildSite(to) { mkdirSync(to); writeFileSync(to + '/404.html', ''); console.log('Built by ' + process.pid); }\n",
    );
    return { cwd: copy, encoding: 'utf8', env: { ...process.env, ...env } } as const;
  }

  /** Runs `npm start` to its end. */
  const start = (env: Record<string, string>, ...options: string[]) =>
    spawnSync('node', ['scripts/start.mjs', ...options], copyOf(env));

  test('serves what it built, says where, answers its options, and ends on SIGTERM with nothing to say', async () => {
    const running = spawn('node', ['scripts/start.mjs', '--health', '--log'], copyOf({ PORT: '0' }));
    let errors = '';
    const ended = new Promise((done) => running.once('exit', (code, signal) => done([code, signal])));
    running.stderr.on('data', (text) => {
      errors += text;
    });
    const origin = await new Promise<string>((done) => {
      running.stdout.on('data', (text) => {
        errors += text;
        const [, found] = /served at (http:\S+)\//.exec(errors) ?? [];
        if (found) done(found);
      });
    });
    const { status, headers } = await fetch(`${origin}/healthz`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    running.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(errors).toMatch(/^Built by \d+\nNorthwall is served at \S+\n\S+ \S+ GET "\/healthz" 200\n$/);
    expect(errors).not.toContain(`Built by ${running.pid}\n`);
  });

  test('says in one line that a port is taken, and builds nothing', async () => {
    const other = createServer();
    const port = await listen(other);
    const { status, stdout, stderr } = start({ PORT: String(port) });
    other.close();
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim()).toBe(`Port ${port} is taken. Choose another: PORT=4174 npm start`);
  });

  test.each(['http', '-1', '65536', '4173.5'])('says in one line that PORT=%s is no port', (port) => {
    const { status, stderr } = start({ PORT: port });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(`PORT has to be a number from 0 to 65535, not "${port}".`);
  });
});

test('npm run check of a part that there is not, or that no test would see, says so and checks nothing', () => {
  const copy = installedScripts();
  mkdirSync(join(copy, 'src/dashboards/pasted'), { recursive: true });
  writeFileSync(join(copy, 'src/dashboards/pasted/index.ts'), '');
  writeFileSync(
    join(copy, 'src/dashboards/registry.ts'),
    'export const dashboards = {\n  cores,\n} as const satisfies Record<string, Dashboard>;\n',
  );
  const check = (part: string) => {
    const { status, stdout, stderr } = spawnSync('node', ['scripts/check.mjs', part], { cwd: copy, encoding: 'utf8' });
    return [status, stdout, stderr.trim()];
  };
  expect(check('pasted')).toEqual([
    2,
    '',
    'src/dashboards/registry.ts does not list "pasted". Add it first: only what is listed is tested.',
  ]);
  expect(check('nosuch')).toEqual([2, '', 'There is no dashboard "nosuch" in src/dashboards.']);
  expect(check('/nosuch')).toEqual([2, '', 'There is no page "/nosuch" in src/content/pages or src/content/policies.']);
});

test('a CHROMIUM_PATH that cannot be run is said in one line', () => {
  const { status, stderr } = spawnSync(
    'node',
    [
      '--input-type=module',
      '-e',
      "const { findBrowser } = await import('./scripts/tools/browser.mjs'); await findBrowser();",
    ],
    { cwd: project, encoding: 'utf8', env: { ...process.env, CHROMIUM_PATH: '/no/such/browser' } },
  );
  expect([status, stderr.trim()]).toEqual([1, 'CHROMIUM_PATH names "/no/such/browser", which cannot be run.']);
});

describe('every command', () => {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = Object.entries(scripts).flatMap(([name, command]) => {
    const [, file] = /^node (scripts\/\S+\.mjs)/.exec(command) ?? [];
    // Tested elsewhere.
    const elsewhere = name.startsWith('kiosk') || name === 'world';
    return file && !elsewhere ? [[name, file] as const] : [];
  });
  const run = async (file: string, option: string) => {
    const child = spawn('node', [file, option], { cwd: project });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      errors += text;
    });
    const status = await new Promise((done) => child.once('close', done));
    return { status, output, errors };
  };

  test.concurrent.each(commands)('npm run %s answers --help', async (_, file) => {
    const help = await run(file, '--help');
    expect([help.status, help.errors]).toEqual([0, '']);
    expect(help.output).toMatch(/^(?:Usage: )?npm (?:run |start|test)/);
  });

  // Playwright reads the options of these.
  test.concurrent.each(commands.filter(([name]) => !name.startsWith('test:') && name !== 'visual'))(
    'npm run %s names an option that it does not have, in one line',
    async (_, file) => {
      const { status, output, errors } = await run(file, '--no-such');
      expect([status, output]).toEqual([2, '']);
      expect(errors).toMatch(/^Unknown option ['"]--no-such['"].*--help\.?\n$/);
    },
  );
});

test('npm run world installs nothing, but says what to do', () => {
  const bare = mkdtempSync(join(folder, 'bare-'));
  cpSync(join(project, 'scripts'), join(bare, 'scripts'), { recursive: true });
  const { status, stdout, stderr } = spawnSync('node', ['scripts/world.mjs'], { cwd: bare, encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([1, '', 'The dependencies are missing. Install them first: npm ci\n']);
  expect(readdirSync(bare)).toEqual(['scripts']);
});

describe('a page’s HTML', () => {
  const template = '<head><!--head--><link rel="stylesheet" href="a.css"></head><div id="root"><!--app--></div>';
  const page = {
    html: '<h1>$& A</h1>',
    head: {
      title: 'A "B" <C>',
      canonical: 'https://northwall.example/a',
      metas: [
        { key: 'name', name: 'description', content: 'D & E' },
        { key: 'name', name: 'robots', content: undefined },
      ],
    },
    page: '/a',
    modules: ['src/a.tsx'],
  };
  const manifest = {
    'src/a.tsx': { file: 'assets/a.js', imports: ['_shared.js', 'entry.ts'] },
    'src/app/entry-client.tsx': { file: 'assets/application.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    'entry.ts': { file: 'assets/entry.js', isEntry: true },
  };

  test('holds the page, its escaped head and the chunks it needs beside the entry', () => {
    const html = fillTemplate(template, page, manifest, '/north/');
    expect(html).toContain('<div id="root" data-page="/a" data-shape="1.0.4"><h1>$& A</h1></div>');
    expect(html).toContain('<title>A &quot;B&quot; &lt;C&gt;</title>');
    expect(html).toContain('<link rel="canonical" href="https://northwall.example/a" />');
    expect(html).toContain('<meta name="description" content="D &amp; E" />');
    expect(html).not.toContain('robots');
    expect(html.indexOf('stylesheet')).toBeLessThan(html.indexOf('preload'));
    expect(html.match(/modulepreload" href="([^"]+)"/g)).toEqual([
      'modulepreload" href="/north/assets/application.js"',
      'modulepreload" href="/north/assets/shared.js"',
      'modulepreload" href="/north/assets/a.js"',
    ]);
  });

  test.each(['<p style="color: red">', '<script>alert(1)</script>'])('is refused with %s in it', (html) => {
    expect(() => fillTemplate(template, { ...page, html }, manifest, '/')).toThrow('would be blocked');
  });

  test('has a file of its own', () => {
    expect(['/', '/terms', '/404'].map(pageFile)).toEqual(['index.html', 'terms/index.html', '404.html']);
  });
});
