import { useInstantLink } from '../../session/use-instant-link';
import { useSession, useZone } from '../../session/use-session';
import { useWorld } from '../../session/world';
import { announce } from '../../ui/announcer';
import { copyText } from '../../ui/copy';
import { TimeJump } from './jump';
import { useShortcutList } from './shortcuts/shortcuts';
import { TimeWorld } from './world';

/** Controls for which the time bar has no room until it is opened. `tour` begins the tour. */
export function TimeDetails({ tour }: { tour(): void }) {
  const { clock } = useWorld();
  const session = useSession();
  const zone = useZone();
  const openList = useShortcutList();
  const linkTo = useInstantLink();
  const copyLink = async () => {
    if (await copyText(linkTo(clock.now(), undefined))) announce('Link copied');
  };
  return (
    <>
      <TimeJump />
      <button
        type="button"
        className="button"
        onClick={() => session.change({ zone: zone === 'utc' ? 'local' : 'utc' })}
      >
        {zone === 'utc' ? 'Show local time' : 'Show UTC'}
      </button>
      <button type="button" className="button" onClick={copyLink}>
        Copy link to this time
      </button>
      <button type="button" className="button" aria-haspopup="dialog" onClick={openList}>
        Keyboard shortcuts
      </button>
      <button type="button" className="button time-tour" onClick={tour}>
        What a veto does, in five steps
      </button>
      <TimeWorld />
      <p className="time-note muted fine">
        Marks on the bar show altered records, one about every 32 minutes. Copy the address to share this view.
      </p>
    </>
  );
}
