import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countsIn } from '../scripts/kiosk/counts.mjs';

test('counts of a screen are added up by hour in a file a day, over a restart, without what is no count', () => {
  const folder = mkdtempSync(join(tmpdir(), 'northwall-counts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  let now = new Date(2026, 2, 6, 9, 59);
  const logged: string[] = [];
  const log = (...line: (string | undefined)[]) => logged.push(line.join(' '));
  const start = () => countsIn(join(folder, 'counts'), 2, log, () => now);
  const touch = { kind: 'touch', name: '', count: 2 };
  const first = start();
  first.add([touch, { kind: 'opened', name: '/expos', count: 1 }]);
  first.add([touch, { kind: 'opened', name: '=cmd|"x",1', count: 1 }, { kind: 'visitor', name: 'x', count: 1 }]);
  first.add([]);
  first.add(undefined);
  first.add([null, 7, 'touch', { kind: 'touch', count: 1 }, { kind: ['touch'], name: '', count: 1 }]);
  now = new Date(2026, 2, 6, 10, 0);
  start().add([touch]);
  const file = join(folder, 'counts', 'screen-2-2026-03-06.csv');
  expect(readFileSync(file, 'utf8')).toBe(
    'date,hour,kind,name,count\n2026-03-06,09,opened,/expos,1\n2026-03-06,09,touch,,4\n2026-03-06,10,touch,,2\n',
  );
  now = new Date(2026, 2, 7, 9, 0);
  first.add([touch]);
  expect(readdirSync(join(folder, 'counts'))).toEqual(['screen-2-2026-03-06.csv', 'screen-2-2026-03-07.csv']);

  writeFileSync(join(folder, 'full'), '');
  const full = countsIn(join(folder, 'full'), 1, log, () => now);
  full.add([touch]);
  now = new Date(2026, 2, 8, 9, 0);
  full.add([touch]);
  full.add([touch]);
  expect(logged).toEqual([expect.stringContaining('failed The counts wait in memory: ')]);
  rmSync(join(folder, 'full'));
  full.add([]);
  full.add([]);
  expect(logged.slice(1)).toEqual(['counts-written with those that waited']);
  const counted = ['07', '08'].map((day) => readFileSync(join(folder, 'full', `screen-1-2026-03-${day}.csv`), 'utf8'));
  expect(counted).toEqual([
    'date,hour,kind,name,count\n2026-03-07,09,touch,,2\n',
    'date,hour,kind,name,count\n2026-03-08,09,touch,,4\n',
  ]);
});
