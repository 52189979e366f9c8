/** A field of work, as the home page lists it. */
interface Focus {
  /** Path of the page about it. */
  readonly to: string;
  readonly name: string;
  /** Description in one sentence. */
  readonly about: string;
  /** Id of the dashboard that shows it. */
  readonly dashboard: 'cores' | 'forks' | 'machines' | 'interlocks' | 'rollback' | 'transparency';
  /** Figure with its name: a constant, or without a value the dashboard's own. */
  readonly figure: { readonly is: string; readonly value?: string; readonly unit?: string };
}

/** Fields of the company's work, in the order in which a decision meets them. */
export const FOCUS = [
  {
    to: '/skynet',
    name: 'Skynet Initiative',
    about: 'The decision loop, from the proposal to the commit or the rollback, and the 48 cores that rehearse it.',
    dashboard: 'cores',
    figure: { is: 'average utilisation of 48 cores' },
  },
  {
    to: '/research',
    name: 'Research',
    about: 'Testing decisions before machines act: how much of the world a copy needs to predict a failure.',
    dashboard: 'forks',
    figure: { value: '18', is: 'scenarios for every new planner' },
  },
  {
    to: '/edge-robotics',
    name: 'Edge robotics',
    about: 'Tern, Heron and Petrel: how each one stops, and what it does when the radio link drops.',
    dashboard: 'machines',
    figure: { is: 'moving on the proving ground' },
  },
  {
    to: '/neuromorphic',
    name: 'Neuromorphic',
    about: 'A 1.9 W circuit that notices when the scene no longer matches the plan.',
    dashboard: 'interlocks',
    figure: {
      value: '2.5',
      unit: 's',
      is: 'or less from a changed scene to the Sensor freshness trip',
    },
  },
  {
    to: '/containment',
    name: 'Containment',
    about: 'Fifteen interlocks, a gate in every pod and machine, and measured times to undo, the slow ones included.',
    dashboard: 'rollback',
    figure: { is: 'to undo an action, 95th percentile of the newest 420' },
  },
  {
    to: '/transparency',
    name: 'Transparency',
    about: 'A log of every veto, and an event stream whose hashes reveal an edit.',
    dashboard: 'transparency',
    figure: { is: 'since the last veto' },
  },
] as const satisfies readonly Focus[];
