/**
 * Describes what a screen reader and a keyboard are told of the page. Elements have the numbers that `describePage` gives them, so of a table
 * that is clipped away only the region around it is described; the cases that open it describe it whole. Uses the DOM alone, so that all
 * browsers answer alike. Runs in the page.
 * @param {{ roles: readonly (readonly [selector: string, role: string])[], attributes: readonly string[], properties: readonly string[] }} what
 * @returns {import('./fingerprint.mjs').Access}
 */
export function describeAccess({ roles, attributes, properties }) {
  /** @type {Element[]} */
  const elements = [];
  /** Adds an element and what is in it, but for what is clipped away. @param {Element} element */
  function add(element) {
    if (element.matches('script, style, link, template')) return;
    elements.push(element);
    if (getComputedStyle(element).clipPath === 'inset(50%)') return;
    for (const child of element.children) add(child);
  }
  add(document.body);
  /** @type {import('./fingerprint.mjs').Access} */
  const access = { looks: [], elements: [], keyboard: [] };
  /** @type {Map<string, number>} */
  const known = new Map();

  const textOf = (/** @type {Node | null | undefined} */ node) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

  /** The texts of the elements whose ids an attribute holds. @param {string} ids */
  const named = (ids) =>
    ids
      .split(/\s+/)
      .map((id) => textOf(document.getElementById(id)))
      .join(' ')
      .trim();

  /** The name that an element has by something else than its own text. @param {Element} element */
  function nameOf(element) {
    const labels = /** @type {HTMLInputElement} */ (element).labels ?? [];
    const attribute = (/** @type {string} */ name) => element.getAttribute(name)?.trim();
    return (
      named(attribute('aria-labelledby') ?? '') ||
      attribute('aria-label') ||
      [...labels].map(textOf).join(' ') ||
      attribute('alt') ||
      textOf(element.querySelector(':scope > :is(caption, legend, figcaption, title)')) ||
      attribute('title') ||
      attribute('placeholder')
    );
  }

  /** @param {Element} element */
  function statesOf(element) {
    /** @type {Record<string, string>} */
    const states = {};
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      if (/^aria-label(?:ledby)?$/.test(name)) continue;
      // An id is a name that only this page knows: what it leads to counts.
      if (/^aria-(?:controls|describedby|details|owns|activedescendant|errormessage|flowto)$/.test(name)) {
        states[name] = named(value).slice(0, 60);
      } else if (name.startsWith('aria-') || attributes.includes(name)) states[name] = value;
    }
    for (const name of properties) {
      const value = Reflect.get(element, name);
      if (value === true || (name === 'value' && element.matches('input, select, meter, progress'))) {
        states[name] = String(value);
      }
    }
    return states;
  }

  /** @param {Element} element */
  const lookOf = (element) => ({
    role: element.getAttribute('role') ?? roles.find(([selector]) => element.matches(selector))?.[1] ?? '',
    states: statesOf(element),
  });

  const modal = document.querySelector('dialog:modal');

  /** Whether the Tab key reaches an element. @param {Element} element */
  const reached = (element) =>
    /** @type {HTMLElement} */ (element).tabIndex >= 0 &&
    !element.matches(':disabled, a:not([href], [tabindex])') &&
    !element.closest('[inert]') &&
    (!modal || modal.contains(element)) &&
    element.checkVisibility({ visibilityProperty: true });

  elements.forEach((element, index) => {
    const look = lookOf(element);
    const name = nameOf(element);
    if (look.role === '' && !name && Object.keys(look.states).length === 0) return;
    const key = JSON.stringify(look);
    const at = known.get(key) ?? access.looks.push(look) - 1;
    known.set(key, at);
    access.elements.push(name ? [index, at, name] : [index, at]);
  });
  const stops = elements.flatMap((element, index) =>
    reached(element)
      ? [{ index, first: /** @type {HTMLElement} */ (element).tabIndex || Number.POSITIVE_INFINITY }]
      : [],
  );
  access.keyboard = stops.sort((a, b) => (a.first === b.first ? 0 : a.first - b.first)).map(({ index }) => index);
  return access;
}

/** What `describeAccess` looks for. */
export const TOLD = {
  /** The roles of elements that no attribute gives one, by the first selector that fits. */
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
  /** Attributes that are told, besides those of ARIA and the names. */
  attributes: ['scope', 'headers', 'colspan', 'rowspan', 'tabindex', 'lang', 'dir', 'accesskey', 'contenteditable'],
  /** States that an attribute only begins with. */
  properties: [
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
