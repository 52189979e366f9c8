import { describe, expect, test } from 'vitest';
import { parseFrontmatter } from '../scripts/build/frontmatter.mjs';

describe('frontmatter', () => {
  const valid = 'title: A\ndescription: B\neyebrow: C\nheading: "D: E"';

  test('is read field by field, quoted or not', () => {
    expect(parseFrontmatter(`---\n${valid}\n---\ntext`, 'x.md')).toEqual({
      title: 'A',
      description: 'B',
      eyebrow: 'C',
      heading: 'D: E',
    });
  });

  test.each([
    ['is missing', 'text'],
    ['lacks a field', '---\ntitle: A\n---\n'],
    ['has an unknown field', `---\n${valid}\nauthor: X\n---\n`],
    ['has an empty field', `---\n${valid}\nnote: \n---\n`],
    ['has a line that is no field', `---\n${valid}\n- list\n---\n`],
  ])('that %s stops the build with the file’s name', (_, text) => {
    expect(() => parseFrontmatter(text, 'x.md')).toThrow('x.md');
  });
});
