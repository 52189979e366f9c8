import { render } from '../../../src/app/entry-server';
import { dashboards } from '../../../src/dashboards/registry';

/** Requirement of the specification. */
export interface Requirement {
  readonly what: string;
  /** Expected value, as the table prints it. */
  readonly fixed: string;
  /** Page that shows it, file that defines it, or tests that hold it. */
  readonly place: string;
  readonly expected: unknown;
  found(): unknown;
}

/** World in which requirements are computed. */
export const SEED = 'northwall';
/** Instant at which requirements are computed. */
export const AT = Date.UTC(2026, 2, 3, 9);

const { events, mesh, history, transparency } = dashboards;
/** States of dashboards in that world, at that instant unless another one is given. */
export const stateOf = {
  events: (t = AT) => events.state(SEED, t, events.settings),
  history: () => history.state(SEED, AT, history.settings),
  mesh: (t = AT) => mesh.state(SEED, t, mesh.settings),
  transparency: () => transparency.state(SEED, AT, transparency.settings),
};

const rendered = new Map<string, Promise<string>>();

/** HTML of a page as the build writes it. */
export function htmlOf(path: string): Promise<string> {
  const html = rendered.get(path) ?? render(path).then((page) => page.html);
  rendered.set(path, html);
  return html;
}

/** Link with that class to that path, in the HTML of a page. */
export const linkTo = (path: string, name: string) =>
  new RegExp(`<a(?=[^>]* href="${path}")(?=[^>]* class="[^"]*${name}[^"]*")[^>]*>`);

/** Text that a visitor reads in `html`, without tags. */
const textIn = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ');

const print = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(print).join(', ')
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([key, one]) => `${key} ${print(one)}`)
          .join(', ')
      : typeof value === 'number' && value >= 10_000
        ? value.toLocaleString('en-GB')
        : String(value);

/** Requirement on a value of the code. */
export const value = (
  what: string,
  place: string,
  expected: unknown,
  found: () => unknown,
  fixed = print(expected),
): Requirement => ({ what, fixed, place, expected, found });

/** Requirement in a sentence that is true. */
export const holds = (what: string, place: string, fixed: string, found: () => unknown): Requirement =>
  value(what, place, true, found, fixed);

/** Requirement in a sentence that only a browser can prove: the tests at `place` hold it. */
export const browser = (what: string, place: string, fixed: string): Requirement =>
  holds(what, place, fixed, () => true);

/** Requirement on the fields of a record, in the order of the alphabet, as its JSON has them. */
export const fields = (what: string, place: string, names: string, found: () => object | undefined): Requirement =>
  value(
    what,
    place,
    names.split(' ').sort(),
    () => Object.keys(JSON.parse(JSON.stringify(found() ?? {}))).sort(),
    names
      .split(' ')
      .map((name) => `\`${name}\``)
      .join(', '),
  );

/** Requirement on texts that a page has word for word. */
export const text = (what: string, path: string, ...texts: readonly string[]): Requirement => ({
  what,
  fixed: texts.map((one) => `“${one}”`).join(', '),
  place: path,
  expected: texts,
  found: async () => {
    const page = textIn(await htmlOf(path));
    return texts.filter((one) => page.includes(one));
  },
});
