import { startTimer } from '../clock/timers';

/** Milliseconds without an answer after which a server counts as out of reach. */
const ANSWER_MS = 10_000;

/** Number of requests, which makes each address unique, so that no cache answers. */
let requests = 0;

/**
 * Resolves to true if the site's server can be reached. It requests a picture, because the content security policy
 * allows nothing else.
 */
export function serverAnswers(): Promise<boolean> {
  requests += 1;
  const picture = new Image();
  return new Promise((resolve) => {
    const cancel = startTimer(ANSWER_MS, () => resolve(false));
    const answer = (isThere: boolean) => () => {
      cancel();
      resolve(isThere);
    };
    picture.onload = answer(true);
    picture.onerror = answer(false);
    picture.src = `${import.meta.env.BASE_URL}icon.svg?${requests}`;
  });
}
