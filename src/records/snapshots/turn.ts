/** Resolves when the next piece of work may start; rejects if the work is cancelled. */
export type Turn = () => Promise<void>;

/** Turns without a pause, for callers that have no frames to keep. */
export const immediateTurn: Turn = () => Promise.resolve();
