import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { OwnMoves } from '../../clock/own-moves';
import { useSelection } from '../../session/use-session';
import { useWorld } from '../../session/world';
import { isFork, seedOf } from '../../sim/math/seed-of';
import type { Edit } from '../../sim/world/edits';
import { drillMachine } from '../../sim/world/machines/drills';
import { worldName } from '../../sim/world/world-name';
import { MachineLink } from './machine-link';
import { guessesFor, incidentOfTour, type TourStep, tourSteps } from './tour-steps';
import { useFork } from './use-fork';
import { useForkFound } from './use-fork-found';
import './tour.css';

interface TourProps {
  /** Ends the tour at the visitor's wish. */
  end(): void;
}

/**
 * A tour of five steps through the next incident of the original world, on the page's own panels: with its veto,
 * without it, and back. It ends in the fork in which it began, if any, and with its comparison and selection. Focus
 * goes to each step's text.
 */
export default function Tour({ end }: TourProps) {
  const { name: world, clock } = useWorld();
  const fork = useFork();
  const returnToFork = useForkFound();
  const [, select] = useSelection();
  const tour = useRef<HTMLElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const [seed] = useState(() => seedOf(world));
  const [beganInFork] = useState(() => isFork(world));
  const [incident] = useState(() => incidentOfTour(seed, clock.now()));
  const [guess, setGuess] = useState<number>();
  const [step, setStep] = useState(0);
  const [moves] = useState(() => new OwnMoves());
  const steps = tourSteps(seed, incident, guess);
  const { text: words } = steps[step] as TourStep;
  const machine = drillMachine(seed, incident);

  const show = (to: number) => {
    const { at, rate, unvetoed: isUnvetoed } = steps[to] as TourStep;
    // Set before the fork is opened, because the fork's address holds the time. Time that stops would go on at 1×.
    moves.move(() => {
      clock.pauseAt(at);
      if (rate === undefined) clock.setSpeed(1);
      else clock.play(rate);
    });
    const edits: Edit[] = isUnvetoed ? [{ verb: 'never', n: incident.n }] : [];
    if (worldName(seed, edits) !== world) fork(edits, incident.id);
    setStep(to);
  };
  const begin = useEffectEvent(() => {
    moves.move(() => clock.pauseAt(incident.onset));
    if (isFork(world)) fork([], incident.id);
    else select(incident.id);
    tour.current?.scrollIntoView();
  });
  const leave = () => {
    returnToFork();
    end();
  };
  useEffect(() => begin(), []);
  /** The first step is about the instant at which time is stopped: whoever moves it, or starts it, leaves the tour. */
  const follow = useEffectEvent(() => {
    if (step === 0 && (clock.state.mode !== 'paused' || clock.now() !== incident.onset)) leave();
  });
  useEffect(() => moves.onOther(clock, () => follow()), [clock, moves]);
  /** Another original has no such incident. */
  const isLost = seedOf(world) !== seed;
  const lose = useEffectEvent(end);
  useEffect(() => {
    if (isLost) lose();
  }, [isLost]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read from its beginning.
  useEffect(() => text.current?.focus({ preventScroll: true }), [step]);

  return (
    <section ref={tour} className="tour card" aria-label="What a veto does">
      <p className="tour-count muted fine">{`What a veto does, ${step + 1} of ${steps.length}`}</p>
      <p ref={text} className="tour-text" tabIndex={-1}>
        {`${step === 0 && beganInFork ? 'This is the original world. Your changed world returns when the tour ends. ' : ''}${words}`}
      </p>
      <div className="row">
        {step === 0 &&
          guessesFor(seed, incident).map((gpus) => (
            <button
              key={gpus}
              type="button"
              className="button"
              onClick={() => {
                setGuess(gpus);
                show(1);
              }}
            >
              {`${gpus} GPUs`}
            </button>
          ))}
        {step > 0 && step < steps.length - 1 && (
          <button type="button" className="button button-primary" onClick={() => show(step + 1)}>
            Next
          </button>
        )}
        <button type="button" className="button" onClick={leave}>
          {step === steps.length - 1 ? 'Done' : 'Leave the tour'}
        </button>
        {step > 0 && machine && <MachineLink machine={machine} />}
      </div>
    </section>
  );
}
