import {
  AT,
  AT_ISO,
  after,
  alone,
  call,
  click,
  type Pair,
  type PairStep,
  type PairWay,
  page,
  pair,
  pairIn,
} from './pair';

const HOUR = 3_600_000;

/** Pair of a way and the same with its defaults spelled out. */
const spelledOut = (name: string, reason: string, way: PairWay, more: string): Pair =>
  pair(name, reason, way, { ...way, address: way.address + more });

/** Pair of a way and the same with steps that lead back to its start. */
const andBack = (name: string, reason: string, way: PairWay, ...steps: PairStep[]): Pair =>
  pair(name, reason, way, after(way, ...steps));

/** Pair of a way and the same with its address spelled in other letters. */
const respelt = (name: string, reason: string, way: PairWay, from: string, to: string): Pair =>
  pair(name, reason, way, { ...way, address: way.address.replace(from, to) });

/** Way through a page that runs at `rate` until `AT`, from five readings of the cores before it. */
const runUp = (rate: number): PairWay =>
  after({ address: alone('cores', '', AT - 2_600).address.replace('speed=0', `speed=${rate}`) }, call('freeze', AT));

/** Pairs whose pictures are equal, by different ways. */
export const EQUAL: readonly Pair[] = [
  respelt('iso-and-milliseconds', 'a time in ISO 8601, and in milliseconds', alone('cores'), String(AT), AT_ISO),
  respelt(
    'offset-and-utc',
    'a time with an offset, and in UTC',
    alone('mesh'),
    String(AT),
    '2026-03-03T09:53:26.800%2B01:00',
  ),
  respelt('escaped', 'an escaped letter', alone('mesh'), 'northwall', 'north%77all'),
  respelt('no-version', 'the version of the link left out', alone('interlocks'), 'v=1&', ''),
  spelledOut('default-zone', 'the default zone, written and left out', page('/ethics'), '&zone=utc'),
  spelledOut('default-cycle', 'the default cycle, written and left out', alone('history'), '&cycle=4'),
  spelledOut('default-retention', 'the default retention, written and left out', alone('events'), '&retention=240'),
  spelledOut('default-machine', 'the default machine, written and left out', alone('machines'), '&machine=tern'),
  spelledOut('default-tags', 'the default filter, written and left out', alone('events'), '&tags=all'),
  spelledOut('default-comparison', 'no comparison, written and left out', alone('throughput'), '&with=none'),
  spelledOut('no-anchor', 'an anchor has no effect on paused time', alone('cores'), `&anchor=${AT_ISO}`),
  spelledOut('stranger', 'a parameter of somebody else', alone('rollback'), '&utm_source=letter'),
  andBack('freeze-again', 'paused where time is paused', alone('mesh'), call('freeze', AT)),
  respelt('order', 'parameters in another order', alone('forks'), '&speed=0&panel=forks', '&panel=forks&speed=0'),
  pair(
    'letter-case',
    'a filter in capitals and in small letters',
    alone('events', '&tags=WARN'),
    alone('events', '&tags=warn'),
  ),
  pair(
    'one-reading',
    'two instants of one reading',
    alone('throughput', '', AT + 100),
    alone('throughput', '', AT + 400),
  ),
  pair(
    'load-and-seek',
    'loaded, and gone to from another time',
    alone('cores'),
    after(alone('cores', '', AT - HOUR), call('seek', AT)),
  ),
  pair(
    'load-and-step',
    'loaded, and stepped to',
    alone('rollback'),
    after(alone('rollback', '', AT - 1_000), call('step', 1_000)),
  ),
  pair('two-speeds', 'one instant, reached at 2× and at 600×', runUp(2), runUp(600)),
  pair('run-and-load', 'stopped while time ran, and loaded', alone('cores'), runUp(60)),
  andBack('fling-and-back', 'an hour ahead and back', alone('history'), call('seek', AT + HOUR), call('seek', AT)),
  andBack('step-and-back', 'a second ahead and back', alone('utilisation'), call('step', 1_000), call('step', -1_000)),
  andBack('run-and-back', 'run at 3600×, and back', alone('forks'), call('run', 3_600), call('freeze', AT)),
  andBack(
    'fork-and-back',
    'into a fork and back to the original',
    alone('interlocks'),
    call('fork', 'no-qdsa8'),
    call('fork', ''),
  ),
  pair(
    'fork-by-call',
    'a fork by its address, and by a call',
    alone('cores', '&fork=never-qdsa8'),
    after(alone('cores'), call('fork', 'never-qdsa8')),
  ),
  andBack('table-and-back', 'a table opened and closed', alone('mesh'), click('Table'), click('Table')),
  andBack('json-and-back', 'a log as JSON and back', alone('transparency'), click('JSON'), click('JSON')),
  pairIn(
    1280,
    480,
    pair(
      'link-and-load',
      'a page loaded, and gone to by a link',
      page('/'),
      after(page('/ethics'), click('Northwall, home', 'link')),
    ),
  ),
  pairIn(
    1280,
    480,
    andBack('link-and-back', 'to another page and Back', page('/ethics'), click('Northwall, home', 'link'), {
      history: 'back',
    }),
  ),
  andBack(
    'load-twice',
    'another page loaded between',
    alone('machines'),
    { load: page('/ethics').address },
    { load: alone('machines').address },
  ),
];
