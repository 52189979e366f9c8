/**
 * A text on a screen.
 * @typedef {object} Text
 * @property {string} text
 * @property {number} px its size
 * @property {number} contrast with what lies behind it, 1 to 21; of a drawing's labels, that of the faintest ink on a panel
 */

/** @typedef {[red: number, green: number, blue: number, alpha: number]} Colour each from 0 to 1 */

/** Notes the fonts in which drawings write their labels. To be run before the page's own scripts. */
export const NOTE_LABELS = `{
  window.labelFonts = new Set();
  for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
    const { fillText } = prototype;
    prototype.fillText = function (...args) {
      window.labelFonts.add(this.font);
      return fillText.apply(this, args);
    };
  }
}`;

/** Runs in the page: its visible texts, and the labels of its drawings. @returns {{ page: Text[], labels: Text[] }} */
function readTexts() {
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
    new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  );
  /** @param {string} text as CSS has it @returns {Colour} */
  const colourOf = (text) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = text;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = [...context.getImageData(0, 0, 1, 1).data].map((each) => each / 255);
    return [r, g, b, a];
  };
  /** @param {Colour} above @param {Colour} below @returns {Colour} */
  const over = ([r, g, b, a], [r0, g0, b0]) => [r * a + r0 * (1 - a), g * a + g0 * (1 - a), b * a + b0 * (1 - a), 1];
  /** @param {Colour} colour */
  const luminance = ([r, g, b]) => {
    const [red = 0, green = 0, blue = 0] = [r, g, b].map((c) =>
      c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** @param {Colour} a @param {Colour} b */
  const contrastOf = (a, b) => {
    const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
    return Math.max(x, y) / Math.min(x, y);
  };
  /** An element and what it lies in, from the inside out. @param {Element} element */
  const around = (element) => {
    const found = [element];
    for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
    return found;
  };
  /** @param {Element} element @returns {Colour} */
  const ground = (element) =>
    around(element).reduceRight(
      (below, each) => over(colourOf(getComputedStyle(each).backgroundColor), below),
      colourOf('#000'),
    );
  /** @param {Element} element */
  const opacity = (element) =>
    around(element).reduce((product, each) => product * Number(getComputedStyle(each).opacity), 1);

  /** @param {Text['text']} text @param {Element} element @returns {Text} */
  const describe = (text, element) => {
    const { fill, color, fontSize } = getComputedStyle(element);
    const below = ground(element);
    const [r, g, b, a] = colourOf(element instanceof SVGElement ? fill : color);
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const contrast = contrastOf(over([r, g, b, a * opacity(element)], below), below);
    return { text: text.slice(0, 60), px: Number.parseFloat(fontSize) * scale, contrast };
  };

  /** @type {Text[]} */
  const page = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: element } = node;
    const text = node.textContent?.trim();
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height, left, top } = range.getBoundingClientRect();
    const inside = left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;
    if (!text || !element || !inside || width < 2 || height < 2) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (!element.closest('.kiosk-screen') || element.closest('.visually-hidden, select, textarea')) continue;
    page.push(describe(text, element));
  }

  const root = getComputedStyle(document.documentElement);
  const contrast = contrastOf(colourOf(root.getPropertyValue('--faint')), colourOf(root.getPropertyValue('--panel')));
  /** @type {Set<string>} */
  const fonts = Reflect.get(window, 'labelFonts');
  const labels = [...fonts].map((font) => ({ text: font, px: Number(/([\d.]+)px/.exec(font)?.[1]), contrast }));
  return { page, labels };
}

/** An expression that gives them. */
export const READ_TEXTS = `(${readTexts})()`;
