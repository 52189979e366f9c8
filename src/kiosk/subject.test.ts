import { expect, test } from 'vitest';
import { readSubject, type Subject, siteLocation, siteSubject, subjectKey, subjectName, subjectText } from './subject';

const PATHS = ['/', '/expos', '/skynet'];
const SUBJECTS: readonly Subject[] = [
  { kind: 'scene', name: 'forks' },
  { kind: 'panel', id: 'cores' },
  { kind: 'page', path: '/skynet', search: '' },
  { kind: 'page', path: '/skynet', search: '?panel=mesh&tags=NET,SEC' },
];

test('a subject is read back from its text, and no two have the same', () => {
  for (const subject of SUBJECTS) expect(readSubject(subjectText(subject), PATHS)).toEqual(subject);
  for (const write of [subjectText, subjectKey]) expect(new Set(SUBJECTS.map(write)).size).toBe(SUBJECTS.length);
});

test('a scene comes before a panel of its name, but a touch opens the panel', () => {
  expect(readSubject('Forks', PATHS)).toEqual({ kind: 'scene', name: 'forks' });
  expect(siteSubject('forks', PATHS)).toEqual({ kind: 'panel', id: 'forks' });
});

test('what the site does not have is no subject', () => {
  for (const text of ['', 'nonsense', '/nowhere', '/expos#berlin', 'https://example.org/expos', 'toString']) {
    expect(readSubject(text, PATHS)).toBeUndefined();
  }
});

test('each subject has a name and a place on the site', () => {
  expect(SUBJECTS.map(subjectName)).toEqual(['forks', 'cores', '/skynet', '/skynet']);
  expect(SUBJECTS.map((subject) => [siteLocation(subject).path, siteLocation(subject).panel])).toEqual([
    ['/', undefined],
    ['/', 'cores'],
    ['/skynet', undefined],
    ['/skynet', 'mesh'],
  ]);
  expect(siteLocation({ kind: 'scene', name: 'expos' }).path).toBe('/expos');
});
