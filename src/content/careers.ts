export interface Role {
  readonly title: string;
  readonly tags: readonly string[];
  readonly blurb: string;
  /** Responsibilities of the role, a line each. */
  readonly owns: readonly string[];
}

/** People of the company, and of its safety office, as in the executive page's table of offices. */
export const STAFF = { people: 412, safety: 52 } as const;

/** The open roles, in the order of the page. */
export const ROLES = [
  {
    title: 'Senior Neuromorphic Architect',
    tags: ['Leuven', 'Spiking hardware', 'Checkpoints', 'Research'],
    blurb:
      'You would define the spiking fabric of the watch circuit and, more to the point, how its state is saved and restored. Expect long discussions about routers, ticks and spikes in flight. It helps if one of your own chips has come back from the factory not working.',
    owns: [
      'The checkpoint format: what a saved state holds, and proof that the digital parts replay spike for spike',
      'The power and latency budget: 1.9 W, and Sensor freshness tripped within 4 ms of a confident detection',
      'The list of scenes in which the circuit is known to be blind',
    ],
  },
  {
    title: 'Robotics Safety Engineer',
    tags: ['Northumberland', 'Functional safety', 'Proving ground', 'Safety'],
    blurb:
      'You would measure stopping envelopes on real machines and write the limits that planners must respect. The work is half on the proving ground and half in the hazard log. You would have the authority to refuse a release, and you would be expected to use it. Knowledge of functional safety standards is assumed.',
    owns: [
      'Stopping distances of Tern, Heron and Petrel by surface, load and wear, with the slowest cases',
      'The hazard log, and the entry that closes each hazard or keeps it open',
      'The signature without which a release does not leave the building',
    ],
  },
  {
    title: 'Secure Systems Engineer',
    tags: ['Pod UK', 'Measured boot', 'Attestation', 'Security'],
    blurb:
      'You would look after the chain from firmware to attested node: measured boot, certificates that live a day and the narrow set of ports. Much of the work is taking things out. You should be at ease with a bus trace and a threat model on the same afternoon. We encourage you to publish what you find once it is mended.',
    owns: [
      'The base layer: what a node boots and proves before it may take work',
      'Certificate rotation every 24 h, and what a node does when it cannot renew',
      'Three ports out, and the written reason for each of them',
    ],
  },
  {
    title: 'Simulation Scientist',
    tags: ['Northumberland', 'Statistics', 'Deterministic simulation', 'Research'],
    blurb:
      'You would extend the 18 scenarios and find the places where they flatter us. You should distrust a model that agrees with its author. The tools are statistics, a deterministic simulator and a tethered rig that often disagrees.',
    owns: [
      'The scenario set: what enters it, and the decision to retire one',
      'The gap between simulator and rig, quoted with its confidence interval for each machine',
      'Replay: any slice, rerun from its record, ends in the same state',
    ],
  },
] as const satisfies readonly Role[];

export type RoleTitle = (typeof ROLES)[number]['title'];

/** Answer to a candidate who presses Apply. */
export const APPLYING = {
  statement:
    'Direct applications are not accepted on this site. Please use a government defence or cleared talent portal instead.',
  steps: [
    'Search the portal for the title of the role and the name of the company.',
    'Let the portal check first whether you are eligible: rules on nationality, clearance and export differ from role to role.',
    'Describe one system that you made safer, and how you measured the difference.',
  ],
  keeps:
    'These roles are fictional, and no portal lists them: that is how one would apply to a real company. This site has no form, takes no documents and keeps nothing about you.',
} as const;
