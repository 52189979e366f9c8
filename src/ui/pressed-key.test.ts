import { expect, test } from 'vitest';
import { type KeyPress, pressedKey } from './pressed-key';

const press = (key: string, code: string, held: Partial<KeyPress> = {}) =>
  pressedKey({ key, code, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held });

test.each([
  ['n', 'KeyN', 'n'],
  // AZERTY: by the letter that the key writes, not by its place.
  ['a', 'KeyQ', 'a'],
  ['т', 'KeyN', 'n'],
  ['ν', 'KeyN', 'n'],
  ['מ', 'KeyN', 'n'],
  ['ى', 'KeyN', 'n'],
  ['б', 'Comma', ','],
  ['ю', 'Period', '.'],
  ['.', 'Slash', '.'],
  ['N', 'KeyN', 'N'],
  ['ł', 'KeyL', 'ł'],
  ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
  [' ', 'Space', ' '],
])('%s at %s is %s', (key, code, pressed) => expect(press(key, code)).toBe(pressed));

test('beside a modifier a key is the browser’s', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'] as const)
    expect(press('n', 'KeyN', { [modifier]: true })).toBeUndefined();
  for (const key of [' ', 'N', 'Т']) expect(press(key, 'KeyN', { shiftKey: true })).toBeUndefined();
  expect(press('?', 'Slash', { shiftKey: true })).toBe('?');
  expect(press('ArrowLeft', 'ArrowLeft', { shiftKey: true })).toBe('ArrowLeft');
});

test('an event that names no key, as a browser’s autofill sends it, is no press', () => {
  const none = { key: undefined, code: undefined, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  expect(pressedKey(none)).toBeUndefined();
  expect(pressedKey({ ...none, shiftKey: true })).toBeUndefined();
});
