import { type ChoiceCodec, useChoice } from '../link/use-choice';
import { useHydrated } from '../ui/hydrated';

const KIND: ChoiceCodec<boolean> = {
  read: ({ stream }) => stream && stream === 'shown',
  write: (shown) => ({ stream: shown === false ? 'hidden' : undefined }),
};

/** Whether the page shows its stream, and the function that shows or hides it. It is shown in prerendered HTML. */
export function useStream(): readonly [shown: boolean, show: (shown: boolean) => void] {
  const [shown, show] = useChoice(KIND, true);
  return [useHydrated() ? shown : true, show];
}
