/** @typedef {import('./sections.mjs').Node} Node */

/** A list of more items may be apart from the paragraph that introduces it: kept whole, it would leave holes in the columns. */
const SHORT_LIST = 4;

/** @param {Node} node */
const isList = ({ tagName }) => tagName === 'ul' || tagName === 'ol';

/** @param {Node} list */
const isShort = ({ children = [] }) => children.filter(({ tagName }) => tagName === 'li').length <= SHORT_LIST;

/**
 * Whether no column may end between two neighbours of a text: after a heading, before the short list that a paragraph introduces, and before
 * the last paragraph of a section, which would stand alone at the top of the next. A table stands in no column.
 * @param {Node} before
 * @param {Node} after
 * @param {Node | undefined} next
 */
const belong = (before, after, next) =>
  (before.tagName === 'h2' && after.tagName !== 'table') ||
  (before.tagName === 'p' && isList(after) && isShort(after)) ||
  (before.tagName === 'p' && after.tagName === 'p' && (next === undefined || next.tagName === 'h2'));

/**
 * The blocks of a text, those that belong together in a division of their own, `prose-kept`, that the style sheet does not break, and so each
 * heading. Firefox and WebKit have no `break-after: avoid`.
 * @param {readonly Node[]} nodes
 * @returns {Node[]}
 */
export function keepTogether(nodes) {
  const blocks = nodes.filter(({ type }) => type === 'element');
  /** @type {Node[][]} */
  const groups = [];
  for (const [i, block] of blocks.entries()) {
    const before = blocks[i - 1];
    if (before && belong(before, block, blocks[i + 1])) groups.at(-1)?.push(block);
    else groups.push([block]);
  }
  return groups.flatMap((group) =>
    group.length > 1 || group[0]?.tagName === 'h2'
      ? { type: 'element', tagName: 'div', properties: { className: ['prose-kept'] }, children: group }
      : group,
  );
}
