/** Row of a tab's table: its name, then its cells. */
export interface ExecutiveRow {
  readonly name: string;
  readonly cells: readonly string[];
  /** Length of the row's bar, in units, where the table has bars. */
  readonly count?: number;
}

/** Table of a tab of the executive page. */
export interface ExecutiveTable {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Rows under a heading of their own, or all under none. */
  readonly groups: readonly { readonly label?: string; readonly rows: readonly ExecutiveRow[] }[];
  /** Facts that the table does not give. */
  readonly footnote?: string;
}

/** Tab of the executive page: its argument, its text and its table. */
export interface ExecutiveTab {
  /** The anchor in the page's address, and the name under which the choice is kept. */
  readonly id: string;
  readonly label: string;
  /** The tab's argument in a line. */
  readonly claim: string;
  readonly paragraphs: readonly string[];
  readonly table: ExecutiveTable;
  /** Link to further reading. */
  readonly more: { readonly label: string; readonly to: string };
}

const STRATEGY: ExecutiveTab = {
  id: 'strategy',
  label: 'Strategy',
  claim: 'The brake is part of the price',
  paragraphs: [
    'We sell autonomy to customers who have to account for it: armed forces, civil defence, port and rail operators. Each contract is read by the review board before signature and again before delivery.',
    'A machine whose stopping distance has been measured is allowed into more places than a faster one whose distance has not. From its top speed of 2.4 m/s, unladen and level, Tern stops in 0.72 m on dry concrete. On wet grass it needs 1.30 m, and we quote both. Rollback is designed first and is in every price.',
    'We sell the decision loop, the base layer, three machines, the watch circuit and the safety controller. A customer may buy any of these, but no machine without its safety controller.',
    'In 2025 we delivered 148 machines: 96 Terns, 31 Herons and 21 Petrels. Revenue was £71 million, of which £24 million went into research and £9 million into safety. Production and engineering took £26 million, everything else £8 million, and £4 million was operating profit. Of the research budget, £18 million went on leasing and running the three pods. We decline four kinds of work, and the review board stopped three contracts.',
  ],
  table: {
    caption: 'What is sold, and what is declined',
    columns: ['Offer', 'Key figures'],
    groups: [
      {
        label: 'Sold',
        rows: [
          {
            name: 'Decision loop',
            cells: ['on each machine; steps of at most 0.5 s on Tern; rehearsed on 48 cores in 18 scenarios'],
          },
          { name: 'Base layer', cells: ['capsule 0.12.03384, about 2.5 MB'] },
          { name: 'Tern, tracked inspection', cells: ['184 kg; up to 2.4 m/s; 6 h at 1 m/s'] },
          { name: 'Heron, legged carrier', cells: ['carries 18 kg; a pair of footfalls is 0.44 s'] },
          {
            name: 'Petrel, surface vessel',
            cells: ['3.1 m long; stops from 3.09 m/s in 7.0 m, unladen, in still water to 6 m deep'],
          },
          { name: 'Watch circuit', cells: ['1.9 W; trips Sensor freshness within 4 ms of a confident detection'] },
          { name: 'Safety controller', cells: ['20 ms heartbeat; opens after two are missed'] },
        ],
      },
      {
        label: 'Declined',
        rows: [
          { name: 'Targeting people', cells: ['without a human decision for each case'] },
          { name: 'Surveillance', cells: ['of a population at large'] },
          { name: 'Removal of an interlock', cells: ['or a bypass of one, at any price'] },
          { name: 'Delivery without a record', cells: ['that an independent party may inspect'] },
        ],
      },
    ],
  },
  more: { label: 'How the review board decides', to: '/ethics' },
};

const STACK: ExecutiveTab = {
  id: 'capability-stack',
  label: 'Capability Stack',
  claim: 'Five layers, of which four can refuse something',
  paragraphs: [
    'Read the stack from the bottom. A node first proves what it booted, and only then does a pod give it work. Compute runs the decision loop, and the loop ends at the gate. Whatever the gate decides leaves a record.',
    'The planner sits in the middle. It may propose anything, but it cannot write to the interlocks above it. The safety controller on a machine has no learned parts. It opens the drive’s contactors after two missed heartbeats, whatever the rest of the stack reports.',
    'The pods train and review. They are never in the stopping path: a machine that has lost its link still forks and evaluates on the two accelerators it carries, and still brakes.',
    'Two layers are weaker than they look. Attestation shows what was loaded, not that it works. A chained stream shows an edit, but not what the record said before.',
  ],
  table: {
    caption: 'The layers, top to bottom',
    columns: ['Layer', 'What it holds', 'What it can refuse'],
    groups: [
      {
        rows: [
          {
            name: 'Evidence',
            cells: [
              '360 events a minute; a chain anchor every 256; an export every 5 min',
              'nothing: it shows an edit and cannot prevent one',
            ],
          },
          { name: 'Containment', cells: ['15 interlocks in a pod, 13 on a machine', 'any commit'] },
          {
            name: 'Decision loop',
            cells: ['48 cores in 6 sockets; a reading every 520 ms', 'a plan whose fork failed'],
          },
          {
            name: 'Compute',
            cells: [
              '1,728 GPUs in 24 racks; about 2.3 million TFLOPS delivered at 2.28 MW',
              'work beyond its capacity',
            ],
          },
          {
            name: 'Silicon and boot',
            cells: ['TPM 2.0, Secure Boot; certificates of 24 h', 'a node it cannot measure'],
          },
        ],
      },
    ],
    footnote: 'All live figures on this site are simulated.',
  },
  more: { label: 'Watch the loop run', to: '/skynet' },
};

const GOVERNANCE: ExecutiveTab = {
  id: 'governance',
  label: 'Governance',
  claim: 'Any operator can stop a machine; a second person restarts it',
  paragraphs: [
    'Three bodies can halt a programme without the consent of the other two: the safety office, the security office and the review board. Their budgets are set by the board of directors and not by the programmes they oversee, so a halt costs its author nothing but an explanation.',
    'The body that halted a programme lifts the halt, and nobody else can. The chief executive may ask for reasons and, if the review board has stopped a contract, may appeal once, in writing. There is no procedure for an exception.',
    'The review board has nine seats: four engineers, one lawyer and four from outside the company.',
    'Stopping a single machine works differently. Any operator may stop it without giving a reason at the time, and a second person, beside the machine, has to start it again. An interlock vetoes a commit without asking anybody, and after a veto in time nobody has to restart anything. If no veto came in time, a person restarts a machine that its own Geofence, watchdog or battery has stopped, or whose last step cannot be proved from its record.',
    'The weak point is time. A halt called on a Friday once lasted until Tuesday, because nobody who could lift it was there before.',
  ],
  table: {
    caption: 'Who can halt, and who can lift the halt',
    columns: ['Who', 'Can halt', 'Halt lifted by'],
    groups: [
      {
        rows: [
          { name: 'Safety', cells: ['any programme', 'safety'] },
          { name: 'Security', cells: ['any programme', 'security'] },
          { name: 'Review board', cells: ['any contract or programme', 'review board'] },
          { name: 'Compliance', cells: ['any delivery', 'compliance'] },
          { name: 'Operator', cells: ['the machine in hand', 'a second person'] },
          { name: 'Safety controller', cells: ['the machine it is in', 'an operator, at the machine'] },
          { name: 'Interlock', cells: ['one commit', 'the gate, when the incident is over'] },
          { name: 'Machine', cells: ['itself, where no veto came in time', 'a person'] },
          { name: 'Chief executive', cells: ['nothing alone', 'cannot lift one; may appeal once'] },
          { name: 'Sales', cells: ['nothing', 'has no part in it'] },
        ],
      },
    ],
  },
  more: { label: 'How an interlock works', to: '/containment' },
};

const LEADERSHIP: ExecutiveTab = {
  id: 'leadership',
  label: 'Leadership',
  claim: 'Four technical offices, two of which also report to the directors',
  paragraphs: [
    'The company is led by a chief executive and four technical offices: engineering, safety, security and research. Production builds what they release. Since a halt that waited from Friday to Tuesday, each office has a deputy with full signing authority.',
    'The heads of safety and security report to the board of directors as well as to the chief executive. Either head may ask for time on the directors’ agenda, and the request cannot be declined.',
    'Engineering and production together have 214 of 412 people. Safety and security have 85. We watch that proportion: about two people in offices that can stop a programme for every five who design and build.',
    'We publish offices and not names. People change more often than responsibilities do, and a name would invite the wrong kind of attention to whoever signs for a brake. A customer under contract knows the names; so does the regulator.',
  ],
  table: {
    caption: 'Offices, people and reporting lines',
    columns: ['Office', 'People', 'Reports to'],
    groups: [
      {
        rows: [
          { name: 'Engineering', count: 118, cells: ['chief executive'] },
          { name: 'Production', count: 96, cells: ['chief executive'] },
          { name: 'Research', count: 64, cells: ['chief executive'] },
          { name: 'Safety', count: 52, cells: ['chief executive and board of directors'] },
          { name: 'Security', count: 33, cells: ['chief executive and board of directors'] },
          { name: 'Operations', count: 20, cells: ['chief executive'] },
          { name: 'Sales and support', count: 11, cells: ['chief executive'] },
          { name: 'Finance, personnel', count: 8, cells: ['chief executive'] },
          { name: 'Legal, compliance', count: 7, cells: ['chief executive'] },
          { name: 'Ethics desk', count: 3, cells: ['review board'] },
        ],
      },
    ],
    footnote:
      '412 people in all. The review board is not an office. It has nine seats, and the directors set its budget.',
  },
  more: { label: 'Work in these offices', to: '/careers' },
};

const ENGAGEMENT: ExecutiveTab = {
  id: 'engagement-2025',
  label: 'Engagement 2025',
  claim: '47 exhibitions, a note after each',
  paragraphs: [
    'The 2025 calendar covers six regions. For each of the 47 exhibitions an engineer writes a question beforehand, and those who travel bring back an answer.',
    'We count the notes that hold a stopping figure with its conditions: 11 of 47. An answer with the slowest cases is worth more to us than an average. Where an exhibitor had no such figure, the note says so.',
    'Europe and North America account for 28 of the exhibitions, because our pods and most of our people are there. That skews our view. The seven in the Middle East and South America are chosen for operating conditions we cannot reproduce at home: heat, dust and long distances.',
    'What may be said in a hall is settled with the compliance office before anybody travels.',
  ],
  table: {
    caption: 'Exhibitions by region, 2025',
    columns: ['Region', 'Exhibitions'],
    groups: [
      {
        rows: [
          { name: 'Europe', count: 15, cells: [] },
          { name: 'North America', count: 13, cells: [] },
          { name: 'Asia', count: 8, cells: [] },
          { name: 'Middle East', count: 4, cells: [] },
          { name: 'Asia-Pacific', count: 4, cells: [] },
          { name: 'South America', count: 3, cells: [] },
        ],
      },
    ],
    footnote: '47 exhibitions in all, each counted under the region of its venue.',
  },
  more: { label: 'The full list of exhibitions', to: '/expos' },
};

/** The executive page's tabs, in order. */
export const EXECUTIVE_TABS = [STRATEGY, STACK, GOVERNANCE, LEADERSHIP, ENGAGEMENT] as const;
