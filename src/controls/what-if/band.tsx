import { useEffect, useRef, useState } from 'react';
import { useTemporaryFlag } from '../../clock/use-temporary-flag';
import { clockReading } from '../../clock/zone';
import { useSeconds } from '../../session/use-frame';
import { useInstantLink } from '../../session/use-instant-link';
import { useZone } from '../../session/use-session';
import { useWorld } from '../../session/world';
import { type Edit, editText } from '../../sim/world/edits';
import { editsOf } from '../../sim/world/fork';
import { branchOf, isFarFrom, withoutEdit } from '../../sim/world/incident-words/what-if';
import { announce } from '../../ui/announcer';
import { COPIED_MS, copyText } from '../../ui/copy';
import { focusMain } from '../../ui/focus-main';
import { Compare } from './compare';
import { ForkMark } from './fork-mark';
import { editName } from './fork-words';
import { useFork } from './use-fork';

/** The beginning of the fork, where the page shows a time so far from it that no panel differs. */
function Start() {
  const { name: world, clock } = useWorld();
  const zone = useZone();
  const [isFar, setIsFar] = useState(() => isFarFrom(world, clock.now()));
  useSeconds((t) => setIsFar(isFarFrom(world, t)));
  const branch = branchOf(world);
  if (!isFar || branch === undefined) return null;
  return (
    <p className="fork-far muted">{`The first change is at ${clockReading(branch, zone)}, so nothing differs here.`}</p>
  );
}

/**
 * The fork shown: each edit with its undo, the comparison, and buttons to its beginning and back to the original.
 * `taken` is true if the visitor came from another world of the page.
 */
export default function Band({ taken }: { taken: boolean }) {
  const { name: world, clock } = useWorld();
  const fork = useFork();
  const linkTo = useInstantLink();
  const band = useRef<HTMLElement>(null);
  const edits = editsOf(world);
  // The element that had focus may not exist in this world.
  useEffect(() => {
    if (taken && document.activeElement === document.body) band.current?.focus({ preventScroll: true });
  }, [taken]);
  const undo = (edit: Edit) => {
    if (edits.length > 1) band.current?.focus({ preventScroll: true });
    else focusMain();
    fork(withoutEdit(edits, edit));
  };
  const begin = () => {
    const branch = branchOf(world);
    if (branch !== undefined) clock.seek(branch);
  };
  const back = () => {
    focusMain();
    fork([]);
  };
  const [isCopied, confirm] = useTemporaryFlag(COPIED_MS, (on) => announce(on ? 'Link copied' : ''));
  const copy = async () => {
    if (await copyText(linkTo(clock.now(), undefined))) confirm();
  };
  return (
    <section ref={band} className="fork-band row small" aria-label="Changed world" tabIndex={-1}>
      <ForkMark />
      <div className="fork-band-words row">
        <p data-seen="from-landscape">A changed world:</p>
        <ul className="row">
          {edits.map((edit) => {
            const words = editName(world, edit);
            return (
              <li className="line" key={editText(edit)}>
                {`${words} `}
                <button type="button" className="button" onClick={() => undo(edit)} aria-label={`Undo: ${words}`}>
                  Undo
                </button>
              </li>
            );
          })}
        </ul>
        <Start />
      </div>
      <div className="row">
        <Compare />
        <button type="button" className="button" onClick={back}>
          Back to the original
        </button>
        <button type="button" className="button fork-begin" onClick={begin}>
          Go to the first change
        </button>
        <button type="button" className="button fork-copy" onClick={copy}>
          {isCopied ? 'Link copied' : 'Copy link'}
        </button>
      </div>
    </section>
  );
}
