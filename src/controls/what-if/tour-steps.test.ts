import { expect, test } from 'vitest';
import { historyAt } from '../../dashboards/history/sim';
import { extentOf } from '../../sim/world/incidents/extent';
import { incidentNamed, incidentsBetween } from '../../sim/world/incidents/incidents';
import { takenParts } from '../../sim/world/incidents/interlocks';
import { racksReached } from '../../sim/world/incidents/reach';
import { drillMachine } from '../../sim/world/machines/drills';
import { NAMES } from '../../sim/world/machines/specs';
import { siteTotalAt } from '../../sim/world/site/site';
import { siteReadingAt } from '../../sim/world/site/site-reading';
import { guessesFor, incidentOfTour, tourSteps } from './tour-steps';

const SEED = 'northwall';
const FROM = Date.UTC(2026, 2, 3, 8);

test('the tour of any incident says what its worlds show, and the right guess is among three above the loss told', () => {
  const all = incidentsBetween(SEED, FROM, FROM + 3_600_000).filter((each) => takenParts(each).racks);
  const told = all.filter((each) => incidentOfTour(SEED, each.ended - 1).n === each.n);
  expect(told.length).toBeGreaterThan(all.length / 2);
  for (const incident of told) {
    const fork = `${SEED}~never-${incident.n.toString(36)}`;
    const without = incidentNamed(fork, incident.id);
    const { gpus } = extentOf(without ?? incident);
    const guesses = guessesFor(SEED, incident);
    expect(guesses).toEqual([...new Set(guesses)].sort((a, b) => a - b));
    expect(guesses).toContain(gpus);
    expect(guesses[0]).toBeGreaterThan(extentOf(incident).gpus);
    const steps = tourSteps(SEED, incident, gpus);
    expect(steps).toHaveLength(5);
    // Every step is in the present tense.
    expect(steps.map((each) => each.text).join(' ')).not.toMatch(/\b(?:vetoed the|went|were|was|took|kept|would)\b/);
    // The machine of the drill is introduced before its end is told.
    const drilled = drillMachine(SEED, incident);
    if (drilled) expect(steps[0]?.text).toMatch(new RegExp(` and ${NAMES[drilled]}, a .* on the proving ground\\.`));
    // The page that it is on may have no panel of them.
    expect(steps.map((each) => each.text).join(' ')).not.toMatch(/\bWatch\b/);
    expect(steps[3]?.text).toMatch(new RegExp(`At the worst, ${gpus} GPUs in .* You guessed right\\.$`));
    // The machine's own watchdog or Geofence comes long before the pod's watchdog, and is named where it stops it.
    expect(steps[3]?.text).toMatch(
      drilled
        ? new RegExp(
            `Without the veto, ${NAMES[drilled]}(’s own (watchdog|Geofence) stops it| .* off its route| (is at rest|has paused on its patrol|is in its dock|is held already), and its own watchdog keeps it there).*\\. The pod’s watchdog ends the incident only after 30 s`,
          )
        : /Without the veto, the pod’s watchdog ends the incident only after 30 s/,
    );
    if (steps[3]?.text.includes(' stops it after '))
      expect(steps[3]?.text).toContain(', and it stays there until a person restarts it. ');
    expect(tourSteps(SEED, incident, 1)[3]?.text).toContain(`You said one GPU; the answer is ${gpus}.`);
    // The fork's steps are at instants at which the fork differs and every panel shows it.
    const { at } = steps[3] as (typeof steps)[number];
    const ended = without?.ended ?? 0;
    expect(without?.recovered).toBeGreaterThan(at);
    expect(siteReadingAt(fork, at)).toBeGreaterThanOrEqual(ended);
    expect(historyAt(fork, at, { cycleDays: 4 }).now.ts).toBeGreaterThanOrEqual(ended);
    const [there, here] = [fork, SEED].map((world) => siteTotalAt(world, at, 4).pods[incident.pod]?.down ?? 0);
    expect(there).toBeGreaterThan(here ?? 0);
    const reached = racksReached(fork, without ?? incident, at).reduce((sum, { pairs }) => sum + pairs, 0);
    expect(reached * 8).toBe(gpus);
  }
});
