import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diagramFigure, inlineDiagrams } from '../scripts/build/diagrams.mjs';
import { type Element, type Node, parseSvg } from '../scripts/build/svg-tree.mjs';

const content = join(import.meta.dirname, '../src/content');
const folder = join(content, 'diagrams');
const files = readdirSync(folder);
const names = files.filter((file) => !file.includes('.narrow.')).map((file) => file.replace(/\.svg$/, ''));
const styles = readFileSync(join(import.meta.dirname, '../src/theme/diagram.css'), 'utf8');

/** Texts under `src/content` that need a diagram, one a page. */
const TEXTS = [
  ...['home/path', 'home/machine-tern', 'home/machine-heron', 'home/machine-petrel'],
  ...['pages/skynet', 'pages/skynet-base-layer', 'pages/research', 'pages/edge-robotics', 'pages/neuromorphic'],
  ...['pages/containment', 'pages/security', 'pages/transparency', 'pages/ethics'],
];

/** Diagrams that a text names, in its order. */
const diagramsOf = (text: string) =>
  [...readFileSync(join(content, `${text}.md`), 'utf8').matchAll(/!\[[^\]]+\]\(diagram:([^)]*)\)/g)].map(([, name]) =>
    String(name),
  );

const elements = (node: Node): Element[] => (node.type === 'text' ? [] : [node, ...node.children.flatMap(elements)]);
const words = (node: Node): string => (node.type === 'text' ? node.value : node.children.map(words).join(''));

/** Least mean width of the characters of a diagram's text, which is 15 units high. */
const LEAST_ADVANCE = 6.9;

test.each(TEXTS)('%s has a diagram', (text) => {
  expect(diagramsOf(text)).not.toEqual([]);
});

/** Words that a heading can stand beside alone: a third of a window's height. */
const SHORT = 130;

/** Longer sections of a text without a figure to be remembered by, a drawing, a table or a list of named subjects. */
const bareSections = (text: string) =>
  readFileSync(join(content, `${text}.md`), 'utf8')
    .split(/^## /m)
    .slice(1)
    .filter((section) => section.split(/\s+/).length > SHORT && !/^(?:> \*\*|!\[|\||(?:-|1\.) \*\*)/m.test(section))
    .map((section) => section.split('\n', 1)[0]);

test.each(TEXTS)('no long section of %s is a heading alone beside its words', (text) => {
  expect(bareSections(text)).toEqual([]);
});

/** The drawing of a role that no page has. */
const OF_A_ROLE = 'careers/simulation';

test('every diagram stands in one text, once, so that no id is there twice', () => {
  expect([...TEXTS, OF_A_ROLE].flatMap(diagramsOf).sort()).toEqual(names.sort());
});

describe.each(files)('%s', (file) => {
  const svg = parseSvg(readFileSync(join(folder, file), 'utf8'), file);
  const [title, desc] = svg.children as [Element, Element];

  test('says in words what it shows', () => {
    expect([title.tagName, desc.tagName]).toEqual(['title', 'desc']);
    expect(words(title).length).toBeGreaterThan(12);
    expect(words(desc).length).toBeGreaterThan(100);
  });

  test('uses classes of the style sheet only', () => {
    const used = elements(svg).flatMap(({ properties }) => properties.class?.split(' ') ?? []);
    expect(used.filter((name) => !styles.includes(`.${name} {`))).toEqual([]);
  });

  test('leaves no shape to the default ink, which is black', () => {
    const shapes = elements(svg).filter(({ tagName }) => ['path', 'rect', 'circle'].includes(tagName));
    expect(shapes.filter(({ properties }) => !properties.class)).toEqual([]);
  });

  test('is narrow enough for a text of 11 px on a phone', () => {
    const width = Number(svg.properties.viewBox?.split(' ')[2]);
    const hasNarrow = files.includes(file.replace('.svg', '.narrow.svg'));
    if (!hasNarrow) expect((15 * 358) / width).toBeGreaterThan(11);
  });

  test('has no text that leaves it', () => {
    const [left = 0, , width = 0] = (svg.properties.viewBox ?? '').split(' ').map(Number);
    const texts = elements(svg).filter(({ tagName, properties }) => tagName === 'text' && !properties.transform);
    const leaving = texts.filter((text) => {
      const { x, 'text-anchor': anchor = 'start' } = text.properties;
      const long = words(text).length * LEAST_ADVANCE;
      const from = Number(x) - long * ({ start: 0, middle: 0.5, end: 1 }[anchor] ?? 0);
      return from < left || from + long > left + width;
    });
    expect(leaving.map(words)).toEqual([]);
  });
});

test('every class of the style sheet is used', () => {
  const all = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const known = [...styles.matchAll(/\.(d-[a-z-]+)/g)].map(([, name]) => name);
  expect(known.filter((name) => !new RegExp(`class="(?:[^"]* )?${name}[ "]`).test(all))).toEqual([]);
});

describe('the build step', () => {
  let folder: string;
  const alternative = '<title>T</title><desc>D</desc>';
  const write = (name: string, inside: string) => writeFileSync(join(folder, name), `<svg>${inside}</svg>`);
  const image = (src: string, alt = 'Caption'): Element => ({
    type: 'element',
    tagName: 'img',
    properties: { src, alt },
    children: [],
  });
  const paragraph = (...children: Node[]): Element => ({ type: 'element', tagName: 'p', properties: {}, children });
  const inlined = (...children: Node[]) => {
    const tree = { children };
    inlineDiagrams({ folder })(tree);
    return tree.children;
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'diagrams-'));
    write('one.svg', `${alternative}<text x="1">a &lt; b</text>`);
    write('two.svg', alternative);
    write('two.narrow.svg', alternative);
    write('silent.svg', '<title>T</title>');
    write('mute.svg', '<title>T</title><desc></desc>');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test('puts the drawing in the place of its paragraph, named by its title and description', () => {
    const [figure, other] = inlined(paragraph(image('diagram:one')), paragraph({ type: 'text', value: 'Text' }));
    const [svg, caption] = (figure as Element).children as [Element, Element];
    expect(svg.properties).toMatchObject({ role: 'img', 'aria-labelledby': 'diagram-one-title diagram-one-desc' });
    expect(svg.children.map((part) => (part as Element).properties.id)).toEqual([
      'diagram-one-title',
      'diagram-one-desc',
      undefined,
    ]);
    expect([words(svg), words(caption)]).toEqual(['TDa < b', 'Caption']);
    expect(words(other as Node)).toBe('Text');
  });

  test('takes a narrow drawing along, under ids of its own', () => {
    const { children } = diagramFigure('two', 'Caption', folder);
    expect(children.map((child) => (child as Element).properties.class)).toEqual([
      'diagram-wide',
      'diagram-narrow',
      undefined,
    ]);
    const ids = children.flatMap(elements).flatMap(({ properties }) => properties.id ?? []);
    expect(new Set(ids).size).toBe(4);
  });

  test('leaves other pictures alone', () => {
    const picture = paragraph(image('/photo.png'));
    expect(inlined(picture)).toEqual([picture]);
  });

  test.each([
    ['is unknown', [image('diagram:none')], 'There is no diagram "none"'],
    ['lies in another folder', [image('diagram:../one')], 'There is no diagram "../one"'],
    ['has no caption', [image('diagram:one', '')], 'has no caption'],
    ['stands within a sentence', [{ type: 'text', value: 'See ' } as const, image('diagram:one')], 'of its own'],
    ['has no description', [image('diagram:silent')], 'begins with a <title> and a <desc>'],
    ['has an empty description', [image('diagram:mute')], 'begins with a <title> and a <desc>'],
  ])('stops the build where a diagram %s', (_, children: Node[], message) => {
    expect(() => inlined(paragraph(...children))).toThrow(message);
  });

  test.each([
    ['a script', '<svg><script>x</script></svg>', 'a diagram may not hold <script>'],
    ['a link', '<svg><a href="/"></a></svg>', 'a diagram may not hold <a>'],
    ['a picture from elsewhere', '<svg><image href="https://a/b.png"/></svg>', 'a diagram may not hold <image>'],
    ['a style', '<svg><path style="fill: red"/></svg>', '<path> may not have the attribute "style"'],
    ['a handler', '<svg onload="x"></svg>', '<svg> may not have the attribute "onload"'],
    ['an id', '<svg><path id="a"/></svg>', '<path> may not have the attribute "id"'],
    ['a colour', '<svg><path fill="#000"/></svg>', '<path> may not have the attribute "fill"'],
    ['words that are not text', '<svg>words</svg>', 'text outside a text element'],
    ['an unknown entity', '<svg><text>&nbsp;</text></svg>', 'unknown entity &nbsp;'],
    ['an open element', '<svg><g></svg>', '</svg> closes <g>'],
    ['no end', '<svg><g>', 'not one whole <svg>'],
    ['two drawings', '<svg></svg><svg></svg>', 'not one whole <svg>'],
    ['another root', '<g></g>', 'not one whole <svg>'],
    ['nothing', '', 'not one whole <svg>'],
    ['an attribute without quotes', '<svg><path d=M0/></svg>', 'cannot be read at "<path d=M0'],
  ])('refuses %s, and names the file', (_, source, message) => {
    expect(() => parseSvg(source, 'a.svg')).toThrow(`a.svg: ${message}`);
  });
});
