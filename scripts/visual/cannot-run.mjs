/** Error that keeps the command from running; its message is a sentence for the user. */
export class CannotRun extends Error {}
