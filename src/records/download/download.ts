/** What an alert says when the browser refuses a download. */
const FAILED = 'Snapshot download failed';

const MAX_NAME = 80;
/** What follows a long world's name: the instant and the kind of file. */
const ENDING = /(?:-\d{1,16})?(?:-[a-z]{1,16})?\.[a-z]{1,5}$/;

/** A file name that every file system takes: letters, digits, dot, dash and underscore; never empty, never hidden. */
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
 * Hands the visitor a JSON file built from `value`. Alerts when the browser refuses. Its control has `data-download`,
 * by which a kiosk hides it.
 */
export function downloadJson(name: string, value: unknown): void {
  downloadFile(name, 'application/json', () => `${JSON.stringify(value, null, 2)}\n`);
}

/** Hands the visitor a file of text that is JSON already. Alerts when the browser refuses, or when `text` rejects. */
export async function downloadJsonText(name: string, text: string | Promise<string>): Promise<void> {
  try {
    const content = await text;
    downloadFile(name, 'application/json', () => content);
  } catch {
    alert(FAILED);
  }
}

/** First in a file, tells spreadsheets that it is UTF-8: Excel reads any other as the machine's old code page. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Hands the visitor a file of CSV text. Alerts when the browser refuses. */
export function downloadCsv(name: string, text: string): void {
  downloadFile(name, 'text/csv;charset=utf-8', () => BYTE_ORDER_MARK + text);
}

/** Hands the visitor a picture. Alerts when the browser refuses. */
export function downloadPng(name: string, png: Blob): void {
  downloadFile(name, 'image/png', () => png);
}

function downloadFile(name: string, type: string, content: () => BlobPart): void {
  try {
    const blob = new Blob([content()], { type });
    // Some browsers read the file only after the click has returned, so the one before is freed, not this.
    if (lastUrl) URL.revokeObjectURL(lastUrl);
    lastUrl = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = lastUrl;
    link.download = safeFileName(name);
    // On the page, where a kiosk stops it as it stops every link.
    document.body.append(link);
    link.click();
    link.remove();
  } catch {
    alert(FAILED);
  }
}
