import { useRef } from 'react';
import { paceText } from '../../clock/pace-text';
import { type RelationToNow, relationText, relationToNow } from '../../clock/relation-to-now';
import { clockReading, secondOf } from '../../clock/zone';
import { useSeconds } from '../../session/use-frame';
import { useZone } from '../../session/use-session';
import { useWorld } from '../../session/world';
import { setText } from '../../ui/set-text';
import { TimeIcon } from './icon';

const TENSES: readonly RelationToNow[] = ['live', 'past', 'future', 'still'];

/** The time of the page: its relation to the present, its speed or pause, and the instant itself. */
export function TimeReading() {
  const { clock } = useWorld();
  const zone = useZone();
  const relation = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const reading = useRef<HTMLSpanElement>(null);
  const ofZone = useRef<HTMLSpanElement>(null);
  useSeconds((t) => {
    const { mode, rate } = clock.state;
    const present = clock.present();
    const now = relationToNow(mode, t, present);
    if (relation.current) relation.current.dataset.tense = now;
    const pace = mode === 'paused' || rate === 1 ? '' : `, ${paceText(rate)}`;
    setText(words.current, `${relationText(now, t, present)}${pace}`);
    const text = clockReading(mode === 'paused' ? t : secondOf(t), zone);
    const end = text.lastIndexOf(' ');
    setText(reading.current, text.slice(0, end));
    setText(ofZone.current, text.slice(end));
  });
  return (
    <p className="time-reading">
      <span ref={relation} className="time-tense" data-seen="from-phone">
        {TENSES.map((each) => (
          <TimeIcon key={each} of={each} />
        ))}
        <span ref={words} className="time-words" />
      </span>
      <span className="time-instant muted">
        <span ref={reading} />
        <span ref={ofZone} data-seen="from-landscape" />
      </span>
    </p>
  );
}
