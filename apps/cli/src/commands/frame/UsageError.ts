/** The command line is invalid: exit code 2. The message says how to write it. */
export class UsageError extends Error {}

/** Somebody pressed Ctrl-C, or ended the input, at a question: exit code 130. */
export class Interrupted extends Error {}
