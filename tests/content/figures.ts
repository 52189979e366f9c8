import type { Page } from './page';
import { sentencesOf } from './sentences';
import { ONE_BRAKE, ONE_BRAKE_LADEN, TERN_ENVELOPE, TERN_STOPS } from './stopping';

/** Figure of the specification: where it must stand, and what would contradict it. */
interface Figure {
  readonly what: string;
  /** Patterns of the pages that state it. */
  readonly stated: Readonly<Record<string, RegExp>>;
  /** Pattern of sentences about it, on any page. */
  readonly about: RegExp;
  /** Pattern of a value of its kind; the first group is the number, in digits or as a word. */
  readonly value: RegExp;
  /** Allowed values, in lower case. */
  readonly allowed: readonly string[];
}

const NUMBER =
  '(\\d[\\d,.]*\\d|\\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|forty-eight|sixty|ninety)';
const value = (unit: string) => new RegExp(`\\b${NUMBER}(?:\\s+|-|–)?${unit}`, 'gi');
const HOURS = value('(?:h|hours?)\\b');
const DAYS = '(?:business |working |calendar )?days?\\b';

/** Figures of the specification that pages state. */
export const FIGURES: readonly Figure[] = [
  {
    what: 'minimum age',
    stated: { '/terms': /at least 16 years old/, '/privacy': /under 16/ },
    about: /\b(?:age|aged|years old|anyone under|child|children)\b/i,
    value: /\b(?:age (?:of )?|aged |under |at least )(\d+)\b/gi,
    allowed: ['16'],
  },
  {
    what: 'liability cap',
    stated: { '/terms': /capped at the greater of the fees you paid us in the prior 12 months or USD 100/ },
    about: /\b(?:USD|dollars?|US\$|fees)\b/,
    value: /\b(?:USD |US\$|prior )([\d,]+)/g,
    allowed: ['100', '12'],
  },
  {
    what: 'rotation of analytics tokens',
    stated: { '/cookies': /analytics token.* rotates within 24 h/ },
    about: /\btokens?\b/i,
    value: HOURS,
    allowed: ['24'],
  },
  {
    what: 'preference cookies',
    stated: { '/cookies': /preference cookie.* lasts up to 12 months/ },
    about: /\bcookies?\b/i,
    value: value('(?:months?|years?)\\b'),
    allowed: ['12'],
  },
  {
    what: 'optional logs',
    stated: { '/privacy': /kept for 30 to 90 days/ },
    about: /\b(?:server logs?|optional logs?|logs are|kept for)\b/i,
    value: value(DAYS),
    allowed: ['30', '90'],
  },
  {
    what: 'breach notification',
    stated: { '/dpa': /notify the customer in under 48 h/ },
    about: /\bbreach/i,
    value: HOURS,
    allowed: ['48'],
  },
  {
    what: 'ethics triage',
    stated: { '/ai-ethics': /triage within 2 business days/ },
    about: /\btriage/i,
    value: value(DAYS),
    allowed: ['2'],
  },
  {
    what: 'recovery point',
    stated: { '/security-policy': /recovery point target is 15 minutes/ },
    about: /\brecovery point/i,
    value: value('(?:s|min|minutes?|h|hours?|seconds?)\\b'),
    allowed: ['15'],
  },
  {
    what: 'accessibility standard',
    stated: { '/accessibility': /target for this site is WCAG 2\.2 AA/ },
    about: /\bWCAG\b/,
    value: /\bWCAG (\d\.\d A+)\b/g,
    allowed: ['2.2 aa'],
  },
  {
    what: 'certificates',
    stated: { '/security-policy': /certificates rotate every 24 h/, '/skynet-base-layer': /certificates? .*24 h/i },
    about: /\bcertificates?\b/i,
    value: HOURS,
    allowed: ['24'],
  },
  {
    what: 'local logs',
    stated: { '/security-policy': /logs locally for 2 h/, '/skynet-base-layer': /local log retention 2 h/i },
    about: /\blogs? (?:locally|are kept)|\blocal logs?\b/i,
    value: HOURS,
    allowed: ['2'],
  },
  {
    what: 'audit export',
    stated: { '/security-policy': /audit export, written every 5 minutes/, '/transparency': /every 5 minutes/ },
    about: /\bexport(?:ed|s)?\b/i,
    value: value('minutes?\\b'),
    allowed: ['5'],
  },
  {
    what: 'interlocks',
    stated: { '/containment': /\b15 interlocks/, '/': /\b15 in a pod, 13 on a machine/ },
    about: /\binterlocks\b/i,
    value: value('(?:interlocks|in a pod)\\b'),
    allowed: ['15', 'fifteen'],
  },
  {
    what: 'scenarios',
    stated: { '/skynet': /\b18 scenarios/, '/ai-ethics': /All 18 scenarios/ },
    about: /\bscenarios\b/i,
    value: value('scenarios\\b'),
    allowed: ['18'],
  },
  {
    what: 'rollback of an incident, at most',
    stated: { '/containment': /0\.4 to 4\.8 s after the veto/ },
    about: /\bafter the veto\b/i,
    value: value('s\\b'),
    allowed: ['4.8', '1.5'],
  },
  {
    what: 'P99 of rollback without an incident',
    stated: { '/containment': /the P99 about 60 ms/, '/research': /without an incident it is about 60/ },
    about: /\bP99 about\b/,
    value: /P99 about (\d+) ms/g,
    allowed: ['60'],
  },
  {
    what: 'faults of Ledger seal',
    stated: { '/security': /about 4\.5 times an hour/ },
    about: /\btimes an hour\b/,
    value: value('times an hour\\b'),
    allowed: ['4.5'],
  },
  {
    what: 'stop of a Tern',
    stated: { '/edge-robotics': new RegExp(`${TERN_STOPS.dry} m on dry concrete, ${TERN_STOPS.wet} m on wet grass`) },
    about: /\b(?:concrete|wet grass)\b/,
    value: /(\d[\d.]*) m\b(?!\/)/g,
    allowed: [...Object.values(TERN_STOPS), ...Object.values(TERN_ENVELOPE), ONE_BRAKE, ONE_BRAKE_LADEN],
  },
  {
    what: 'slice',
    stated: { '/skynet': /slices of 90 s/ },
    about: /\bslices?\b/i,
    value: value('s\\b'),
    allowed: ['90'],
  },
];

const textsOf = (page: Page) => [...Object.values(page.head), ...sentencesOf(page)];

/** Pages that should state a figure and do not. A page that is not among `pages` is ignored. */
export function unstated({ what, stated }: Figure, pages: readonly Page[]): string[] {
  return pages.flatMap((page) => {
    const pattern = stated[page.path];
    return !pattern || sentencesOf(page).some((sentence) => pattern.test(sentence)) ? [] : [`${page.path}: ${what}`];
  });
}

/** Sentences that give another value for a figure. */
export function contradictions({ about, value: pattern, allowed }: Figure, pages: readonly Page[]): string[] {
  return pages.flatMap((page) =>
    textsOf(page)
      .filter((text) => about.test(text))
      .flatMap((text) =>
        [...text.matchAll(pattern)]
          .filter(([, number]) => !allowed.includes(number?.toLowerCase() ?? ''))
          .map(([found]) => `${page.path}: "${found}" in "${text}"`),
      ),
  );
}

/** Rows of the table in `docs/figures.md`, one a figure: its name, its statement, and the pages that state it. */
export function figureRows(pages: readonly Page[]): string[] {
  return FIGURES.map(({ what, about, value: pattern, allowed }) => {
    const saying = pages.filter((page) =>
      textsOf(page).some(
        (text) =>
          about.test(text) && [...text.matchAll(pattern)].some(([, n]) => allowed.includes(n?.toLowerCase() ?? '')),
      ),
    );
    return `| ${what} | ${allowed.join(', ')} | ${saying.map(({ path }) => path.replace(/^src\/content\/(.*)\.ts$/, '$1')).join(', ')} |`;
  });
}
