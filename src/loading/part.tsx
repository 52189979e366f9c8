import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { OnMount } from '../ui/on-mount';
import { ErrorBoundary } from './error-boundary';
import { MissingPart } from './missing-part';
import { StoppedNotice } from './part-notice';
import { PendingPart } from './pending-part';

/** The code of a part could not be loaded. All else that goes wrong is an error of the part itself. */
class NotLoaded extends Error {}

interface PartProps<P extends object> {
  /** The part's name, as a sentence begins: `The legend`. */
  readonly name: string;
  /** Imports a module whose default export is the component. The same function in all renders. */
  load(): Promise<{ default: ComponentType<P> }>;
  /**
   * Its code is not asked for before this, its fallback has to be shown, or `loadWaitingParts`. The same function in
   * all renders.
   */
  until?(): Promise<void>;
  readonly props: P;
  /** Shown while the part is loading. */
  readonly fallback?: ReactNode;
  /** What a visitor has without the part, in a sentence. */
  readonly without?: ReactNode;
  /** Called once it is on the page, or what is said in its place. */
  arrived?(): void;
}

/**
 * Components whose code has arrived, by the function that loads it: these are there at once when they are shown again.
 */
const arrivedCode = new WeakMap<() => Promise<unknown>, unknown>();

/** A promise, and the function that settles it. */
function createSignal() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { resolve, promise };
}

const loadNow = createSignal();

/**
 * Loads the code of all parts that wait: until they are hydrated, React holds a transition back that changes what they
 * may read, such as the address.
 */
export const loadWaitingParts = loadNow.resolve;

/** One attempt to show a part. Each attempt needs a new lazy component, because a lazy component caches its failure. */
function Attempt<P extends object>({
  name,
  load,
  until,
  props,
  fallback,
  without,
  arrived,
  renew,
}: PartProps<P> & { renew(): void }) {
  const fallbackShown = useMemo(createSignal, []);
  const Loaded: ComponentType<P> = useMemo(
    () =>
      (arrivedCode.get(load) as ComponentType<P> | undefined) ??
      lazy(async () => {
        if (until) await Promise.race([until(), fallbackShown.promise, loadNow.promise]);
        const module = await load().catch((cause: unknown) => {
          throw new NotLoaded(`${name} could not be loaded.`, { cause });
        });
        arrivedCode.set(load, module.default);
        return module;
      }),
    [load, until, name, fallbackShown],
  );
  const notice = (error: unknown, retry: () => void) =>
    error instanceof NotLoaded ? (
      <MissingPart load={load} arrived={renew}>
        <span>{`${name} could not be loaded.${without === undefined ? '' : ' '}`}</span>
        <span>{without}</span>
        {arrived && <OnMount run={arrived} />}
      </MissingPart>
    ) : (
      <StoppedNotice name={name} retry={retry} />
    );
  return (
    <ErrorBoundary name={name} fallback={notice}>
      <Suspense
        fallback={
          <>
            <PendingPart />
            <OnMount run={fallbackShown.resolve} />
            {fallback}
          </>
        }
      >
        <Loaded {...props} />
        {arrived && <OnMount run={arrived} />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** A component whose code is loaded on demand. If loading fails, a notice takes its place until it succeeds. */
export function Part<P extends object>(part: PartProps<P>) {
  const [round, setRound] = useState(0);
  return <Attempt key={round} {...part} renew={() => setRound(round + 1)} />;
}
