/** Properties that tests put on a page's window. */
interface Window {
  /** Kinds of the WebGL contexts of a page. */
  contexts?: string[];
  /** Ends a planted error. */
  mend?: () => void;
}
