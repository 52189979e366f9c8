/** Alert if the browser refuses a download. */
const FAILED = 'Snapshot download failed';

const MAX_NAME = 80;
/** Ending behind a long world's name: the instant and the kind of file. */
const ENDING = /(?:-\d{1,16})?(?:-[a-z]{1,16})?\.[a-z]{1,5}$/;

/**
 * Returns a file name that every file system takes: letters, digits, dot, dash and underscore; never empty, never
 * hidden.
 */
export function safeFileName(name: string): string {
  const safe = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.-]+/, '')
    .replace(/[.-]+$/, '');
  const end = ENDING.exec(safe)?.[0] ?? '';
  const cut = safe.slice(0, MAX_NAME - end.length).replace(/[.-]+$/, '');
  return (safe.length > MAX_NAME ? cut + end : safe) || 'snapshot';
}

let lastUrl: string | undefined;

/**
 * Downloads a JSON file built from `value`. Alerts if the browser refuses. Its control has `data-download`, by which a
 * kiosk hides it.
 */
export function downloadJson(name: string, value: unknown): void {
  downloadFile(name, 'application/json', () => `${JSON.stringify(value, null, 2)}\n`);
}

/** Downloads a file of text that is JSON already. Alerts if the browser refuses, or if `text` rejects. */
export async function downloadJsonText(name: string, text: string | Promise<string>): Promise<void> {
  try {
    const content = await text;
    downloadFile(name, 'application/json', () => content);
  } catch {
    alert(FAILED);
  }
}

/**
 * Prefix of a CSV file that tells spreadsheets that it is UTF-8: Excel reads any other as the machine's old code page.
 */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Downloads a file of CSV text. Alerts if the browser refuses. */
export function downloadCsv(name: string, text: string): void {
  downloadFile(name, 'text/csv;charset=utf-8', () => BYTE_ORDER_MARK + text);
}

/** Downloads a picture. Alerts if the browser refuses. */
export function downloadPng(name: string, png: Blob): void {
  downloadFile(name, 'image/png', () => png);
}

function downloadFile(name: string, type: string, content: () => BlobPart): void {
  try {
    const blob = new Blob([content()], { type });
    // Some browsers read the file only after the click has returned, so the previous URL is freed, not this one.
    if (lastUrl) URL.revokeObjectURL(lastUrl);
    lastUrl = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = lastUrl;
    link.download = safeFileName(name);
    // The link is in the document, so that a kiosk stops it as it stops every link.
    document.body.append(link);
    link.click();
    link.remove();
  } catch {
    alert(FAILED);
  }
}
