/** @typedef {import('./fingerprint.mjs').Element} Described */

/**
 * Describes the page's elements that a picture shows, with what a screen reader and a keyboard find of each. Uses the
 * DOM alone, so that all browsers answer alike. A style is included if the site sets it: if it is neither the browser's
 * default for such an element nor inherited. Runs in the page.
 * @param {typeof FINGERPRINT_PARTS} told
 * @returns {Described[]}
 */
export function describe({ properties, inherited, roles, attributes, states }) {
  /** @type {Described[]} */
  const described = [];
  /** @type {Element[]} */
  const elements = [];
  const px = (/** @type {number} */ value) => Math.round(value * 10) / 10;
  const textOf = (/** @type {Node | null | undefined} */ node) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

  /** Removes the number from React's generated ids, which counts all that was ever rendered. @param {string} value */
  const anonymous = (value) => value.replaceAll(/_r_\w+_/g, '_r_');

  /** @param {Element} element @returns {Record<string, string>} */
  function computed(element) {
    const style = getComputedStyle(element);
    return Object.fromEntries(properties.map((name) => [name, anonymous(style.getPropertyValue(name))]));
  }

  // In the shadow of an element without a style, no rule of the page applies.
  const host = document.createElement('div');
  host.style.setProperty('all', 'initial');
  host.style.setProperty('display', 'none');
  const shadow = host.attachShadow({ mode: 'open' });
  document.body.append(host);
  /** @type {Map<string, Record<string, string>>} */
  const defaults = new Map();

  /** The browser's default style of such an element. @param {Element} element */
  function defaultOf(element) {
    const bare = /** @type {Element} */ (document.createElementNS(element.namespaceURI, element.localName));
    for (const name of ['type', 'popover', 'multiple', 'controls'])
      if (element.hasAttribute(name)) bare.setAttribute(name, element.getAttribute(name) ?? '');
    if (element.hasAttribute('href')) bare.setAttribute('href', '#');
    const key = bare.outerHTML;
    const known = defaults.get(key);
    if (known) return known;
    shadow.append(bare);
    const style = computed(bare);
    defaults.set(key, style);
    return style;
  }
  const plain = defaultOf(document.createElement('div'));

  /**
   * @param {string} name
   * @param {Record<string, string>} style
   * @param {Record<string, string>} initial
   * @param {Record<string, string>} above
   */
  function isSet(name, style, initial, above) {
    if (/^border-.*-color$/.test(name)) {
      const seen = style[name.replace('color', 'width')] !== '0px';
      return seen && !(style[name] === style.color && initial[name] === initial.color);
    }
    const base = inherited.includes(name) && initial[name] === plain[name] ? above[name] : initial[name];
    return style[name] !== base;
  }

  /** Name of the element among its siblings. @param {Element} element */
  function nameOf(element) {
    const short = (/** @type {Element} */ one) => `${one.localName}${one.classList[0] ? `.${one.classList[0]}` : ''}`;
    const name = short(element);
    const alike = [...(element.parentElement?.children ?? [])].filter((one) => short(one) === name);
    return alike.length > 1 ? `${name}[${alike.indexOf(element) + 1}]` : name;
  }

  /** True if a person wrote the id: React’s own count on from page to page. @param {string} id */
  const isAuthored = (id) => id !== '' && !id.startsWith('_r_');

  /** @param {Element} element @param {number} parent @param {Record<string, string>} above style of the parent */
  function add(element, parent, above) {
    if (element === host || element.matches('script, style, link, template')) return;
    const style = computed(element);
    if (style.display === 'none') return;
    const bare = defaultOf(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = texts
      .map((node) => node.textContent)
      .join('')
      .trim();
    const name = isAuthored(element.id) ? `#${element.id}` : nameOf(element);
    const path = name.startsWith('#') || parent < 0 ? name : `${described[parent]?.path} > ${name}`;
    const index = elements.push(element) - 1;
    const set = Object.entries(style).filter(([each]) => isSet(each, style, bare, above));
    described.push({
      path,
      parent,
      box: [x + scrollX, y + scrollY, width, height].map(px),
      ...(set.length > 0 && { style: Object.fromEntries(set) }),
      ...(text && { text }),
    });
    // Clipped elements are for screen readers alone: the picture does not show them.
    if (getComputedStyle(element).clipPath === 'inset(50%)') return;
    for (const child of element.children) add(child, index, style);
  }

  /** Joins the texts of the elements whose ids an attribute holds. @param {string} ids */
  const named = (ids) =>
    ids
      .split(/\s+/)
      .map((id) => textOf(document.getElementById(id)))
      .join(' ')
      .trim();

  /**
   * Accessible name of an element from another source than its own text. A figure’s caption is described by its own
   * elements.
   * @param {Element} element
   */
  function labelOf(element) {
    const labels = /** @type {HTMLInputElement} */ (element).labels ?? [];
    const attribute = (/** @type {string} */ name) => element.getAttribute(name)?.trim();
    return (
      named(attribute('aria-labelledby') ?? '') ||
      attribute('aria-label') ||
      [...labels].map(textOf).join(' ') ||
      attribute('alt') ||
      textOf(element.querySelector(':scope > :is(caption, legend, title)')) ||
      attribute('title') ||
      attribute('placeholder')
    )?.slice(0, 120);
  }

  /** @param {Element} element */
  function statesOf(element) {
    /** @type {Record<string, string>} */
    const found = {};
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      if (/^aria-label(?:ledby)?$/.test(name)) continue;
      // Ids are names that only this page knows: the text of the element referred to counts.
      if (/^aria-(?:controls|describedby|details|owns|activedescendant|errormessage|flowto)$/.test(name)) {
        found[name] = named(value).slice(0, 60);
      } else if (name.startsWith('aria-') || attributes.includes(name)) found[name] = value;
    }
    for (const name of states) {
      const value = Reflect.get(element, name);
      if (value === true || (name === 'value' && element.matches('input, select, meter, progress'))) {
        found[name] = String(value);
      }
    }
    return found;
  }

  const modal = document.querySelector('dialog:modal');

  /** True if the Tab key reaches an element. @param {Element} element */
  const reached = (element) =>
    /** @type {HTMLElement} */ (element).tabIndex >= 0 &&
    !element.matches(':disabled, a:not([href], [tabindex])') &&
    !element.closest('[inert]') &&
    (!modal || modal.contains(element)) &&
    element.checkVisibility({ visibilityProperty: true });

  add(document.body, -1, plain);
  host.remove();
  elements.forEach((element, index) => {
    const role = element.getAttribute('role') ?? roles.find(([selector]) => element.matches(selector))?.[1] ?? '';
    const [name, told] = [labelOf(element), statesOf(element)];
    Object.assign(described[index] ?? {}, {
      ...(role && { role }),
      ...(name && { name }),
      ...(Object.keys(told).length > 0 && { states: told }),
      ...(reached(element) && { stop: true }),
    });
  });
  return described;
}

/** Properties that an element hands down to its descendants. */
const INHERITED = [
  'visibility',
  'color',
  'fill',
  'stroke',
  'stroke-width',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variation-settings',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-transform',
];

/** Properties, roles and attributes of an element that a fingerprint has. */
export const FINGERPRINT_PARTS = {
  /** Properties of its looks, besides its box. */
  properties: [
    ...INHERITED,
    'display',
    'position',
    'opacity',
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
    'text-decoration-line',
    'transform',
    'overflow',
  ],
  inherited: INHERITED,
  /** Implicit roles, by the first selector that fits. */
  roles: /** @type {const} */ ([
    ['a[href]', 'link'],
    ['button, summary', 'button'],
    ['input:is([type="button"], [type="submit"], [type="reset"])', 'button'],
    ['input[type="checkbox"]', 'checkbox'],
    ['input[type="radio"]', 'radio'],
    ['input[type="range"]', 'slider'],
    ['input[type="number"]', 'spinbutton'],
    ['input[type="search"]', 'searchbox'],
    ['input, textarea', 'textbox'],
    ['select', 'combobox'],
    ['option', 'option'],
    ...[1, 2, 3, 4, 5, 6].map((level) => /** @type {const} */ ([`h${level}`, `heading ${level}`])),
    ['table', 'table'],
    ['thead, tbody, tfoot', 'rowgroup'],
    ['tr', 'row'],
    ['th', 'header cell'],
    ['td', 'cell'],
    ['caption', 'caption'],
    ['ul, ol, menu', 'list'],
    ['li', 'listitem'],
    ['dt', 'term'],
    ['dd', 'definition'],
    ['nav', 'navigation'],
    ['main', 'main'],
    ['body > header, #root > header', 'banner'],
    ['body > footer, #root > footer', 'contentinfo'],
    ['aside', 'complementary'],
    ['section:is([aria-label], [aria-labelledby])', 'region'],
    ['article', 'article'],
    ['figure', 'figure'],
    ['img[alt=""]', 'none'],
    ['img', 'image'],
    ['details, fieldset', 'group'],
    ['dialog', 'dialog'],
    ['output', 'status'],
    ['progress', 'progressbar'],
    ['meter', 'meter'],
    ['hr', 'separator'],
    ['p', 'paragraph'],
    ['time', 'time'],
    ['strong', 'strong'],
    ['em', 'emphasis'],
    ['code', 'code'],
  ]),
  /** Attributes besides those of ARIA and the names. */
  attributes: ['scope', 'headers', 'colspan', 'rowspan', 'tabindex', 'lang', 'dir', 'accesskey', 'contenteditable'],
  /** Prefixes of the attributes that hold states. */
  states: [
    'disabled',
    'checked',
    'indeterminate',
    'selected',
    'required',
    'readOnly',
    'open',
    'hidden',
    'inert',
    'value',
  ],
};
