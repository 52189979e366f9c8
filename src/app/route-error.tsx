/** What is left when a page could not be loaded or shown. */
export function RouteError() {
  return (
    <main className="route-error">
      <p className="eyebrow">Error</p>
      <h1>Unexpected Application Error!</h1>
      <p>
        This page could not be shown. <a href="/">Return to home</a>, or reload it.
      </p>
    </main>
  );
}
