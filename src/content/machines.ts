import { TERN_METRES } from '../sim/world/machines/tern';

/** A machine as the home page sells it; the page on edge robotics has its whole data sheet. */
interface Machine {
  readonly name: string;
  /** Description of what it is and does, in one sentence. */
  readonly about: string;
  /** Sentence on what stops it when the power is cut. */
  readonly brake: string;
  /** Figures with their units, in the words and order of `docs/company.md`; the first is the stopping distance. */
  readonly figures: readonly { readonly is: string; readonly value: string }[];
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
      { is: 'stop from 2.4 m/s, dry and level', value: `${TERN_METRES} m` },
      { is: 'stop from 2.4 m/s, wet grass', value: '1.30 m' },
      { is: 'mass', value: '184 kg' },
      { is: 'length', value: '1.43 m' },
      { is: 'top speed', value: '2.4 m/s' },
      { is: 'endurance', value: '6 h at 1 m/s' },
    ],
    buyers: 'Railways, ports and bases with a long perimeter.',
  },
  heron: {
    name: 'Heron',
    about: 'Walks on four legs and carries loads over rubble and up stairs.',
    brake: 'Without power it sinks to the ground on the oil dampers in its knees.',
    figures: [
      { is: 'longest stop from 1.1 m/s, level', value: '0.48 m' },
      { is: 'load', value: '18 kg' },
      { is: 'mass', value: '61 kg' },
      { is: 'length', value: '1.06 m' },
      { is: 'top speed', value: '1.1 m/s' },
      { is: 'endurance, laden', value: '2.5 h at 0.6 m/s' },
    ],
    buyers: 'Civil defence, urban search and rescue, and army engineers.',
  },
  petrel: {
    name: 'Petrel',
    about: 'Watches harbours from the surface, day and night.',
    brake: 'Without power its drag plates fall in half a second and its anchor follows.',
    figures: [
      { is: 'stop from 3.09 m/s, water to 6 m deep', value: '7.0 m' },
      { is: 'laden stop, same water', value: '8.3 m' },
      { is: 'mass', value: '340 kg' },
      { is: 'length', value: '3.1 m' },
      { is: 'top speed', value: '3.09 m/s (6 kn)' },
      { is: 'endurance', value: '9 h at 2.06 m/s (4 kn)' },
    ],
    buyers: 'Port authorities, coastguards and navies.',
  },
} as const satisfies Readonly<Record<string, Machine>>;
