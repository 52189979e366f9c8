/** Pages whose text is in columns. */
export const COLUMN_PAGES = ['/skynet', '/skynet-base-layer'] as const;

/** Widths with two and with three columns, in CSS px. */
export const COLUMN_WIDTHS = [1280, 1920] as const;

/** Runs in a page: the section headings that end a column, so that what they head begins in another, and how many headings there are. */
export function headingsOfColumns(): { all: number; stranded: (string | null)[] } {
  const headings = [...document.querySelectorAll('main .prose-sections h2')];
  const stranded = headings.filter((heading) => {
    const next = heading.nextElementSibling ?? heading.parentElement?.nextElementSibling;
    return next && Math.abs(next.getBoundingClientRect().left - heading.getBoundingClientRect().left) > 1;
  });
  return { all: headings.length, stranded: stranded.map(({ textContent }) => textContent) };
}

/** Runs in a page: values whose unit is broken at its slash, such as `2.4 m/s`, and how many values with such a unit there are. */
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
