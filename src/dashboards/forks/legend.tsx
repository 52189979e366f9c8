import { capitalise } from '../../sim/words/sentences';
import { unvetoedIncidents } from '../../sim/world/incidents/incidents';
import { StrokeSwatch } from '../../ui/swatch';
import { useObservable } from '../../ui/use-observable';
import type { LegendProps } from '../contract';
import { FORCED_INKS, GHOST, INKS, KEY_WORDS, LOOK, TONES } from './inks';
import type { ForksState } from './sim';

const { live, fork, veto, wound, wild } = INKS;

/** Legend of the lines, each with a sample; red has one in a world in which an incident has no veto. */
export default function Legend({ state }: Pick<LegendProps<ForksState>, 'state'>) {
  const hasWild = useObservable(state, (shown) => shown !== undefined && unvetoedIncidents(shown.world).length > 0);
  return (
    <ul className="legend muted small">
      <li>
        <StrokeSwatch {...live} forced={FORCED_INKS.live.width} path="M0 7.5h28" /> Live state, drawn as Tern
      </li>
      <li data-lead>
        <StrokeSwatch colour={TONES.best} width={fork.width * LOOK.bestWidth} path="M0 7.5h28" />{' '}
        <span>{`${capitalise(KEY_WORDS.best)} fork`}</span>
      </li>
      <li data-lead>
        <StrokeSwatch colour={TONES.cut} width={fork.width * LOOK.selectedWidth} dash="forced" path="M0 7.5h28" />{' '}
        <span>{`${capitalise(KEY_WORDS.cut)} fork`}</span>
      </li>
      <li>
        <StrokeSwatch {...veto} forced={FORCED_INKS.veto.width} path="M14 0v14" /> Veto
      </li>
      {hasWild && (
        <li data-lead>
          <StrokeSwatch {...wild} path="M0 7.5h28" /> Without its veto
        </li>
      )}
      <li data-lead data-alone>
        <StrokeSwatch colour={GHOST.colour} width={2 * GHOST.radius} dash="ghost" path="M0 4h28M0 10h28" />{' '}
        <span>{`${capitalise(KEY_WORDS.prevented)} by the veto`}</span>
      </li>
      <li>
        <StrokeSwatch {...fork} dash="dots" path="M0 7.5h28" /> <span>{capitalise(KEY_WORDS.foreseen)}</span>
      </li>
      <li>
        <StrokeSwatch {...fork} path="M0 4h28M0 10h28" /> Fork; thicker line: higher score
      </li>
      <li>
        <StrokeSwatch {...wound} path="M4 7h20" /> Live state held
      </li>
    </ul>
  );
}
