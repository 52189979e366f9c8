import { pictureBox } from '../../theme/picture-box';

/**
 * Ends a list at the row of that key, which stays where it is, with the height that rows have now; without a key, where
 * its style sheet ends it.
 */
export function endAt(list: HTMLElement | null, key: string | undefined): void {
  const rows = list?.parentElement;
  if (!list || !rows) return;
  const row = key === undefined ? null : list.querySelector(`li[data-key="${CSS.escape(key)}"]`);
  if (!row) {
    list.style.removeProperty('block-size');
    rows.style.removeProperty('--log-opened');
    return;
  }
  row.scrollIntoView({ block: 'nearest' });
  const { top, height } = pictureBox(row);
  const rowsInSight = (top + height - pictureBox(list).top - list.clientTop) / height;
  list.style.blockSize = `calc(${rowsInSight} * var(--log-row) + 2px)`;
  rows.style.setProperty('--log-opened', `${height}px`);
}
