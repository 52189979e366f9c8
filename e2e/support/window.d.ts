/** What tests put on a page's window. */
interface Window {
  /** Kinds of the WebGL contexts of a page. */
  contexts?: string[];
  /** Takes a planted error back. */
  mend?: () => void;
}
