import type { Table } from '../sim/tables/table';
import { setText } from './set-text';

function newRow({ columns }: Table): HTMLTableRowElement {
  const row = document.createElement('tr');
  columns.forEach(({ numeric, sentence }, c) => {
    const cell = document.createElement(c === 0 ? 'th' : 'td');
    if (c === 0) cell.setAttribute('scope', 'row');
    if (numeric) cell.dataset.numeric = 'true';
    if (sentence) cell.dataset.sentence = 'true';
    row.append(cell);
  });
  return row;
}

function writeRow(row: HTMLTableRowElement, texts: readonly string[], isSelected: boolean): void {
  let cell = row.firstElementChild;
  for (const text of texts) {
    setText(cell, text);
    cell = cell?.nextElementSibling ?? null;
  }
  if (isSelected) row.dataset.selected = 'true';
  else row.removeAttribute('data-selected');
}

/**
 * Updates the body of a table, whose columns are the same at each call. A row keeps its element, and a reader's place
 * in it, while its key is listed; elements of removed rows are reused; only changed texts are written. Rows with a cell
 * that contains `marked` are marked.
 */
export function writeRows(body: HTMLTableSectionElement, table: Table, marked?: string): void {
  const keys = new Set(table.rows.map(({ key }) => key));
  const remaining = new Map<string, HTMLTableRowElement>();
  const spare: HTMLTableRowElement[] = [];
  for (const row of body.rows) {
    const key = row.dataset.key ?? '';
    if (keys.has(key)) remaining.set(key, row);
    else spare.push(row);
  }
  let place = body.firstElementChild;
  for (const { key, cells } of table.rows) {
    const row = remaining.get(key) ?? spare.pop() ?? newRow(table);
    row.dataset.key = key;
    if (row === place) place = place.nextElementSibling;
    else body.insertBefore(row, place);
    const texts = cells.map(String);
    writeRow(row, texts, marked !== undefined && texts.some((text) => text.includes(marked)));
  }
  for (const row of spare) row.remove();
}
