import { filterParameters, leftOut, listOf, numberLimits, parameter, unreadableMessage } from '../../query/parameter';
import { subjectOf, TAGS } from '../../sim/tables/log-filters';
import { RATE, type RateChange, RETENTION, ratesText, readRates, retentionOf } from '../../sim/words/event-settings';

export const eventFilters = filterParameters('events', {
  tags: parameter({ name: 'tags', ...listOf(TAGS, 'all') }),
  /** Prefix of an event's subject. */
  subject: parameter<string>({
    name: 'subject',
    read: (text) => subjectOf(text) || undefined,
    write: (text) => text.trim(),
    refusal: leftOut,
  }),
});

/** Settings of the event stream's sliders. */
export const eventSettings = {
  rates: parameter<readonly RateChange[]>({
    name: 'rates',
    isOfWorld: true,
    initial: [{ from: 0, after: -1, rate: RATE.default }],
    read: readRates,
    write: ratesText,
    refusal: unreadableMessage('the stream runs at its usual rate'),
  }),
  retention: parameter<number>({
    name: 'retention',
    initial: RETENTION.default,
    read: retentionOf,
    refusal: unreadableMessage('the usual number of events is kept', numberLimits(RETENTION.lowest, RETENTION.highest)),
  }),
};
