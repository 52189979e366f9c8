import { listText } from '../../../sim/words/sentences';
import { grouped } from '../../../sim/words/units';
import type { PlaylistItem } from '../../current-item';
import type { ShowSceneName } from '../../scenes';
import { type Subject, subjectText } from '../../subject';

const SCENES: Readonly<Record<ShowSceneName, string>> = {
  forks: 'the forks',
  incident: 'an incident',
  floor: 'the racks',
  machines: 'the machines',
  figures: 'four large numbers',
  story: 'the story',
  expos: 'the exhibitions',
};

function subjectWords(subject: Subject): string {
  if (subject.kind === 'scene') return SCENES[subject.name];
  return subject.kind === 'panel' ? `the panel ${subject.id}` : `the page ${subjectText(subject)}`;
}

/** Returns a playlist as a sentence, with its times in real seconds. */
export function playlistWords(items: readonly PlaylistItem[]): string {
  const parts = items.map(({ subject, seconds }) => `${subjectWords(subject)} for ${grouped(seconds)} s`);
  return `Shows ${listText(parts)}${parts.length > 1 ? ', then begins again' : ''}.`;
}
