import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MACHINES } from '../src/content/machines';
import { motionOf } from '../src/sim/world/machines/acts';
import { sunkAt } from '../src/sim/world/machines/gait';
import { MACHINE_NAMES, type MachineName } from '../src/sim/world/machines/machine-names';
import { openMotion } from '../src/sim/world/machines/motion';
import { ANCHOR } from '../src/sim/world/machines/petrel';
import { DEPTH, DROP } from '../src/sim/world/machines/petrel-pose';
import { legAt, legStart, legsOf, rhythmOf, stepsOf } from '../src/sim/world/machines/rhythm';
import { SPECS } from '../src/sim/world/machines/specs';
import { restOf, stopAt } from '../src/sim/world/machines/stop';
import { readPages } from './content/page';
import {
  anchored,
  draggedTo,
  held,
  heldFrom,
  ONE_BRAKE,
  ONE_BRAKE_LADEN,
  oneBrakeOn,
  PETREL,
  stoppingDistance,
  TERN,
  TERN_ENVELOPE,
  TERN_STOPS,
} from './content/stopping';

const sheet = readFileSync('docs/company.md', 'utf8');
const pages = readPages();

/** Caps of speed on slopes, of the table of the page: groups are those for a person who walks towards the machine. */
const CAPS = /3 degrees\W+1\.8 m\/s\W+([\d.]+) m\/s[\s\S]*?5 degrees\W+1\.3 m\/s\W+([\d.]+) m\/s/;

/** Value as a limit: rounded up to `places`, but for the error of computing it. */
const atMost = (value: number, places: number) =>
  (Math.ceil(value * 10 ** places - 1e-9) / 10 ** places).toFixed(places);

const text = (file: string) => readFileSync(file, 'utf8');
const page = (path: string) => pages.find((one) => one.path === path)?.body ?? '';

type Motion = ReturnType<typeof stopAt>;

/** First of many steps for which a machine keeps its top speed, and its leg. */
function stepAtTopSpeed(machine: MachineName): { leg: number; at: number } {
  const { step } = SPECS[machine];
  for (let leg = legAt(machine, Date.UTC(2026, 2, 3)); ; leg++) {
    const { pace } = rhythmOf('northwall', machine, leg);
    const isFast = (j: number) => Array.from({ length: 20 }, (_, i) => pace(j - 10 + i)).every((share) => share === 1);
    const j = Array.from({ length: stepsOf(machine) }, (_, i) => i).find(isFast);
    if (j !== undefined) return { leg, at: legStart(machine, leg) + j * step };
  }
}

describe('the stops of the machines', () => {
  test('a Tern’s delay and decelerations are those of the fact sheet and of its page', () => {
    const { speed, delay, dry, wet } = TERN;
    for (const source of [sheet, page('/edge-robotics')]) {
      const words = source.replaceAll('\n', ' ');
      expect(words).toContain(`At ${speed} m/s Tern travels`);
      expect(words).toContain(`${delay * 1_000} ms until the springs clamp`);
      expect(words).toContain(`${dry} m/s² on dry concrete`);
      expect(words).toContain(`${wet} m/s² on wet grass`);
    }
  });

  test('its distances follow from them, wherever they are said', () => {
    expect(TERN_STOPS).toEqual({ dry: '0.72', wet: '1.30', laden: '0.85' });
    for (const source of [sheet, page('/edge-robotics')]) {
      expect(source).toContain(`${TERN_STOPS.dry} m on dry concrete, ${TERN_STOPS.wet} m on wet grass`);
    }
    expect(text('src/content/executive.ts')).toContain(
      `stops in ${TERN_STOPS.dry} m on dry concrete. On wet grass it needs ${TERN_STOPS.wet} m`,
    );
    const quoted = MACHINES.tern.figures.map(([, value]) => value.replace('\u00a0', ' '));
    for (const metres of [TERN_STOPS.dry, TERN_STOPS.wet]) expect(quoted).toContain(`${metres} m`);
    const oneBrake = stoppingDistance(TERN.speed, TERN.delay, TERN.dry / 2);
    expect(page('/containment')).toContain(`${oneBrake} m instead of ${TERN_STOPS.dry} m`);
    expect(page('/containment')).toContain(`laden, ${ONE_BRAKE_LADEN} m instead of ${TERN_STOPS.laden} m`);
    expect(sheet).toContain(`${oneBrake} m when dry, laden ${ONE_BRAKE_LADEN} m,`);
  });

  test('a stop after a veto follows from the motion: a step, the committed one, and the drive', () => {
    const metres = MACHINE_NAMES.map((machine) => {
      const { step } = SPECS[machine];
      const straight = stepAtTopSpeed(machine);
      // Holds that close the gate just after the step has begun.
      const holds = () => [{ from: straight.at + 1, to: Number.POSITIVE_INFINITY, corr: null }];
      const motion = openMotion({ world: 'northwall', machine, cuts: [], holds }, straight.leg);
      const places = Array.from({ length: 9 }, (_, n) => motion.at(straight.at + n * step).place);
      const steps = places.slice(1).map((place, i) => place - (places[i] as number));
      // The committed step already slows it, at its middle by a quarter of what it has lost at its end.
      const [top, middle, end] = [1, 1.5, 2].map((n) => motion.at(straight.at + n * step).speed) as [
        number,
        number,
        number,
      ];
      expect((top - middle) / (top - end)).toBeCloseTo(0.25, 2);
      return { steps, sum: (places.at(-1) as number) - (places[0] as number) };
    });
    const [tern, heron, petrel] = metres.map(({ sum }) => atMost(sum, 1));
    expect([tern, heron, petrel]).toEqual(['4.2', '1.7', '20.1']);
    for (const [machine, most] of [
      ['tern', tern],
      ['heron', heron],
      ['petrel', petrel],
    ] as const) {
      const quoted = new Map<string, string>(MACHINES[machine].figures);
      expect(quoted.get('stop after a veto')?.replace('\u00a0', ' ')).toBe(`up to ${most} m`);
    }
    expect(metres[0]?.steps.map((each) => Number(each.toFixed(2)))).toEqual([1.2, 1.15, 0.9, 0.6, 0.3, 0.05, 0, 0]);
    for (const source of [sheet.replaceAll('\n', ' '), page('/edge-robotics')])
      expect(source).toMatch(
        /gently at first, (?:a Tern by|Tern by) at most.*1\.20, 1\.15, 0\.90, 0\.60, 0\.30 and 0\.05 m: up to 4\.2 m in all/,
      );
    expect(page('/edge-robotics')).toContain(
      `| up to ${tern} m | up to ${heron} m | up to ${petrel} m in still water |`,
    );
    const { gain, step } = SPECS.tern;
    for (const path of ['/edge-robotics', '/containment'])
      expect(page(path)).toContain(`${(gain * 1_000) / step} m/s²`);
  });

  test('the scanner’s field is the response, one brake on wet grass and a tolerance; a walker and a slope are allowed for', () => {
    const [field, response, stop, tolerance] = [3, 0.12, Number(ONE_BRAKE), 0.26];
    expect((response * TERN.speed + stop + tolerance).toFixed(1)).toBe(field.toFixed(1));
    const seconds = response + TERN.delay + TERN.speed / (TERN.wet / 2);
    const nearer = (1.6 * seconds).toFixed(1);
    const within = (degrees: number, speed: number) =>
      Number(stoppingDistance(speed, TERN.delay, oneBrakeOn(degrees))) <= stop;
    for (const [degrees, speed] of [
      [3, 1.8],
      [5, 1.3],
    ] as const)
      expect([within(degrees, speed), within(degrees, speed + 0.1)]).toEqual([true, false]);
    expect(within(5.5, 1.3)).toBe(false);
    for (const source of [sheet.replaceAll('\n', ' '), page('/containment')]) {
      expect(source).toMatch(/3\.0 m[,.:].*0\.29 m.*2\.45 m.*0\.26 m/s);
      // Arc as long as the stop, at the end of which the machine has turned; its nose is half its length ahead of its
      // middle.
      const [, degrees, nose, wider] =
        /by up to (\d+) degrees, which moves its nose ([\d.]+) m aside; the field is ([\d.]+) m wider/.exec(source) ??
        [];
      const turn = (Number(degrees) * Math.PI) / 180;
      expect(((stop / turn) * (1 - Math.cos(turn)) + (1.43 / 2) * Math.sin(turn)).toFixed(2)).toBe(nose);
      expect(Number(wider)).toBeGreaterThan(Number(nose));
      expect(source).toContain(`${nearer} m nearer in the ${seconds.toFixed(1)} s`);
    }
    expect(sheet).toContain('1.8 m/s at 3 degrees, 1.3 m/s at 5');
    expect(page('/containment')).toMatch(CAPS);
    expect(page('/edge-robotics')).not.toMatch(/1\.8 m\/s.*3 degrees|3 degrees.*1\.8 m\/s/);
    expect(page('/containment')).toContain(`${ONE_BRAKE} m instead of ${TERN_STOPS.wet} m`);
  });

  test('the outer protective field slows a Tern to what it can stop from within the field, while a person walks towards it', () => {
    const [walk, response, field, tolerance, slowed] = [1.6, 0.12, 3, 0.26, 1.2];
    const slows = (SPECS.tern.gain * 1_000) / SPECS.tern.step;
    /** Metres by which the two come nearer while Tern slows from its top speed to `speed`. */
    const slowing = (speed: number) =>
      (TERN.speed ** 2 - speed ** 2) / (2 * slows) + (walk * (TERN.speed - speed)) / slows;
    const together = TERN.speed + walk;
    // Force that builds up evenly over 0.2 s acts as if all of it came 0.1 s later.
    const parts = [response * together, 0.1 * together, slowing(slowed), 0.22] as const;
    const outer = field + parts[0] + parts[1] + parts[2] + parts[3];
    expect(outer).toBeCloseTo(7.5, 9);
    /** Metres by which the two come nearer from `speed` until rest, with one brake on a slope of wet grass. */
    const needsOn = (degrees: number, speed: number) => {
      const [delay, one] = [response + TERN.delay, oneBrakeOn(degrees)];
      return speed * delay + speed ** 2 / (2 * one) + walk * (delay + speed / one) + tolerance;
    };
    const needs = needsOn(0, slowed);
    for (const said of [sheet.replaceAll('\n', ' '), page('/containment')]) {
      expect(said).toContain(`outer protective field of ${outer.toFixed(1)} m`);
      expect(said).toMatch(new RegExp(`on level ground its stop.* take ${needs.toFixed(1)} m`, 'i'));
      const [, three, five] =
        /slows Tern to ([\d.]+) m\/s at 3 degrees and ([\d.]+) m\/s at 5/.exec(said) ?? CAPS.exec(said) ?? [];
      const slowest = [slowed, Number(three), Number(five)] as const;
      // Speed falls evenly with the slope between those that are said.
      for (let degrees = 0; degrees <= 5; degrees += 0.25) {
        const [from, low, high] = degrees < 3 ? [0, 0, 1] : [3, 1, 2];
        const share = (degrees - from) / (degrees < 3 ? 3 : 2);
        const speed = (slowest[low] as number) * (1 - share) + (slowest[high] as number) * share;
        expect([degrees, needsOn(degrees, speed) <= needs + 0.05]).toEqual([degrees, true]);
      }
      for (const part of parts) expect(said).toContain(`${part.toFixed(2)} m`);
      // From its cap its drive has slowed it so far within the outer field.
      for (const [cap, speed] of [
        [1.8, slowest[1]],
        [1.3, slowest[2]],
      ] as const) {
        const nearer = response * (cap + walk) + (cap ** 2 - speed ** 2) / (2 * slows) + (walk * (cap - speed)) / slows;
        expect(field + nearer).toBeLessThan(outer);
      }
    }
  });

  test('a drive that fails to slow a Tern is cut off in time, by both brakes with room to spare, by one at any speed', () => {
    const [walk, response, tolerance, outer] = [1.6, 0.12, 0.26, 7.5];
    const [late, slows] = [0.15, (SPECS.tern.gain * 1_000) / SPECS.tern.step];
    /** Metres by which the two come nearer from `speed` above the limit until rest, with a share of the brakes. */
    const needs = (speed: number, share: number) => {
      const brakes = TERN.wet * share;
      const delay = response + TERN.delay;
      return (speed + walk) * delay + speed ** 2 / (2 * brakes) + (walk * speed) / brakes + tolerance;
    };
    const before = (response + late) * (TERN.speed + walk);
    const [both, one] = [before + needs(TERN.speed, 1), before + needs(TERN.speed, 0.5)];
    for (let speed = 1.2; speed <= TERN.speed; speed += 0.05) {
      const fallen = (TERN.speed ** 2 - speed ** 2) / (2 * slows) + (walk * (TERN.speed - speed)) / slows;
      expect([speed, before + fallen + needs(speed, 0.5) < outer]).toEqual([speed, true]);
    }
    const cut = (2 * response + late).toFixed(2);
    expect(page('/containment')).toContain(`within ${(Math.ceil(both * 10) / 10).toFixed(1)} m, with the person's`);
    expect(page('/containment')).toContain(
      `takes ${one.toFixed(2)} m and leaves ${Math.floor((outer - one) * 100)} cm`,
    );
    expect(page('/containment')).toContain(`leaves ${(Math.floor((outer - both) * 10) / 10).toFixed(1)} m.`);
    expect(sheet.replaceAll('\n', ' ')).toContain(`stop Tern within 4.8 m, one within ${one.toFixed(2)} m`);
    for (const said of [sheet, page('/containment')]) {
      expect(said).toContain(`${cut} s after the person entered`);
      expect(said).toContain(`starts to fall ${late} s after`);
    }
  });

  test('a Petrel stops by quadratic drag and by its anchor, as the model has it, and its figures follow', () => {
    const stop = { machine: 'petrel', at: 0, from: 0, terrain: 'still water', left: 0, step: 0, landing: 0 } as const;
    for (const speed of [0.1, 0.5, 1, 2, PETREL.speed]) {
      for (let s = 0; s < 12; s += 0.25) {
        const [a, b] = [s, s + 0.001].map((at) => stopAt({ ...stop, speed }, at)) as [Motion, Motion];
        const slows = (a.speed - b.speed) / 0.001;
        const law = s < PETREL.delay ? 0 : s < 9.5 ? PETREL.drag * a.speed ** 2 : a.speed > 0.001 ? PETREL.hold : 0;
        expect(slows).toBeCloseTo(law, 1);
        expect((b.travelled - a.travelled) / 0.001).toBeCloseTo(a.speed, 1);
      }
    }
    const rest = restOf({ ...stop, speed: SPECS.petrel.top });
    const light = anchored(9.5);
    expect([rest.seconds, rest.distance]).toEqual([expect.closeTo(light.seconds, 9), expect.closeTo(light.metres, 9)]);
    expect(rest.distance.toFixed(2)).toBe('7.00');
    expect(text('docs/simulation.md')).toContain(`7.00 m from 3.09 m/s, in ${rest.seconds.toFixed(1)} s`);
    const half = draggedTo(PETREL.speed / 12);
    // Delay of the chain in 30 m of water compared with 6 m.
    const deep = anchored(9.5 + (30 - 6) / ANCHOR.sinking);
    // Laden, one rule for all depths too: it holds once it is down and Petrel no faster than its hold can take.
    const holdsLaden = draggedTo(heldFrom(PETREL.load), PETREL.load).seconds;
    const laden = anchored(holdsLaden, PETREL.load);
    const ladenDeep = anchored(9.5 + (30 - 6) / ANCHOR.sinking, PETREL.load);
    for (const source of [sheet.replaceAll('\n', ' '), page('/edge-robotics')]) {
      expect(source).toMatch(
        new RegExp(`0\\.26 m/s (in|after) ${half.seconds.toFixed(1)} s and ${half.metres.toFixed(1)} m`),
      );
      expect(source).toContain(`${laden.metres.toFixed(1)} m`);
    }
    expect(sheet.replaceAll('\n', ' ')).toMatch(new RegExp(`in 30 m,?.* needs ${deep.metres.toFixed(1)} m`, 'i'));
    expect(page('/edge-robotics')).toContain(`within ${atMost(light.last, 1)} m`);
    type Metres = { readonly metres: number };
    const row = (depth: string, fall: number, holds: number, light: Metres, heavy: Metres) => {
      const down = ANCHOR.after + 0.5 + fall / ANCHOR.sinking;
      // One rule for all rows: a moment after it is down, and not while Petrel is too fast.
      expect(Math.abs(holds - Math.max(9.5, down + 0.2))).toBeLessThan(0.06);
      const times = [down, holds, Math.max(holds, holdsLaden)].map((seconds) => `${seconds.toFixed(1)} s`);
      return `| ${[depth, ...times].join(' | ')} | ${light.metres.toFixed(1)} m | ${heavy.metres.toFixed(1)} m |`;
    };
    for (const source of [sheet.replaceAll('\n', ' '), page('/edge-robotics')]) {
      expect(source).toContain('holds 0.2 s after it is on the bottom, and after 9.5 s at the earliest');
      expect(source).toMatch(new RegExp(`340 kg,? from ${heldFrom().toFixed(2)} m/s`));
      expect(source).toContain(`400 kg from ${heldFrom(PETREL.load).toFixed(2)} m/s, ${holdsLaden.toFixed(1)} s after`);
    }
    for (const each of [
      row(`${DEPTH} m, as in the panel’s basin`, DROP, 9.5, light, laden),
      row('6 m', 6, 9.5, light, laden),
      row('30 m', 30, 9.5 + (30 - 6) / ANCHOR.sinking, deep, ladenDeep),
    ])
      expect(page('/edge-robotics')).toContain(each);
  });

  test.each([
    ['stopping-envelope', 536, 340],
    ['stopping-envelope.narrow', 40, 300],
  ])('and are drawn to scale in %s', (name, zero, metre) => {
    const svg = text(`src/content/diagrams/${name}.svg`);
    const boxes = svg.matchAll(new RegExp(`class="d-box" d="M${zero} \\d+H([\\d.]+)`, 'g'));
    const ends = [...boxes].map(([, x]) => (Number(x) - zero) / metre);
    expect(ends.map((metres) => metres.toFixed(2))).toEqual([TERN_STOPS.dry, TERN_STOPS.wet]);
    for (const metres of [TERN_STOPS.dry, TERN_STOPS.wet]) expect(svg).toContain(`>${metres} m<`);
    const bite = Number(/class="d-dash" d="M([\d.]+)/.exec(svg)?.[1]);
    expect((bite - zero) / metre).toBeCloseTo(TERN.speed * TERN.delay, 3);
    const missed = TERN.speed * 0.04;
    expect(page('/edge-robotics')).toContain(
      `the envelope is ${TERN_ENVELOPE.dry} m on dry concrete and ${TERN_ENVELOPE.wet} m on wet grass`,
    );
    const [, heartbeat] = [...svg.matchAll(/class="d-dash" d="M([\d.]+)/g)];
    if (heartbeat) expect((zero - Number(heartbeat[1])) / metre).toBeCloseTo(missed, 3);
  });

  test('laden and in reverse they follow too', () => {
    // Contact at the tail takes 40 ms to open the contactors; one brake stops it within its travel on wet grass, on
    // slopes too.
    const creep = (degrees: number, speed: number) =>
      (speed * (0.04 + TERN.delay) + speed ** 2 / (2 * oneBrakeOn(degrees))) * 100;
    expect(Math.ceil(Math.max(creep(0, 0.2), creep(2, 0.2), creep(5, 0.15)))).toBe(5);
    expect(sheet.replaceAll('\n', ' ')).toContain(`needs ${TERN_STOPS.laden} m when dry`);
    expect(page('/edge-robotics')).toContain(`${TERN_STOPS.laden} m on dry concrete, ${TERN_STOPS.wet} m on wet grass`);
    for (const source of [sheet.replaceAll('\n', ' '), page('/edge-robotics')]) {
      expect(source).toMatch(
        /0\.2 m\/s, or 0\.15 m\/s on more than 2 degrees.*within 40 ms.* stops within 5 cm.* 6 cm/,
      );
    }
    expect(page('/containment').match(/0\.2 m\/s/g)).toHaveLength(2);
    expect(page('/containment')).not.toContain('0.15 m/s');
  });

  test('its springs hold it laden on the slopes that are said, with a fifth to spare, both and one alone', () => {
    const pull = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
    for (const [share, degrees] of [
      [1, TERN.slope],
      [0.5, 10],
    ] as const)
      expect(pull(held(share).dry) / pull(degrees)).toBeGreaterThan(6 / 5 - 0.02);
    expect([held(1), held(0.5)].map(({ wet }) => Math.floor(wet))).toEqual([14, 7]);
    // One brake still stops it on 10 degrees of dry concrete, from the speed allowed on 5.
    expect(1.3 ** 2 / (2 * 9.81 * (pull(held(0.5).dry) - pull(10)))).toBeLessThan(3);
    expect(sheet).toContain(`to ${TERN.slope} degrees`);
    for (const path of ['/edge-robotics', '/containment']) expect(page(path)).toContain(`${TERN.slope} degrees`);
    expect(sheet.replaceAll('\n', ' ')).toMatch(/20 degrees of dry concrete.*10.*wet grass.* above 14 and 7/);
    for (const source of [sheet.replaceAll('\n', ' '), page('/containment')]) {
      expect(source).toContain('stops a moving one within its field only to 5');
      expect(source).toContain('bove 10 degrees, and above 5 on wet grass, a safety line holds Tern as well');
    }
    for (const [ground, slopes] of [
      ['Dry concrete', [TERN.slope, 10]],
      ['Wet grass', [held(1).wet, held(0.5).wet].map(Math.floor)],
    ] as const)
      expect(page('/containment')).toContain(
        `| ${ground} |${slopes.map((degrees) => ` to ${degrees} degrees |`).join('')}`,
      );
  });

  test('a Tern on its pass in the tunnel stands as far from a worker who walks towards it as is said, on wet ground too', () => {
    const [pass, walk, response, field] = [1, 1.6, 0.12, 3];
    const stops = pass * response + Number(stoppingDistance(pass, TERN.delay, TERN.wet));
    const left = field - stops - walk * (response + TERN.delay + pass / TERN.wet);
    for (const source of [sheet.replaceAll('\n', ' '), page('/edge-robotics')]) {
      const metres = Number(/stood more than ([\d.]+) m away/.exec(source)?.[1]);
      expect(left).toBeGreaterThan(metres);
    }
  });

  test('a Heron travels at most one pair of footfalls at its top speed, and is soon on the ground, with a damper failed too', () => {
    const { top, step } = SPECS.heron;
    const left = step / 1_000;
    const stop = {
      machine: 'heron',
      at: 0,
      from: 0,
      speed: top,
      terrain: 'rubble',
      left,
      step: 0,
      landing: 0,
    } as const;
    const metres = atMost(restOf(stop).distance, 2);
    const cut = { machine: 'heron', at: stepAtTopSpeed('heron').at, back: Number.POSITIVE_INFINITY } as const;
    const motion = motionOf('northwall', 'heron', [cut]);
    const sinks = (sunkAt(motion, cut) - cut.at) / 1_000 - motion.stopOf(cut).left;
    const seconds = atMost(left + sinks, 1);
    expect([metres, seconds]).toEqual(['0.49', '1.4']);
    expect(MACHINES.heron.figures.map(([, value]) => value.replace('\u00a0', ' '))).toContain(`${metres} m`);
    const body = page('/edge-robotics');
    expect(body).toContain(`From 1.1 m/s it travels at most ${metres} m`);
    expect(body).toContain(`at most ${metres} m, with two feet raised; on the ground within ${seconds} s of the cut`);
    expect(body).toContain(`${sinks.toFixed(1)} s after the last foot, and within ${seconds} s of the cut`);
    expect(text('docs/simulation.md')).toContain(`${metres} m at most`);
    for (const source of [sheet.replaceAll('\n', ' '), page('/containment')]) {
      expect(source).toContain(`body on the ground, within ${seconds} s and ${metres} m of the cut`);
      // Three of four dampers, each as slow as before under the share of a third more.
      expect(source).toMatch(new RegExp(`in ${((sinks * 3) / 4).toFixed(1)} s instead of ${sinks.toFixed(1)} s`));
    }
  });

  test('a Petrel is slow enough without its anchor, on one plate too, within the space that must be clear', () => {
    const slow = 0.26;
    const said = (load: number, share: number) => {
      const { seconds, metres } = draggedTo(slow, load, share);
      return `${atMost(seconds, 1)} s and ${atMost(metres, 1)} m`;
    };
    for (const source of [sheet.replaceAll('\n', ' '), page('/containment')]) {
      expect(source).toContain(`slower than ${slow} m/s through the water`);
      for (const share of [1, 0.5]) expect(source).toContain(`${said(0, share)} (laden, ${said(PETREL.load, share)})`);
      expect(source).toContain('The anchor is no part of this safety function');
    }
    expect(draggedTo(slow, PETREL.load, 0.5).metres).toBeLessThan(20.1);
    expect(page('/containment')).toContain('within the 20.1 m that must be clear');
    expect(page('/edge-robotics')).toContain('no safety rests on the anchor');
  });

  test('the outer field has one name, which no text gives to a field without a safety rating', () => {
    const drawing = text('src/content/diagrams/scanner-field.svg');
    expect(drawing.match(/outer protective field/g)).toHaveLength(2);
    for (const said of [sheet, text('docs/simulation.md'), drawing, ...pages.map(({ body }) => body)])
      expect(said).not.toMatch(/warning.field/i);
    for (const source of [sheet.replaceAll('\n', ' '), page('/containment')])
      expect(source).toMatch(/outdoor safety lidar.* assessed to IEC TS 62998-1 for both of its fields/);
  });

  test('two missed heartbeats are 40 ms and 10 cm', () => {
    expect((2 * 0.02 * TERN.speed * 100).toFixed(0)).toBe('10');
    for (const source of [sheet.replaceAll('\n', ' '), page('/edge-robotics')]) {
      expect(source).toMatch(/40 ms( before that)?, about 10 cm/);
    }
  });

  test('a Petrel’s anchor falls in the basin as deep as it is said to be, and its energy adds up', () => {
    const landed = ANCHOR.after + 0.5 + DROP / ANCHOR.sinking;
    expect(sheet.replaceAll('\n', ' ')).toContain(`is ${DEPTH.toFixed(1)} m deep`);
    expect(sheet.replaceAll('\n', ' ')).toContain(`down after ${landed.toFixed(1)} s, bites at the same 9.5 s`);
    const { perSecond, perMetre, top, cruises = 0 } = SPECS.petrel;
    const wattHours = 6_000;
    const [idle, metre] = [perSecond * 3_600 * wattHours, perMetre * wattHours];
    const way = wattHours / 9 - idle;
    expect(sheet.replaceAll('\n', ' ')).toContain(
      `are ${(idle + way).toFixed(0)} W: ${idle.toFixed(0)} W at any speed, and ${way.toFixed(0)} W for the way, which is ${metre.toFixed(4)} Wh a metre`,
    );
    const fast = metre * (top / cruises) ** 2;
    const hours = wattHours / (idle + fast * top * 3_600);
    expect(sheet.replaceAll('\n', ' ')).toContain(
      `takes ${((top / cruises) ** 2).toFixed(2)} times as much, ${fast.toFixed(4)} Wh, and the battery lasts ${hours.toFixed(1)} h`,
    );
    expect(page('/edge-robotics')).toContain(`${hours.toFixed(1)} h at 3.09 m/s`);
  });

  test('a battery is swapped by one rule, and the model’s patrols end in the dock', () => {
    for (const source of [sheet.replaceAll('\n', ' '), page('/edge-robotics'), text('docs/simulation.md')])
      expect(source).toMatch(/whatever its charge/);
    for (const machine of MACHINE_NAMES) {
      const motion = motionOf('northwall', machine, []);
      for (let patrol = 0; patrol < 20; patrol++) {
        const leg = (patrol + 1) * legsOf(machine) - 1;
        const middle = legStart(machine, leg) + (stepsOf(machine) * SPECS[machine].step * 3) / 4;
        const end = legStart(machine, leg + 1) - 1;
        expect([machine, patrol, motion.doingAt(middle), motion.at(end).speed]).toEqual([machine, patrol, 'dock', 0]);
      }
    }
  });

  test('emergency stops, Heron’s limit and the space after a veto are the same on the page and in the fact sheet', () => {
    const facts = sheet.replaceAll('\n', ' ');
    const [, ...stops] = (/^\| Emergency stop \|.*$/m.exec(page('/edge-robotics'))?.[0] ?? '').split('|').slice(1, -1);
    expect(stops).toHaveLength(3);
    for (const stop of stops) expect(facts).toContain(stop.trim());
    for (const said of ['On rubble that slopes, and on stairs, it keeps to 0.6 m/s', 'on stairs it may still slide'])
      for (const source of [facts, page('/edge-robotics')]) expect(source.toLowerCase()).toContain(said.toLowerCase());
    for (const source of [facts, page('/edge-robotics')]) expect(source).toContain('Tern has none: it detects people');
    // A radio of its own stops the two that work away from people, and its loss stops them too.
    for (const machine of [stops[1], stops[2]]) expect(machine).toContain('and the wireless stop');
    for (const source of [facts, page('/edge-robotics'), page('/containment')])
      expect(source).toMatch(/can only open the contactors[,;] (?:and )?they open too if its signal is lost/);
    const space = 'longer space of a stop after a veto must be clear too';
    for (const source of [facts, page('/edge-robotics')]) expect(source).toContain(space);
    const row = /^\| Stopping distance from top speed after a veto.*$/m.exec(page('/edge-robotics'))?.[0] ?? '';
    const metres = [...row.matchAll(/up to ([\d.]+ m)/g)].map(([, each]) => each as string);
    expect(metres).toHaveLength(3);
    for (const each of metres) expect(facts.split(space)[1]?.slice(0, 80)).toContain(each);
  });
});
