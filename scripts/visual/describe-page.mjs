/**
 * Describes the elements of the page that a picture shows. Runs in the page.
 * @param {{ properties: readonly string[] }} what names of CSS properties, as `getComputedStyle` has them
 * @returns {import('./fingerprint.mjs').Structure}
 */
export function describePage({ properties }) {
  /** @type {Map<string, number>} */
  const known = new Map();
  /** @type {import('./fingerprint.mjs').Structure} */
  const page = { styles: [], elements: [] };
  const px = (/** @type {number} */ value) => Math.round(value * 100) / 100;

  /** A value without the number of an id that React gave: it counts what was ever rendered. @param {string} value */
  const anonymous = (value) => value.replaceAll(/_r_\w+_/g, '_r_');

  /** @param {Element} element */
  function styleOf(element) {
    const computed = getComputedStyle(element);
    const style = Object.fromEntries(properties.map((name) => [name, anonymous(computed.getPropertyValue(name))]));
    const key = JSON.stringify(style);
    const index = known.get(key) ?? page.styles.push(style) - 1;
    known.set(key, index);
    return index;
  }

  /** The element among its siblings. @param {Element} element */
  function nameOf(element) {
    const plain = (/** @type {Element} */ one) => `${one.localName}${one.classList[0] ? `.${one.classList[0]}` : ''}`;
    const name = plain(element);
    const alike = [...(element.parentElement?.children ?? [])].filter((one) => plain(one) === name);
    return alike.length > 1 ? `${name}[${alike.indexOf(element) + 1}]` : name;
  }

  /** Whether an id was written by a person: React’s own count on from page to page. @param {string} id */
  const given = (id) => id !== '' && !id.startsWith('_r_');

  /** @param {Element} element @param {number} parent @param {string} above path of the parent */
  function add(element, parent, above) {
    if (element.matches('script, style, link, template')) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    const path = given(element.id) ? `#${element.id}` : above ? `${above} > ${nameOf(element)}` : element.localName;
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own
      .map((node) => node.textContent)
      .join('')
      .trim();
    const index = page.elements.length;
    page.elements.push({
      path,
      parent,
      box: [x + scrollX, y + scrollY, width, height].map(px),
      style: styleOf(element),
      ...(text && { text }),
    });
    // What is clipped away is there for screen readers alone: the picture does not show it.
    if (getComputedStyle(element).clipPath === 'inset(50%)') return;
    for (const child of element.children) add(child, index, path);
  }

  add(document.body, -1, '');
  return page;
}

/** The properties that say how an element looks, besides its box. */
export const PROPERTIES = [
  'display',
  'position',
  'visibility',
  'opacity',
  'color',
  'background-color',
  'background-image',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
  'border-top-color',
  'border-bottom-color',
  'border-radius',
  'box-shadow',
  'outline-width',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'margin-top',
  'margin-right',
  'margin-bottom',
  'margin-left',
  'row-gap',
  'column-gap',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variation-settings',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-transform',
  'text-decoration-line',
  'transform',
  'overflow',
  'fill',
  'stroke',
  'stroke-width',
];
