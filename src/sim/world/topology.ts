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

/** GPUs of a tray: an incident takes this many neighbouring GPUs of its rack down for each step of its severity. */
export const TRAY = 8;

/** Where each pod stands. */
export const PODS = ['US', 'EU', 'UK'] as const;
