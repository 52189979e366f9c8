/** Something that keeps the command from running; its message is a sentence for whoever ran it. */
export class CannotRun extends Error {}
