/** Parts of the world that more than one model uses. */
export const TOPOLOGY = {
  /** Number of pods of racks. */
  pods: 3,
  racksPerPod: 8,
  gpusPerRack: 72,
  /** Number of sockets of cores. */
  sockets: 6,
  coresPerSocket: 8,
  /** Number of execution lanes of the mesh. */
  lanes: 4,
} as const;

/** GPUs of a pod. */
export const POD_GPUS = TOPOLOGY.racksPerPod * TOPOLOGY.gpusPerRack;

/**
 * GPUs of two neighbouring trays, which have four each. Work is scheduled on a pair of trays, so that an incident takes
 * pairs of its rack down: one for each step of its severity.
 */
export const PAIR_GPUS = 8;

/** Places of the pods. */
export const PODS = ['US', 'EU', 'UK'] as const;
