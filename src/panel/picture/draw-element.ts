/** True if a box lies inside another from top to bottom, give or take a pixel, and overlaps it from left to right. */
function inside(box: DOMRect, outer: DOMRect): boolean {
  return box.top >= outer.top - 1 && box.bottom <= outer.bottom + 1 && box.left < outer.right && box.right > outer.left;
}

/** Opacity of an element within `list`, multiplied with that of its parents. */
function opacityIn(list: Element, element: Element): number {
  const { parentElement } = element;
  const around = element === list || !parentElement ? 1 : opacityIn(list, parentElement);
  return around * Number(getComputedStyle(element).opacity);
}

function drawText(context: CanvasRenderingContext2D, text: Text, cell: DOMRect, style: CSSStyleDeclaration): void {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, top } = range.getBoundingClientRect();
  context.save();
  context.beginPath();
  context.rect(cell.left, cell.top, cell.width, cell.height);
  context.clip();
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.color;
  context.fillText(text.data, left, top + context.measureText(text.data).fontBoundingBoxAscent);
  context.restore();
}

/** Draws the visible lines of a text area that breaks none of them. Returns their number. */
function drawLines(context: CanvasRenderingContext2D, area: HTMLTextAreaElement): number {
  const { left, top, width, height } = area.getBoundingClientRect();
  const style = getComputedStyle(area);
  const high = Number.parseFloat(style.lineHeight);
  const x = left + Number.parseFloat(style.paddingLeft) - area.scrollLeft;
  const y = top + Number.parseFloat(style.paddingTop) - area.scrollTop;
  context.save();
  context.beginPath();
  context.rect(left, top, width, height);
  context.clip();
  context.fillStyle = style.backgroundColor;
  context.fillRect(left, top, width, height);
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.color;
  context.textBaseline = 'middle';
  const first = Math.max(0, Math.floor((top - y) / high));
  const lines = area.value.split('\n').slice(first, first + Math.ceil(height / high) + 1);
  for (const [i, line] of lines.entries()) context.fillText(line, x, y + (first + i + 0.5) * high);
  context.restore();
  return lines.length;
}

/**
 * Draws the grounds, lower borders and texts of a log or a table, each text on one line and cut off at the end of its
 * box, or the lines of a text area. Icons are left out, and so is anything scrolled out of `list`, wholly or in part.
 * The context's coordinates are those of the window. Returns the number of texts drawn.
 */
export function drawElement(context: CanvasRenderingContext2D, list: Element): number {
  if (list instanceof HTMLTextAreaElement) return drawLines(context, list);
  const box = list.getBoundingClientRect();
  const walker = document.createTreeWalker(list, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let texts = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node instanceof Text ? node.parentElement : node;
    if (!(element instanceof HTMLElement)) continue;
    const cell = element.getBoundingClientRect();
    if (Math.min(cell.width, cell.height) < 2 || !inside(cell, box)) continue;
    const style = getComputedStyle(element);
    context.globalAlpha = opacityIn(list, element);
    if (node instanceof Text) {
      if (node.data.trim() === '') continue;
      drawText(context, node, cell, style);
      texts += 1;
      continue;
    }
    context.fillStyle = style.backgroundColor;
    context.fillRect(cell.left, cell.top, cell.width, cell.height);
    const line = Number.parseFloat(style.borderBottomWidth);
    context.fillStyle = style.borderBottomColor;
    context.fillRect(cell.left, cell.bottom - line, cell.width, line);
  }
  context.globalAlpha = 1;
  return texts;
}
