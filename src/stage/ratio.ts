/** Calls back whenever the device's pixel ratio has changed: at a zoom, or on another screen. The function returned stops it. */
export function onRatioChange(changed: () => void): () => void {
  let query: MediaQueryList;
  // A query knows one ratio only.
  const listen = () => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', next, { once: true });
  };
  const next = () => {
    listen();
    changed();
  };
  listen();
  return () => query.removeEventListener('change', next);
}
