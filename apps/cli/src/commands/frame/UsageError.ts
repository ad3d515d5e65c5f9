/** The command was typed in a way that cannot be meant: exit code 2. The message says how it is written. */
export class UsageError extends Error {}

/** Somebody pressed Ctrl-C, or ended the input, where a question was asked: exit code 130. */
export class Interrupted extends Error {}
