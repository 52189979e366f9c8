import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');
const TYPE = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;
const FUNCTION = /^export (?:async )?(?:function\*? |const (?=\w+ = (?:async )?(?:<.*>)?\())(\w+)/gm;
/** Exports whose names the contracts of dashboards, pages and scenes prescribe. */
const OF_CONTRACTS = ['cases', 'createScene', 'explain', 'Page'];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(join(SRC, file), 'utf8')] as const);

test('no name of an exported type or function stands for two', () => {
  const found = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    for (const [, name = ''] of [TYPE, FUNCTION].flatMap((pattern) => [...text.matchAll(pattern)]))
      found.set(name, (found.get(name) ?? new Set()).add(file));
  }
  const twice = [...found].filter(([name, each]) => each.size > 1 && !OF_CONTRACTS.includes(name));
  expect(twice.map(([name, each]) => [name, ...each])).toEqual([]);
});

/** Functions whose result removes a listener, and those whose result cancels a timer. */
const LISTENS =
  /(?:onFrame|onSize|onApproach|onVisibility|onPaletteChange|onBoundary|onClick|trackPointer|\.subscribe|\.listen)\(/;
const TIMES = /(?:startTimer|startInterval)\(/;
const ASSIGNED = /(?:const|let|readonly|this\.)\s*#?(\w+) = (?:await )?([\w.#]+\()/g;
/** Arrays of such functions, up to the statement's end. */
const ARRAYS = /(?:const|let) (\w+) = (\[[^;]*);/g;
const STATES = /const \[(\w+), (\w+)\] = useState\b/g;

test('what removes a listener is called unsubscribe, and what ends a timer cancel', () => {
  const misnamed = files.flatMap(([file, text]) =>
    [ASSIGNED, ARRAYS]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .flatMap(([, name = '', call = '']) => {
        const wanted = (LISTENS.test(call) && 'unsubscribe') || (TIMES.test(call) && 'cancel');
        return !wanted || name.startsWith(wanted) || name === 'subscribe' ? [] : [`${file}: ${name}`];
      }),
  );
  expect(misnamed).toEqual([]);
});

test('a state and what sets it have one name', () => {
  const misnamed = files.flatMap(([file, text]) =>
    [...text.matchAll(STATES)].flatMap(([, name = '', setter = '']) =>
      setter === `set${name[0]?.toUpperCase()}${name.slice(1)}` ? [] : [`${file}: ${name}, ${setter}`],
    ),
  );
  expect(misnamed).toEqual([]);
});

/** Names that meant several things: each now has one word of its own, which docs/architecture.md lists. */
const AMBIGUOUS = [
  [/./, /\bpaused(?:: (?:\(\) => )?boolean\b|\(\) \{| = )/, 'isStopped or isPaused'],
  [/^panel\/|^controls\//, /\bisHeld\b/, 'isPaused or isStopped: a veto holds'],
  [/./, /\bincident\.vetoed\b/, 'ended: the watchdog may have done it'],
  [/^sim\/|^dashboards\/(?!mesh)/, /const LANE\b|_LANES?\b(?<!TAKE_LANES)|\(n, lane\)/, 'channel'],
] as const;

test.each(AMBIGUOUS)('in files like %s nothing matches %s: %s', (where, pattern) => {
  expect(files.filter(([file, text]) => where.test(file) && pattern.test(text)).map(([file]) => file)).toEqual([]);
});
