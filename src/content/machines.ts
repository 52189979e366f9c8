import { TERN_METRES } from '../sim/world/machines/tern';

/** A machine as the home page sells it; the page on edge robotics has its whole data sheet. */
interface Machine {
  readonly name: string;
  /** Description of what it is and does, in one sentence. */
  readonly about: string;
  /** Sentence on what stops it when the power is cut. */
  readonly brake: string;
  /** Figures with their units, in the words and order of `docs/company.md`; the first is the stopping distance. */
  readonly figures: readonly (readonly [is: string, value: string])[];
  /** Kinds of customers. */
  readonly buyers: string;
}

/** The three machines, in the order of the page. */
export const MACHINES = {
  tern: {
    name: 'Tern',
    about: 'Runs on rubber tracks and inspects tunnels, quays and fences.',
    brake: 'Spring brakes hold its tracks; current holds the brakes off.',
    figures: [
      ['stop from 2.4 m/s, dry and level', `${TERN_METRES} m`],
      ['stop from 2.4 m/s, wet grass', '1.30 m'],
      ['stop after a veto', 'up to 4.2 m'],
      ['mass', '184 kg'],
      ['length', '1.43 m'],
      ['top speed', '2.4 m/s'],
      ['endurance', '6 h at 1 m/s'],
    ],
    buyers: 'Railways, ports and bases with a long perimeter.',
  },
  heron: {
    name: 'Heron',
    about: 'Walks on four legs and carries loads over rubble and up stairs.',
    brake: 'Without power it sinks to the ground on the oil dampers in its knees.',
    figures: [
      ['longest stop from 1.1 m/s, level', '0.49 m'],
      ['stop after a veto', 'up to 1.7 m'],
      ['load', '18 kg'],
      ['mass', '61 kg'],
      ['length', '1.06 m'],
      ['top speed', '1.1 m/s'],
      ['endurance, laden', '2.5 h at 0.6 m/s'],
    ],
    buyers: 'Civil defence and army engineers, in sectors cleared of people.',
  },
  petrel: {
    name: 'Petrel',
    about: 'Watches harbours from the surface, day and night.',
    brake: 'Without power its drag plates fall in half a second and its anchor follows.',
    figures: [
      ['stop from 3.09 m/s, still water to 6 m deep', '7.0 m'],
      ['laden stop, same water', '8.3 m'],
      ['stop after a veto', 'up to 20.1 m'],
      ['mass', '340 kg'],
      ['length', '3.1 m'],
      ['top speed', '3.09 m/s (6 kn)'],
      ['endurance', '9 h at 2.06 m/s (4 kn)'],
    ],
    buyers: 'Port authorities, coastguards and navies.',
  },
} as const satisfies Readonly<Record<string, Machine>>;
