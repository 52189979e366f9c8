/** A counter that makes each request unique, so that no cache answers it. */
let requests = 0;

/**
 * Resolves with whether the site’s server can be reached. It requests a picture, because the content security policy
 * allows nothing else.
 */
export function serverAnswers(): Promise<boolean> {
  requests += 1;
  const picture = new Image();
  return new Promise((resolve) => {
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = `${import.meta.env.BASE_URL}icon.svg?${requests}`;
  });
}
