import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Attempts, loadWithRetries } from './load-with-retries';
import { PartNotice } from './part-notice';

interface MissingProps<T> {
  load(): Promise<T>;
  /** Called once, when the part has loaded after all. */
  arrived(value: T): void;
  /** Name of the missing part, and a sentence on the page without it. */
  readonly children: ReactNode;
}

/** Stands in for a part that could not be loaded, and retries. */
export function MissingPart<T>({ load, arrived, children }: MissingProps<T>) {
  const attempts = useRef<Attempts>(undefined);
  const retried = useRef(false);
  const [exhausted, setExhausted] = useState(false);
  const done = useEffectEvent(arrived);
  const failed = useEffectEvent(() => {
    if (retried.current) setExhausted(true);
  });
  useEffect(() => {
    const trying = loadWithRetries(
      load,
      (value) => done(value),
      () => failed(),
    );
    attempts.current = trying;
    return trying.stop;
  }, [load]);
  const retry = () => {
    retried.current = true;
    attempts.current?.retry();
  };
  return (
    <PartNotice retry={retry} exhausted={exhausted}>
      {children}
    </PartNotice>
  );
}
