import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HistoryEntry, type HistoryEvent, historyStep, isEntryRead, type PageHistoryState } from './history-state';

/** A browser with its entries, and a page whose session shows `shown`. */
function browser() {
  const entries: HistoryEntry[] = [{ key: '0', pathname: '/', search: '' }];
  let index = 0;
  let count = 0;
  let isBusy = false;
  let shown = '';
  const present = () => entries[index] as HistoryEntry;
  let state: PageHistoryState = { entry: present(), isBare: false, isNewGesture: true, isChanged: false };
  const on = (...events: readonly HistoryEvent[]) =>
    events.map((event) => {
      const [next, effect] = historyStep(state, event, () => ({ entry: present(), isBusy, search: shown }));
      state = next;
      if (effect === 'push') entries.splice(index + 1, Number.POSITIVE_INFINITY, present());
      if (effect === 'push') index += 1;
      if (effect === 'push' || effect === 'replace') {
        count += 1;
        entries[index] = { key: String(count), pathname: '/', search: shown };
        state = { ...state, entry: present() };
      }
      return effect;
    });
  return {
    on,
    choose(search: string) {
      shown = search;
      return on('change', 'choice')[1];
    },
    /** Goes back or forward in the browser; the page has still to read the entry. */
    go(steps: number) {
      index = Math.min(Math.max(index + steps, 0), entries.length - 1);
    },
    /** Has the page read the browser's entry. */
    read() {
      if (isEntryRead(state, present())) return;
      shown = present().search;
      state = { ...state, entry: present(), isNewGesture: false, isChanged: false };
      on('change', 'choice', 'rest');
    },
    hold(busy: boolean) {
      isBusy = busy;
    },
    get searches() {
      return entries.map(({ search }) => search);
    },
    get index() {
      return index;
    },
    get shown() {
      return shown;
    },
  };
}

test('a choice is an entry at once, and the rest of its gesture changes that entry', () => {
  const page = browser();
  const { on, choose } = page;
  on('gesture');
  expect([choose('?a'), choose('?b'), ...on('pause')]).toEqual(['push', undefined, 'replace']);
  on('gesture');
  expect(choose('?c')).toBe('push');
  expect(page.searches).toEqual(['', '?b', '?c']);
});

test('what changes without a gesture changes the present entry, and what is as before writes none', () => {
  const page = browser();
  const { on, choose } = page;
  on('gesture');
  expect([choose('?a'), choose('?b'), ...on('rest')]).toEqual(['push', undefined, 'replace']);
  on('gesture');
  expect([choose('?b'), ...on('pause', 'rest')]).toEqual([undefined, undefined, undefined]);
  expect(page.searches).toEqual(['', '?b']);
});

test('what a gesture has left unwritten is written into its own entry before the next gesture', () => {
  const page = browser();
  const { on, choose } = page;
  on('gesture');
  choose('?a');
  choose('?ab');
  expect([...on('gesture'), choose('?c')]).toEqual(['replace', 'push']);
  expect(page.searches).toEqual(['', '?ab', '?c']);
});

test('a quick Back is not undone: nothing is written over an entry that is still to be read', () => {
  const page = browser();
  const { on, choose, read, go } = page;
  on('gesture');
  choose('?a');
  choose('?ab');
  go(-1);
  expect(on('pause', 'rest', 'gesture')).toEqual(['wait', 'wait', 'wait']);
  read();
  expect([page.searches, on('pause')]).toEqual([['', '?a'], [undefined]]);
  go(1);
  read();
  expect(page.searches).toEqual(['', '?a']);
});

test('while the browser is on its way elsewhere, or a hand holds time, a choice waits', () => {
  const page = browser();
  const { on, choose, hold } = page;
  on('gesture');
  hold(true);
  expect([choose('?a'), ...on('pause')]).toEqual(['wait', 'wait']);
  hold(false);
  expect(on('pause')).toEqual(['push']);
  expect(page.searches).toEqual(['', '?a']);
});

test('a page that writes its own address is left alone', () => {
  const state = { entry: { key: '', pathname: '/', search: '' }, isBare: true, isNewGesture: true, isChanged: true };
  for (const event of ['choice', 'gesture', 'rest', 'pause'] as const)
    expect(historyStep(state, event, () => expect.fail('It asks for nothing.'))[1]).toBeUndefined();
});

test('whatever a visitor does, Back and Forward show what each entry says, and a gesture makes one entry at most', () => {
  const actions = fc.oneof(
    fc.constantFrom<HistoryEvent>('gesture', 'rest', 'pause').map((event) => ({ event })),
    fc.constantFrom('?a', '?b', '?c').map((search) => ({ search })),
    fc.constantFrom(-2, -1, 1).map((steps) => ({ steps })),
    fc.constant({ read: true }),
  );
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 40 }), (list) => {
      const page = browser();
      let pushes = 0;
      for (const action of list) {
        const before = page.searches;
        if ('event' in action) {
          if (action.event === 'gesture') pushes = 0;
          pushes += page.on(action.event).filter((effect) => effect === 'push').length;
        } else if ('search' in action) pushes += page.choose(action.search) === 'push' ? 1 : 0;
        else if ('steps' in action) page.go(action.steps);
        else page.read();
        expect(pushes).toBeLessThanOrEqual(1);
        // Only the present entry changes.
        expect(page.searches.slice(0, page.index)).toEqual(before.slice(0, page.index));
      }
      page.read();
      page.on('pause');
      expect(page.searches[page.index]).toBe(page.shown);
    }),
  );
});
