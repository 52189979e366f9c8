import {
  AT,
  AT_ISO,
  callStep,
  clickStep,
  continueWay,
  type Pair,
  type PairStep,
  type PairWay,
  pageWay,
  pair,
  pairIn,
  panelWay,
} from './pair';

const HOUR = 3_600_000;

/** Pair of a way and the same with its defaults spelled out. */
const spelledOut = (name: string, reason: string, way: PairWay, more: string): Pair =>
  pair(name, reason, way, { ...way, address: way.address + more });

/** Pair of a way and the same with steps that lead back to its start. */
const andBack = (name: string, reason: string, way: PairWay, ...steps: PairStep[]): Pair =>
  pair(name, reason, way, continueWay(way, ...steps));

/** Pair of a way and the same with its address spelled in other letters. */
const respelt = (name: string, reason: string, way: PairWay, from: string, to: string): Pair =>
  pair(name, reason, way, { ...way, address: way.address.replace(from, to) });

/** Way through a page that runs at `rate` until `AT`, from five readings of the cores before it. */
const runUp = (rate: number): PairWay =>
  continueWay(
    { address: panelWay('cores', '', AT - 2_600).address.replace('speed=0', `speed=${rate}`) },
    callStep('freeze', AT),
  );

/** Pairs whose pictures are equal, by different ways. */
export const EQUAL: readonly Pair[] = [
  respelt('iso-and-milliseconds', 'a time in ISO 8601, and in milliseconds', panelWay('cores'), String(AT), AT_ISO),
  respelt(
    'offset-and-utc',
    'a time with an offset, and in UTC',
    panelWay('mesh'),
    String(AT),
    '2026-03-03T09:53:26.800%2B01:00',
  ),
  respelt('escaped', 'an escaped letter', panelWay('mesh'), 'northwall', 'north%77all'),
  respelt('no-version', 'the version of the link left out', panelWay('interlocks'), 'v=1&', ''),
  spelledOut('default-zone', 'the default zone, written and left out', pageWay('/ethics'), '&zone=utc'),
  spelledOut('default-cycle', 'the default cycle, written and left out', panelWay('history'), '&cycle=4'),
  spelledOut('default-retention', 'the default retention, written and left out', panelWay('events'), '&retention=240'),
  spelledOut('default-machine', 'the default machine, written and left out', panelWay('machines'), '&machine=tern'),
  spelledOut('default-tags', 'the default filter, written and left out', panelWay('events'), '&tags=all'),
  spelledOut('default-comparison', 'no comparison, written and left out', panelWay('throughput'), '&with=none'),
  spelledOut('no-anchor', 'an anchor has no effect on paused time', panelWay('cores'), `&anchor=${AT_ISO}`),
  spelledOut('stranger', 'a parameter of somebody else', panelWay('rollback'), '&utm_source=letter'),
  andBack('freeze-again', 'paused where time is paused', panelWay('mesh'), callStep('freeze', AT)),
  respelt('order', 'parameters in another order', panelWay('forks'), '&speed=0&panel=forks', '&panel=forks&speed=0'),
  pair(
    'letter-case',
    'a filter in capitals and in small letters',
    panelWay('events', '&tags=WARN'),
    panelWay('events', '&tags=warn'),
  ),
  pair(
    'one-reading',
    'two instants of one reading',
    panelWay('throughput', '', AT + 100),
    panelWay('throughput', '', AT + 400),
  ),
  pair(
    'load-and-seek',
    'loaded, and gone to from another time',
    panelWay('cores'),
    continueWay(panelWay('cores', '', AT - HOUR), callStep('seek', AT)),
  ),
  pair(
    'load-and-step',
    'loaded, and stepped to',
    panelWay('rollback'),
    continueWay(panelWay('rollback', '', AT - 1_000), callStep('step', 1_000)),
  ),
  pair('two-speeds', 'one instant, reached at 2× and at 600×', runUp(2), runUp(600)),
  pair('run-and-load', 'stopped while time ran, and loaded', panelWay('cores'), runUp(60)),
  andBack(
    'fling-and-back',
    'an hour ahead and back',
    panelWay('history'),
    callStep('seek', AT + HOUR),
    callStep('seek', AT),
  ),
  andBack(
    'step-and-back',
    'a second ahead and back',
    panelWay('utilisation'),
    callStep('step', 1_000),
    callStep('step', -1_000),
  ),
  andBack('run-and-back', 'run at 3600×, and back', panelWay('forks'), callStep('run', 3_600), callStep('freeze', AT)),
  andBack(
    'fork-and-back',
    'into a fork and back to the original',
    panelWay('interlocks'),
    callStep('fork', 'no-qdsa8'),
    callStep('fork', ''),
  ),
  pair(
    'fork-by-call',
    'a fork by its address, and by a call',
    panelWay('cores', '&fork=never-qdsa8'),
    continueWay(panelWay('cores'), callStep('fork', 'never-qdsa8')),
  ),
  andBack('table-and-back', 'a table opened and closed', panelWay('mesh'), clickStep('Table'), clickStep('Table')),
  andBack('json-and-back', 'a log as JSON and back', panelWay('transparency'), clickStep('JSON'), clickStep('JSON')),
  pairIn(
    1280,
    480,
    pair(
      'link-and-load',
      'a page loaded, and gone to by a link',
      pageWay('/'),
      continueWay(pageWay('/ethics'), clickStep('Northwall, home', 'link')),
    ),
  ),
  pairIn(
    1280,
    480,
    andBack('link-and-back', 'to another page and Back', pageWay('/ethics'), clickStep('Northwall, home', 'link'), {
      history: 'back',
    }),
  ),
  andBack(
    'load-twice',
    'another page loaded between',
    panelWay('machines'),
    { load: pageWay('/ethics').address },
    { load: panelWay('machines').address },
  ),
];
