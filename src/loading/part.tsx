import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { OnMount } from '../ui/on-mount';
import { ErrorBoundary } from './error-boundary';
import { MissingPart } from './missing-part';
import { StoppedNotice } from './part-notice';
import { PendingPart } from './pending-part';

/** Error of a part whose code could not be loaded. All other errors are the part's own. */
class NotLoaded extends Error {}

interface PartProps<P extends object> {
  /** Name of the part, with which a sentence can begin: `The legend`. */
  readonly name: string;
  /** Imports a module whose default export is the component. Keep it the same function in all renders. */
  load(): Promise<{ default: ComponentType<P> }>;
  /**
   * Resolves when the part's code may be loaded. It is loaded earlier if its fallback must be shown, or on
   * `loadWaitingParts`. Keep it the same function in all renders.
   */
  until?(): Promise<void>;
  readonly props: P;
  /** Placeholder while the part is loading. */
  readonly fallback?: ReactNode;
  /** A sentence on the page without the part. */
  readonly without?: ReactNode;
  /** Called once the part, or the notice in its place, is on the page. */
  arrived?(): void;
}

/** Components whose code has arrived, by the function that loads it: these are shown at once the next time. */
const arrivedCode = new WeakMap<() => Promise<unknown>, unknown>();

/** Returns a promise and the function that resolves it. */
function createSignal() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { resolve, promise };
}

const loadNow = createSignal();

/**
 * Loads the code of all waiting parts: until they are hydrated, React delays transitions that change values they may
 * read, such as the address.
 */
export const loadWaitingParts = loadNow.resolve;

/** One attempt to show a part. Each needs a new lazy component, because a lazy component caches its failure. */
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
