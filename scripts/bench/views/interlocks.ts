import type { InterlocksState } from '../../../src/dashboards/interlocks/sim';
import { RECOVERY_MS, STRIP_MS } from '../../../src/dashboards/interlocks/sim';
import { layoutInterlocks, type RowPlace } from '../../../src/dashboards/interlocks/stage-layout';
import { sinceWords } from '../../../src/dashboards/interlocks/stage-words';
import type { Rule } from '../../../src/stage/marks/rules';
import { VIEWPORT } from '../panels/painter';
import { type Text, textsAt } from './view';

export const layout = layoutInterlocks(VIEWPORT);
export const PLACES: readonly RowPlace[] = layout.rows;

/** CSS px to a millisecond of the strips, and a fault's length. */
export const PACE = (PLACES[0] as RowPlace).strip.width / STRIP_MS;
export const FAULT_PX = Math.max(Math.round(RECOVERY_MS * PACE), 1);

export function textsOf({ rows, ts }: InterlocksState): Text[] {
  const strings = new Map<number, string>();
  rows.forEach((row, i) => {
    const place = PLACES[i] as RowPlace;
    const ok = row.state === 'OK';
    strings.set(ok ? place.name : place.faultName, row.name);
    strings.set(ok ? place.state : place.faultState, row.state);
    if (place.kind !== undefined) strings.set(place.kind, row.kind);
    strings.set(place.since, sinceWords(row, ts));
  });
  for (const { ago, now } of layout.axes) strings.set(ago, '60 s ago').set(now, 'now');
  return textsAt(layout.labels, strings);
}

/** What is drawn behind the rows in fault. */
export function bandsOf({ rows }: InterlocksState): Rule[] {
  return PLACES.filter((_, i) => rows[i]?.state === 'FAULT').map(({ band }) => band);
}
