import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSvg } from './svg-tree.mjs';

/** @typedef {import('./svg-tree.mjs').Element} Element */
/** @typedef {import('./svg-tree.mjs').Node} Node */

const SCHEME = 'diagram:';

/**
 * One drawing as an `svg` element, tied to its text alternative.
 * @param {string} file
 * @param {string} id prefix of the ids of its title and description
 * @param {string} shape class of the drawing: `diagram-whole`, `diagram-wide` or `diagram-narrow`
 * @returns {Element}
 */
function drawing(file, id, shape) {
  const svg = parseSvg(readFileSync(file, 'utf8'), file);
  const [title, desc] = svg.children;
  for (const [part, name] of /** @type {const} */ ([
    [title, 'title'],
    [desc, 'desc'],
  ])) {
    if (part?.type !== 'element' || part.tagName !== name || part.children.length === 0) {
      throw new Error(`${file}: a diagram begins with a <title> and a <desc>`);
    }
    part.properties.id = `${id}-${name}`;
  }
  Object.assign(svg.properties, { class: shape, role: 'img', 'aria-labelledby': `${id}-title ${id}-desc` });
  return svg;
}

/**
 * Figure in place of `![caption](diagram:name)`. With a `name.narrow.svg` beside `name.svg`, the figure holds both, and
 * its width decides which is shown.
 * @param {string} name
 * @param {string} caption
 * @param {string} folder
 * @returns {Element}
 * @throws where there is no such diagram, its caption is empty or it holds what a diagram may not
 */
export function diagramFigure(name, caption, folder) {
  const file = join(folder, `${name}.svg`);
  const narrow = join(folder, `${name}.narrow.svg`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) throw new Error(`There is no diagram "${name}" in ${folder}`);
  if (!caption) throw new Error(`The diagram "${name}" has no caption`);
  const drawings = existsSync(narrow)
    ? [drawing(file, `diagram-${name}`, 'diagram-wide'), drawing(narrow, `diagram-${name}-narrow`, 'diagram-narrow')]
    : [drawing(file, `diagram-${name}`, 'diagram-whole')];
  const text = { type: /** @type {const} */ ('text'), value: caption };
  return {
    type: 'element',
    tagName: 'figure',
    properties: { class: 'diagram' },
    children: [...drawings, { type: 'element', tagName: 'figcaption', properties: {}, children: [text] }],
  };
}

/** @param {Node} node */
const isDiagram = (node) =>
  node.type === 'element' && node.tagName === 'img' && String(node.properties.src).startsWith(SCHEME);

/**
 * A rehype plugin: puts the diagrams that a Markdown text names into it, as inline SVG. A diagram stands in a paragraph
 * of its own.
 * @param {{ folder: string }} options the folder of the SVG files
 * @returns {(tree: { children: Node[] }) => void}
 */
export function inlineDiagrams({ folder }) {
  return (tree) => {
    tree.children = tree.children.map((node) => {
      if (node.type !== 'element' || !node.children.some(isDiagram)) return node;
      const [image] = node.children;
      if (node.tagName !== 'p' || node.children.length !== 1 || image?.type !== 'element') {
        throw new Error('A diagram stands in a paragraph of its own');
      }
      const { src, alt } = image.properties;
      return diagramFigure(String(src).slice(SCHEME.length), alt ?? '', folder);
    });
  };
}
