import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { downloadCsv, downloadJson, safeFileName } from './download';

afterEach(() => vi.unstubAllGlobals());

test('a file name is safe on every file system, whatever it is made from', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const safe = safeFileName(name);
      expect(safe).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,79}$/);
      expect(safe).not.toContain('..');
    }),
    { examples: [['../../../etc/passwd'], ['.hidden'], ['a/b\\c:d'], [''], ['con.'], ['cores-1.json']] },
  );
  expect(safeFileName('cores-northwall-1772528400000.json')).toBe('cores-northwall-1772528400000.json');
  expect(safeFileName('cores-northwall~no-qdsa8-1.csv')).toBe('cores-northwall-no-qdsa8-1.csv');
  const long = safeFileName(`events-northwall${'~never-qdsa8'.repeat(8)}-1772528400000-export.json`);
  expect([long.length, long.slice(-26)]).toEqual([80, '-1772528400000-export.json']);
});

test('a file is a link on the page while it is clicked, so that a kiosk’s lock can stop it', () => {
  const done: string[] = [];
  const link = { click: () => done.push('clicked'), remove: () => done.push('removed') };
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => done.push('added') } });
  downloadJson('cores.json', {});
  expect(done).toEqual(['added', 'clicked', 'removed']);
  expect(link).toMatchObject({ download: 'cores.json' });
});

test('a CSV file says that it is UTF-8 in its first three bytes; JSON, which has no other encoding, does not', async () => {
  const link = { click: () => {}, remove: () => {} };
  const files: Blob[] = [];
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => {} } });
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  downloadCsv('corelog.csv', 'Line\r\n−0.4 °C\r\n');
  downloadJson('corelog.json', '−0.4 °C');
  const [csv, json] = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
  expect([...(csv?.slice(0, 4) ?? [])]).toEqual([0xef, 0xbb, 0xbf, 'L'.charCodeAt(0)]);
  expect(json?.[0]).toBe('"'.charCodeAt(0));
  create.mockRestore();
});

test('a browser that refuses a download makes an alert and nothing else', () => {
  const alerted = vi.fn();
  vi.stubGlobal('alert', alerted);
  vi.stubGlobal('document', undefined);
  expect(() => downloadJson('cores.json', {})).not.toThrow();
  expect(alerted).toHaveBeenCalledExactlyOnceWith('Snapshot download failed');
});
