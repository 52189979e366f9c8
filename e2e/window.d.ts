/** What tests put on a page's window. */
interface Window {
  /** WebGL contexts that were made. */
  made?: string[];
  /** Takes a planted error back. */
  mend?: () => void;
}
