import type { Codec } from '../query/parameter';
import { linkProblems } from '../session/address/link';
import { grouped } from '../sim/words/units';
import { duration, inQuotes, shortLine } from './codecs';
import type { PlaylistItem } from './current-item';
import { SHOW_SCENES, showSceneEntry } from './scenes';
import { readSubject, type Subject, showSceneOf, subjectText } from './subject';

const MOST_ITEMS = 60;
/** Shortest and longest time of an item, in real seconds. */
const SECONDS = { least: 5, most: 3_600 } as const;
const time = duration(SECONDS.least, SECONDS.most);

/** Default time of an item in real seconds: a scene's own, or 60 for a panel or a page. */
const defaultSeconds = (subject: Subject): number => showSceneOf(subject)?.seconds ?? 60;

/** Playlist of an address that names none. */
export const STANDARD_SHOW: readonly PlaylistItem[] = SHOW_SCENES.flatMap((name) => {
  const { standard } = showSceneEntry(name);
  return standard === undefined ? [] : [{ subject: { kind: 'scene', name }, seconds: standard }];
});

// These characters are percent-encoded a second time inside a link, because they separate a playlist's parts or could
// be trimmed.
const encode = (link: string) => link.replace(/[%,@ ]/g, encodeURIComponent);
const decode = (text: string) => text.replace(/%(?:25|2C|40|20)/gi, decodeURIComponent);

/** Returns an item, or a sentence with its problem. */
function itemOf(text: string, paths: readonly string[]): PlaylistItem | string {
  const at = text.lastIndexOf('@');
  const subject = readSubject(decode((at < 0 ? text : text.slice(0, at)).replace(/^ +| +$/g, '')), paths);
  if (!subject) return `Instead of ${inQuotes(text)}, enter a scene, a panel or a page of this site.`;
  const seconds = at < 0 ? defaultSeconds(subject) : time.read(text.slice(at + 1));
  return seconds === undefined
    ? `In ${inQuotes(text)}, enter a time from ${SECONDS.least} to ${grouped(SECONDS.most)} s.`
    : { subject, seconds };
}

/** Returns the problems of the address of the page that an item shows. */
const pageProblems = ({ subject }: PlaylistItem): string[] =>
  subject.kind === 'page'
    ? linkProblems(subject.search).map((why) => `${inQuotes(subject.path)}: ${shortLine(why, 200)}`)
    : [];

/**
 * A playlist, such as `forks@90,incident,/expos@30`: scenes, dashboards and pages of the site, whose `paths` are given,
 * each with its seconds unless they are the default. Unreadable items are left out.
 */
export function playlist(paths: readonly string[]): Codec<readonly PlaylistItem[]> {
  const items = (text: string) =>
    text
      .split(',')
      .filter((each) => each.trim() !== '')
      .map((each) => itemOf(each, paths));
  const readable = (text: string) => items(text).filter((item) => typeof item !== 'string');
  return {
    read(text) {
      const found = readable(text).slice(0, MOST_ITEMS);
      return found.length > 0 ? found : undefined;
    },
    write: (list) =>
      list
        .map(({ subject, seconds }) => {
          const text = encode(subjectText(subject));
          return seconds === defaultSeconds(subject) ? text : `${text}@${seconds}`;
        })
        .join(','),
    problems: (text) => [
      ...items(text).flatMap((item) => (typeof item === 'string' ? item : pageProblems(item))),
      ...(readable(text).length > MOST_ITEMS ? [`Only the first ${MOST_ITEMS} items are shown.`] : []),
      ...(items(text).length === 0 ? ['The playlist is empty.'] : []),
    ],
  };
}
