import { isDashboardId } from '../dashboards/ids';
import type { PagePath } from '../link/write';
import type { Parameter } from './parts';
import { type Item, SCENES, type Subject } from './playlist';

/** Most items of a playlist. */
const MOST_ITEMS = 60;
/** Shortest and longest time of an item, real seconds. */
const SECONDS = { least: 5, most: 3_600 } as const;

/** Default duration of an item in real seconds: 20 for an incident, 60 otherwise. */
export const defaultSeconds = ({ kind, ...subject }: Subject): number =>
  kind === 'scene' && 'name' in subject && subject.name === 'incident' ? 20 : 60;

const scene = (name: (typeof SCENES)[number], seconds: number): Item => ({ subject: { kind: 'scene', name }, seconds });

/**
 * The playlist of an address that names none. The incident scene lies between two long items, so that an incident
 * always arrives on cue.
 */
export const STANDARD_SHOW: readonly Item[] = [
  scene('forks', 100),
  scene('incident', 20),
  scene('floor', 100),
  scene('figures', 40),
  scene('story', 60),
];

// In a link, the characters that part a playlist are written as in any address.
const encode = (link: string) => link.replace(/[%,@]/g, encodeURIComponent);
const decode = (text: string) => text.replace(/%(?:25|2C|40)/gi, decodeURIComponent);

function subjectText(subject: Subject): string {
  if (subject.kind === 'scene') return subject.name;
  return subject.kind === 'panel' ? subject.id : encode(`${subject.path}${subject.search}`);
}

function subjectOf(text: string, paths: readonly string[]): Subject | undefined {
  const name = SCENES.find((each) => each === text);
  if (name) return { kind: 'scene', name };
  if (isDashboardId(text)) return { kind: 'panel', id: text };
  const [, path = '', search = ''] = /^(\/[^?#]*)(\?[^#]*)?$/.exec(decode(text)) ?? [];
  return paths.includes(path) ? { kind: 'page', path: path as PagePath, search } : undefined;
}

function itemOf(text: string, paths: readonly string[]): Item | undefined {
  const at = text.lastIndexOf('@');
  const subject = subjectOf(at < 0 ? text : text.slice(0, at), paths);
  if (!subject) return undefined;
  if (at < 0) return { subject, seconds: defaultSeconds(subject) };
  const seconds = /^\d{1,4}$/.test(text.slice(at + 1)) ? Number(text.slice(at + 1)) : 0;
  return seconds >= SECONDS.least && seconds <= SECONDS.most ? { subject, seconds } : undefined;
}

/**
 * A playlist, such as `forks@90,incident,/expos@30`: scenes, dashboards and pages of the site, of which `paths` are known, each with its
 * seconds where they are not the usual ones. One item that cannot be read makes it unreadable.
 */
export const playlist = (paths: readonly string[]): Parameter<readonly Item[]> => ({
  read(text) {
    const items = text.split(',').map((each) => itemOf(each, paths));
    const known = items.filter((item) => item !== undefined);
    return known.length === items.length && known.length <= MOST_ITEMS ? known : undefined;
  },
  write: (items) =>
    items
      .map(({ subject, seconds }) =>
        seconds === defaultSeconds(subject) ? subjectText(subject) : `${subjectText(subject)}@${seconds}`,
      )
      .join(','),
});
