import { expect, test } from 'vitest';
import { DEFAULTS } from '../../address';
import { codeOrigin } from './code-origin';

const originOf = (site: string) => codeOrigin({ ...DEFAULTS, qr: 'on', site });

test.each([
  'http://localhost',
  'http://localhost:4173',
  'https://show.localhost:4173',
  'http://127.0.0.1:4173',
  'http://0.0.0.0:4173',
  'http://[::1]:4173',
  'http://[::]:4173',
])('no phone opens %s, so no code leads there', (site) => {
  expect(originOf(site)).toBeUndefined();
});

test.each([
  'http://localhost-expo.example',
  'http://127.example.org',
  'http://127.0.0.1.example.org',
  'http://192.168.0.2:8080',
  'https://northwall.example',
])('a code leads to %s', (site) => {
  expect(originOf(site)).toBe(site);
});
