import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { fillAddresses, remarkAddresses } from '../scripts/build/addresses.mjs';
import { ADDRESSES } from '../src/content/brand';
import { loadProse } from '../src/content/documents';

test('a compiled policy shows the address itself, as text', async () => {
  const { default: Text } = await loadProse('policies/privacy');
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Text)));
  expect(html).toContain(`Requests go to ${ADDRESSES.privacy}.`);
  expect(html).not.toContain('mailto:');
});

test('each office has an address of its own, under the domain that is reserved for examples', () => {
  const addresses = Object.values(ADDRESSES);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const [name, address] of Object.entries(ADDRESSES)) expect(address).toBe(`${name}@northwall.example`);
});

test('names are replaced wherever they stand in a text', () => {
  expect(fillAddresses('{legal}, {contact}; {legal}', ADDRESSES)).toBe(
    `${ADDRESSES.legal}, ${ADDRESSES.contact}; ${ADDRESSES.legal}`,
  );
});

test.each(['{nobody}', '{}', '{Privacy}', '{ privacy }', '{privacy', '{toString}', '{{privacy}}'])(
  '%s stops the build',
  (token) => {
    expect(() => fillAddresses(`Write to ${token}.`, ADDRESSES)).toThrow('names no address');
  },
);

test('the build names the place, and code is left as it is', () => {
  const fail = vi.fn((_reason: unknown, _place: unknown): never => {
    throw new Error('failed');
  });
  const code = { type: 'inlineCode', value: '{nobody}' };
  const text = { type: 'text', value: 'to {nobody}' };
  const fill = remarkAddresses(ADDRESSES);
  fill({ type: 'root', children: [{ type: 'paragraph', children: [code] }] }, { fail });
  expect(code.value).toBe('{nobody}');
  expect(() => fill({ type: 'root', children: [{ type: 'paragraph', children: [text] }] }, { fail })).toThrow('failed');
  expect(fail.mock.lastCall?.[1]).toBe(text);
});
