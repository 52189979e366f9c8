/** @typedef {{ type: 'text', value: string }} Text */
/** @typedef {{ type: 'element', tagName: string, properties: Record<string, string>, children: Node[] }} Element */
/** @typedef {Element | Text} Node */

/** Elements that a diagram may hold. */
const ELEMENTS = ['svg', 'title', 'desc', 'g', 'path', 'rect', 'circle', 'text', 'tspan'];
/**
 * Attributes that a diagram may hold: geometry and classes. Colour, stroke and type are the style sheet's; no id,
 * because two copies would share it.
 */
const ATTRIBUTES = [
  ...['xmlns', 'viewBox', 'class', 'transform', 'text-anchor'],
  ...['d', 'x', 'y', 'dx', 'dy', 'width', 'height', 'cx', 'cy', 'r'],
];
/** Elements whose text is shown or read. */
const WORDS = ['title', 'desc', 'text', 'tspan'];

const TOKEN = /<!--[\s\S]*?-->|<\/(\w+)\s*>|<(\w+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ENTITIES = /** @type {Record<string, string>} */ ({ '&amp;': '&', '&lt;': '<', '&gt;': '>' });

/**
 * @param {string} text
 * @param {string} file
 */
const plain = (text, file) =>
  text.replace(/&\w*;?/g, (entity) => {
    const character = ENTITIES[entity];
    if (!character) throw new Error(`${file}: unknown entity ${entity}`);
    return character;
  });

/**
 * @param {string} name
 * @param {string} attributes as written
 * @param {string} file
 * @returns {Element}
 */
function open(name, attributes, file) {
  if (!ELEMENTS.includes(name)) throw new Error(`${file}: a diagram may not hold <${name}>`);
  /** @type {Record<string, string>} */
  const properties = {};
  for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (!ATTRIBUTES.includes(key)) throw new Error(`${file}: <${name}> may not have the attribute "${key}"`);
    properties[key] = plain(value, file);
  }
  return { type: 'element', tagName: name, properties, children: [] };
}

/**
 * The tree of an SVG file, as rehype has it, without white space between elements.
 * @param {string} source well-formed XML, with no more in it than a diagram needs
 * @param {string} file named in errors
 * @returns {Element} the `svg` element
 * @throws where the file is not well-formed, or holds an element or an attribute that a diagram may not
 */
export function parseSvg(source, file) {
  const top = /** @type {Element} */ ({ type: 'element', tagName: '', properties: {}, children: [] });
  const stack = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(source);
    const parent = /** @type {Element} */ (stack.at(-1));
    if (!token) throw new Error(`${file}: cannot be read at "${source.slice(at, at + 40)}"`);
    const [, close, name, attributes = '', empty, text] = token;
    if (close) {
      if (parent.tagName !== close) throw new Error(`${file}: </${close}> closes <${parent.tagName}>`);
      stack.pop();
    } else if (name) {
      const element = open(name, attributes, file);
      parent.children.push(element);
      if (!empty) stack.push(element);
    } else if (text && WORDS.includes(parent.tagName)) {
      parent.children.push({ type: 'text', value: plain(text, file) });
    } else if (text?.trim()) throw new Error(`${file}: text outside a text element: "${text.trim()}"`);
  }
  const [svg, ...more] = top.children;
  if (stack.length > 1 || more.length > 0 || svg?.type !== 'element' || svg.tagName !== 'svg') {
    throw new Error(`${file}: not one whole <svg>`);
  }
  return svg;
}
