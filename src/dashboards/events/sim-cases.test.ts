import { describe, expect, test } from 'vitest';
import { HOUR, MORNING, seqs } from '../../../tests/support/event-worlds';
import { type Incident, incidentsBetween, openIncidents } from '../../sim/world/incidents/incidents';
import { cases } from './cases';
import { DEFAULTS, type EventRecord, eventsAt } from './sim';
import { createSchedule } from './sim-schedule';
import { eventsSentence, eventsTable } from './table';

describe('the cases', () => {
  const at = (name: string) => {
    const found = cases.find((each) => each.name === name);
    if (!found) throw new Error(`No case ${name}.`);
    return { ...found, state: eventsAt(found.world, found.at, DEFAULTS) };
  };

  test('quiet: a full list without a burst and without a break', () => {
    const { state } = at('quiet');
    expect([state.events.length, state.anomalies, state.breaks]).toEqual([240, [], []]);
  });

  test('busiest: as many rows of bursts as in any 240 neighbouring events from 08:00 to 12:00', () => {
    const { state } = at('busiest');
    const { newest, place } = createSchedule('northwall', DEFAULTS.rates);
    const first = newest(MORNING) - 239;
    let inWindow = 0;
    let most = 0;
    for (let n = first; n <= newest(MORNING + 4 * HOUR); n++) {
      inWindow += place(n).incident ? 1 : 0;
      inWindow -= n - 240 >= first && place(n - 240).incident ? 1 : 0;
      most = Math.max(most, inWindow);
    }
    expect(state.anomalies).toHaveLength(most);
    expect(most).toBe(20);
  });

  test('incident: 3 s after an onset, its burst the only one in the window', () => {
    const { world, at: t, state } = at('incident');
    const [incident] = incidentsBetween(world, t - 3_001, t) as [Incident];
    expect(t - incident.onset).toBe(3_000);
    expect(new Set(state.events.filter(({ seq }) => state.anomalies.includes(seq)).map(({ corr }) => corr))).toEqual(
      new Set([incident.id]),
    );
    expect(state.anomalies).toHaveLength(4 + 2 * incident.severity);
    expect(state.breaks).toEqual([]);
  });

  test('chain-break: a tampering is open and one record is flagged', () => {
    const { world, at: t, state } = at('chain-break');
    expect(openIncidents(world, t).map(({ kind }) => kind)).toEqual(['tampering']);
    expect(state.breaks).toHaveLength(1);
    expect(seqs(state.events)).toContain(state.breaks[0]);
  });

  test('the table has a row an event, newest first, with all its fields and what is flagged; the summary counts the same', () => {
    const { state } = at('chain-break');
    const { columns, rows: all } = eventsTable(state);
    const rows = all.map(({ cells }) => cells);
    const printed = (event: EventRecord) => ({ ...event, lat: event.lat.toFixed(1) });
    const fields = state.events.map((event) => Object.entries(printed(event)));
    const cells = rows.map((row) => columns.map(({ key }, i) => [key, row[i]]));
    expect(fields[0]).toHaveLength(17);
    expect(cells.toReversed()).toEqual(fields.map((each) => expect.arrayContaining(each)));
    const flag = columns.findIndex(({ key }) => key === 'flag');
    const flagged = (word: string) => rows.filter((row) => row[flag] === word).map(([seq]) => seq);
    expect(flagged('chain break')).toEqual(state.breaks);
    expect(flagged('anomaly').toReversed()).toEqual(state.anomalies.filter((seq) => !state.breaks.includes(seq)));
    expect(eventsSentence(state)).toBe(`14 anomalies, from two incidents; event ${state.breaks[0]} breaks the chain.`);
    expect(eventsSentence(at('quiet').state)).toBe('No anomalies; every hash link holds.');
  });
});
