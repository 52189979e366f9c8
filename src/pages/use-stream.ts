import { useSession, useView } from '../session/use-session';

/** State of the page's stream, and the function that shows or hides it. It is shown in prerendered HTML. */
export function useStream(): readonly [isShown: boolean, show: (isShown: boolean) => void] {
  const session = useSession();
  return [
    useView(({ stream }) => stream !== 'hidden'),
    (isShown) => session.change({ stream: isShown ? 'shown' : 'hidden' }),
  ];
}
