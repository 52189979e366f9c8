/**
 * Largest file that is read, in bytes: 16 MiB, six times the capsule, and enough for twenty of the largest snapshots
 * with indentation.
 */
export const MAX_FILE_BYTES = 16 * 2 ** 20;
