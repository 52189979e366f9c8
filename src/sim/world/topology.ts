/** The parts of the world that more than one model uses. */
export const TOPOLOGY = {
  /** Pods of racks. */
  pods: 3,
  racksPerPod: 8,
  gpusPerRack: 72,
  /** Sockets of cores. */
  sockets: 6,
  coresPerSocket: 8,
  /** Execution lanes of the mesh. */
  lanes: 4,
} as const;

/**
 * GPUs of two neighbouring trays, which have four each. Work is scheduled on a pair of trays, so that an incident takes
 * pairs of its rack down: one for each step of its severity.
 */
export const PAIR = 8;

/** Where each pod stands. */
export const PODS = ['US', 'EU', 'UK'] as const;
