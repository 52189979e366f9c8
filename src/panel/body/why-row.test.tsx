import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Feed } from '../feed/feed';
import { WhyRow } from './why-row';

test('a row is explained with the settings of its state, whatever the panel has been set to since', () => {
  const explain = vi.fn(() => undefined);
  const feed = { settings: { retention: 60 } } as unknown as Feed;
  const of = { world: 'northwall', state: 'read', settings: { retention: 240 } };
  renderToString(<WhyRow explain={explain} feed={feed} row="1" of={of} />);
  expect(explain.mock.calls).toEqual([['northwall', 'read', '1', { retention: 240 }]]);
});
