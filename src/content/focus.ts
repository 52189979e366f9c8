/** A field of work, as the home page lists it. */
interface Focus {
  /** The page about it. */
  readonly to: string;
  readonly name: string;
  /** One sentence. */
  readonly about: string;
  /** The dashboard whose figure stands beside it, and what that figure is. */
  readonly figure: {
    readonly of: 'cores' | 'utilisation' | 'mesh' | 'corelog' | 'interlocks' | 'events';
    readonly is: string;
  };
}

/** What the company works on, in the order in which a decision meets it. */
export const FOCUS = [
  {
    to: '/skynet',
    name: 'Skynet Initiative',
    about: 'The decision loop from the proposal to the commit or the undo, and the 48 cores that run it.',
    figure: { of: 'cores', is: 'mean of 48 cores' },
  },
  {
    to: '/research',
    name: 'Research',
    about: 'What a fork must contain before its verdict can be trusted, and how far ahead it may look.',
    figure: { of: 'corelog', is: 'of core log in 5 min' },
  },
  {
    to: '/edge-robotics',
    name: 'Edge robotics',
    about: 'Machines that carry their brake with them and stop by themselves when the link is gone.',
    figure: { of: 'mesh', is: 'in four lanes' },
  },
  {
    to: '/neuromorphic',
    name: 'Neuromorphic',
    about: 'Spiking hardware whose state can be stopped on a tick, saved, and put back.',
    figure: { of: 'utilisation', is: 'mean of the sandboxes' },
  },
  {
    to: '/containment',
    name: 'Containment',
    about: 'Fifteen interlocks, one veto gate, and the time it takes to undo, quoted with its tail.',
    figure: { of: 'interlocks', is: 'interlocks OK' },
  },
  {
    to: '/transparency',
    name: 'Transparency',
    about: 'A chained record of what was decided and what stopped it, exported every 5 minutes.',
    figure: { of: 'events', is: 'chained and checked' },
  },
] as const satisfies readonly Focus[];
