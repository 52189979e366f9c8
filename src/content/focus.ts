/** A field of work, as the home page lists it. */
interface Focus {
  /** The page about it. */
  readonly to: string;
  readonly name: string;
  /** One sentence. */
  readonly about: string;
  /** The figure beside it, from a dashboard or constant, and what the figure is. */
  readonly figure: { readonly is: string } & (
    | { readonly of: 'cores' | 'utilisation' | 'machines' | 'interlocks' | 'events' }
    | { readonly value: string }
  );
}

/** What the company works on, in the order in which a decision meets it. */
export const FOCUS = [
  {
    to: '/skynet',
    name: 'Skynet Initiative',
    about: 'The decision loop, from the proposal to the commit or the rollback, and the 48 cores that rehearse it.',
    figure: { of: 'cores', is: 'average utilisation of 48 cores' },
  },
  {
    to: '/research',
    name: 'Research',
    about: 'Testing decisions before machines act: how much of the world a copy needs to predict a failure.',
    figure: { value: '18', is: 'scenarios for every new planner' },
  },
  {
    to: '/edge-robotics',
    name: 'Edge robotics',
    about: 'Tern, Heron and Petrel: how each one stops, and what it does when the radio link drops.',
    figure: { of: 'machines', is: 'moving on the proving ground' },
  },
  {
    to: '/neuromorphic',
    name: 'Neuromorphic',
    about: 'A 1.9 W circuit that notices when the scene no longer matches the plan.',
    figure: { of: 'utilisation', is: 'average sandbox utilisation' },
  },
  {
    to: '/containment',
    name: 'Containment',
    about: 'Fifteen interlocks, one veto gate, and measured times to undo, the slow ones included.',
    figure: { of: 'interlocks', is: 'interlocks OK' },
  },
  {
    to: '/transparency',
    name: 'Transparency',
    about: 'A public log of every veto, and an event stream whose hashes reveal an edit.',
    figure: { of: 'events', is: 'in the chained stream' },
  },
] as const satisfies readonly Focus[];
