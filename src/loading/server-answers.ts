/** Makes each request one of its own, which no cache answers. */
let requests = 0;

/** Resolves with whether the site's server can be reached now. The policy allows no other request than one for a picture. */
export function serverAnswers(): Promise<boolean> {
  requests += 1;
  const picture = new Image();
  return new Promise((resolve) => {
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = `${import.meta.env.BASE_URL}icon.svg?${requests}`;
  });
}
