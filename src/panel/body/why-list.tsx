import { zonedTime } from '../../clock/zone';
import { useSession, useZone } from '../../session/use-session';
import { useWorld } from '../../session/world';
import { capitalise, countText } from '../../sim/words/sentences';
import { reasonText, valueText } from '../../sim/world/explanation/equation-text';
import {
  type Equation,
  type Explanation,
  type ExplanationStep,
  listedSteps,
} from '../../sim/world/explanation/explanation';
import { announce } from '../../ui/announcer';
import { UnbrokenText } from '../../ui/unbroken-text';
import './why.css';

/** Characters of a date in an ISO text. */
const DATE = 10;
/** Characters of an ISO text before its time of day. */
const TIME_OF_DAY = 11;

/** Number of equations shown at once; the others are folded away. */
const SHOWN = 3;

function Terms({ equations, time }: { equations: readonly Equation[]; time(t: number): string }) {
  return (
    <dl className="why-terms">
      {equations.map((equation) => {
        return (
          <div key={equation.what}>
            <dt>
              <span>{equation.what}</span>
              {': '}
              <strong>{valueText(equation, time)}</strong>
              {', '}
            </dt>
            <dd>
              <UnbrokenText text={reasonText(equation, time)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface StepsProps {
  /** Heading of the steps, such as `Caused by`. */
  readonly label: string;
  readonly steps: readonly ExplanationStep[];
  /** Text in place of an empty list. */
  readonly none: string;
  /** Returns the time of an instant as text. */
  time(t: number): string;
  /** Moves the page to an instant; undefined where its time cannot be changed. */
  readonly go: ((t: number) => void) | undefined;
}

/** Steps in order, each with its time: a button that moves the page there, where it can. */
function Steps({ label, steps, none, time, go }: StepsProps) {
  return (
    <>
      <p className="why-label">{label}</p>
      {steps.length === 0 && <p>{none}</p>}
      <ol className="why-steps" aria-label={label}>
        {steps.map(({ at, what, value, root }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step's place is its name, so that a button keeps the focus.
          <li key={i} data-root={root}>
            {go ? (
              <button type="button" className="why-at" aria-label={`Go to ${time(at)}`} onClick={() => go(at)}>
                {time(at)}
              </button>
            ) : (
              <span className="why-at">{time(at)}</span>
            )}
            <span>
              <UnbrokenText text={capitalise(what)} />
              {value && <strong>{` ${value}`}</strong>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** An explanation as a short list: the terms of each value, its causes and its effects. */
export function WhyList({ explanation }: { explanation: Explanation }) {
  const { clock } = useWorld();
  const { isSeekable } = useSession();
  const zone = useZone();
  const { at, nothing = 'Nothing.' } = explanation;
  const { causes, effects } = listedSteps(explanation);
  const day = zonedTime(at, zone).slice(0, DATE);
  const time = (t: number) => {
    const text = zonedTime(t, zone);
    return text.startsWith(day) ? text.slice(TIME_OF_DAY) : text.replace('T', ' ');
  };
  const equations = explanation.equations.filter((equation) => reasonText(equation, time) !== '');
  const more = equations.length - SHOWN;
  const jump = (t: number) => {
    clock.seek(t);
    announce(`At ${time(t)}`);
  };
  const go = isSeekable ? jump : undefined;
  return (
    <>
      <div>
        <p className="why-label">{`Why, at ${time(at)}`}</p>
        <Terms equations={equations.slice(0, SHOWN)} time={time} />
        {more > 0 && (
          <details className="why-more">
            <summary>{`Explain ${countText(more, 'more value')}`}</summary>
            <Terms equations={equations.slice(SHOWN)} time={time} />
          </details>
        )}
      </div>
      <div>
        <Steps label="Caused by" steps={causes} none="Nothing." time={time} go={go} />
        <Steps label="Leads to" steps={effects} none={nothing} time={time} go={go} />
      </div>
    </>
  );
}
