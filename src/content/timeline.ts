/** A turning point in the company's history. */
export interface Milestone {
  readonly year: number;
  readonly title: string;
  readonly detail: string;
}

/** The company's five dates, earliest first. */
export const TIMELINE = [
  {
    year: 1997,
    title: 'The first contract: a brake',
    detail:
      'The company began with one contract: the emergency brake for somebody else’s driverless test vehicle. A relay cut the power unless a timer was reset in time, so a broken wire, a hung computer and a flat battery all had the same result: silence meant stop. Every machine we build today works in the same way. Its safety controller, with a supply of its own and no learned parts, expects a heartbeat every 20 ms and opens the drive’s contactors after two are missed.',
  },
  {
    year: 2004,
    title: 'The first fork',
    detail:
      'An early field robot chose a route that looked correct in every log and ended in a ditch. The logs did not explain it, because each decision in them was reasonable on its own. So the team began to run each plan on a copy of the robot’s state before giving it to the motors, and to judge where the copy ended up. The copy ran at a third of real time, too slow to use outdoors, but on that morning’s data it went into the ditch every time. Forking a plan before committing to it has been the rule since.',
  },
  {
    year: 2012,
    title: 'Rollback time measured',
    detail:
      'Faster processors made it possible to restore a machine’s state while it was working. Customers asked how long that took, and our answer had been an average, which hides the slowest cases. Since then we have measured those too and quoted them with the window they came from. Two products failed their own new specification and were withdrawn. The histogram on the containment page still follows that rule: it shows the P95 and the P99 of the newest 420 actions undone.',
  },
  {
    year: 2023,
    title: 'A log that shows gaps',
    detail:
      'An inquiry into a warehouse incident was delayed because nobody could show that the log was complete. Nothing had been removed, but proving it took weeks. Since then each event has been numbered and chained by hash to the one before it, in blocks of 256. A missing event shows in the numbers, and an edited one in the hashes. Exports were moved to storage outside the control of operations. The Skynet Initiative was started in the same year: one decision loop from proposal to commit or rollback. Its first requirement was that an outsider should be able to check it.',
  },
  {
    year: 2025,
    title: 'Three pods, one loop',
    detail:
      'Pods in the US, the EU and the UK came under one decision loop, with 8 racks of 72 GPUs in each: 1,728 in all. They train and review; none of them is in a stopping path. Every slice of 90 s now ends in a rollback of its forks, so the rollback is tested 960 times a day. The number of interlocks settled at 15 when two that had never faulted separately were merged. This site was built to show the principle with simulated data.',
  },
] as const satisfies readonly Milestone[];
