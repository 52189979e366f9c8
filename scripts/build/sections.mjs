/**
 * @typedef {{ type: string, tagName?: string, value?: string, properties?: Record<string, unknown>, children?: Node[],
 * data?: unknown }} Node
 */
/** @typedef {{ id: string, number?: string, text: string }} SectionHeading */

const NUMBER = /^(\d+(?:\.\d+)*\.)\s+/;

/**
 * Splits a heading into its words and its leading number as written: `1.` or `2.3.`.
 * @param {string} text
 * @returns {{ number?: string, text: string }}
 */
function split(text) {
  const number = NUMBER.exec(text)?.[1];
  return number ? { number, text: text.replace(NUMBER, '') } : { text };
}

/**
 * A heading's anchor: its words in lower-case Latin letters and digits, joined by dashes. The leading number is no part
 * of it, so that a section which moves keeps its address.
 * @param {string} heading
 */
export function slug(heading) {
  return split(heading)
    .text.normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** @param {Node} node @returns {string} */
const textOf = (node) => node.value ?? (node.children ?? []).map(textOf).join('');

/** @param {unknown} value @returns {object} the expression of a value of JSON */
function expression(value) {
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(expression) };
  if (typeof value !== 'object' || value === null) return { type: 'Literal', value };
  const properties = Object.entries(value).map(([name, part]) => ({
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Literal', value: name },
    value: expression(part),
  }));
  return { type: 'ObjectExpression', properties };
}

/** @param {string} name @param {unknown} value @returns {Node} the module's `export const <name> = <value>` */
function exported(name, value) {
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init: expression(value) }],
  };
  const body = [{ type: 'ExportNamedDeclaration', declaration, specifiers: [], source: null }];
  return { type: 'mdxjsEsm', value: '', data: { estree: { type: 'Program', sourceType: 'module', body } } };
}

/** @param {string} part @param {Node[]} children @returns {Node} */
const division = (part, children) => ({
  type: 'element',
  tagName: 'div',
  properties: { className: [`prose-${part}`] },
  children,
});

/** @param {Node} node */
const isHeading = ({ tagName }) => tagName === 'h2';

/**
 * Groups one section: its heading, its figures to remember, its running text, and its tables between that, so that a
 * page can place each. Drawings follow the first of its text, beside which they can stand.
 * @param {readonly Node[]} blocks
 */
function section(blocks) {
  const all = (/** @type {string} */ name) => blocks.filter(({ tagName }) => tagName === name);
  const figures = all('blockquote').map(({ children = [] }) => division('figures', children));
  /** @type {Node[]} */
  const parts = [];
  /** @type {Node[] | undefined} */
  let text;
  for (const block of blocks) {
    if (block.tagName === 'figure' || block.tagName === 'blockquote') continue;
    if (isHeading(block) || block.tagName === 'table') {
      parts.push(block);
      text = undefined;
    } else if (text) text.push(block);
    else {
      text = [block];
      parts.push(division('text', text));
    }
  }
  const drawn = parts.findIndex(({ tagName }) => tagName === 'div') + 1 || parts.length;
  parts.splice(drawn, 0, ...all('figure'));
  return division('section', [...parts.slice(0, 1), ...figures, ...parts.slice(1)]);
}

/**
 * Groups a text from its first heading on by section.
 * @param {readonly Node[]} nodes
 * @returns {Node[]}
 */
export function inSections(nodes) {
  const blocks = nodes.filter(({ type }) => type === 'element');
  const starts = [...blocks.keys()].filter((i) => isHeading(/** @type {Node} */ (blocks[i])));
  return starts.map((start, i) => section(blocks.slice(start, starts[i + 1])));
}

/**
 * Step of the Markdown compiler. Every section heading (`##`) gets an anchor and can take focus, the module exports the
 * `headings` in order, and the text comes in two parts, introduction and sections, which a page can show apart. Throws
 * where two headings of a text share an anchor, or a heading has none.
 *
 * @returns {(tree: Node, file: { path?: string }) => void}
 */
export function rehypeSections() {
  return (tree, file) => {
    /** @type {SectionHeading[]} */
    const headings = [];
    const children = tree.children ?? [];
    for (const node of children) {
      if (!isHeading(node)) continue;
      const text = textOf(node);
      const id = slug(text);
      if (!id || headings.some((other) => other.id === id)) {
        throw new Error(`${file.path}: the heading "${text}" needs an anchor of its own`);
      }
      headings.push({ id, ...split(text) });
      node.properties = { ...node.properties, id, tabIndex: -1 };
    }
    const first = children.findIndex(isHeading);
    const end = first < 0 ? children.length : first;
    tree.children = [
      division('introduction', children.slice(0, end)),
      ...(end < children.length ? [division('sections', inSections(children.slice(end)))] : []),
      exported('headings', headings),
    ];
  };
}
