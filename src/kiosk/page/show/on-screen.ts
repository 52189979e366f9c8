import { EXPOS } from '../../../content/expos';
import { closesAt } from '../../../content/expos/state';
import type { WorldName } from '../../../sim/math/seed-of';
import type { KioskAddress } from '../../address';
import { type CurrentItem, currentItemAt, itemForTile, type PlaylistItem } from '../../current-item';
import { showSceneOf } from '../../subject';

/** End of the list's last exhibition, milliseconds since the Unix epoch. */
const LAST_CLOSE = Math.max(...EXPOS.map(closesAt));

/** Returns the playlist at `t`: without exhibitions once none is to come, unless it has nothing else. */
function playAt(play: readonly PlaylistItem[], t: number): readonly PlaylistItem[] {
  const rest = t < LAST_CLOSE ? play : play.filter((item) => !showSceneOf(item.subject)?.endsWithExpos);
  return rest.length > 0 ? rest : play;
}

/** Returns the item on this screen at `t`. */
export function onScreenAt(
  { play: all, wall, tile }: Pick<KioskAddress, 'play' | 'wall' | 'tile'>,
  world: WorldName,
  t: number,
  rate: number,
): CurrentItem {
  const play = playAt(all, t);
  const current = currentItemAt(play, world, t, rate);
  return wall === 'each' ? itemForTile(play, current, tile) : current;
}
