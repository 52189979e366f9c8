/**
 * Counts values whose unit is broken at its slash, such as `2.4 m/s`, and all values with such a unit. Runs in a page.
 */
export function brokenUnits(): { all: number; broken: string[] } {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let all = 0;
  while (walker.nextNode()) {
    for (const { 0: value, index } of walker.currentNode.textContent?.matchAll(/[\d.]+\sk?m\/\u2060?[sh]/g) ?? []) {
      all++;
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + value.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(value);
    }
  }
  return { all, broken };
}
