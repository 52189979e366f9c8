import { expect, test } from 'vitest';
import { createStore } from './store';

test('a store calls its listeners when its value changes, and not otherwise', () => {
  const store = createStore(1);
  const heard: number[] = [];
  const unsubscribe = store.subscribe(() => heard.push(store.value));
  store.set(2);
  store.set(2);
  unsubscribe();
  store.set(3);
  expect(heard).toEqual([2]);
  expect(store.value).toBe(3);
});

test('a listener may leave, and others may join, while they are called', () => {
  const store = createStore('');
  const heard: string[] = [];
  const unsubscribe = store.subscribe(() => {
    heard.push('first');
    unsubscribe();
    store.subscribe(() => heard.push('late'));
  });
  store.subscribe(() => heard.push('second'));
  store.set('a');
  expect(heard).toEqual(['first', 'second']);
});
