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

/**
 * Draws the grounds, lower borders and texts of a log or a table, each text on one line and cut off at the end of its
 * box. Icons are left out, and so is anything scrolled out of `list`, wholly or in part. The context's coordinates are
 * those of the window. Returns the number of texts drawn.
 */
export function drawElement(context: CanvasRenderingContext2D, list: Element): number {
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
