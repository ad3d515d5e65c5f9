/** The command line is invalid: exit code 2. The message shows the correct form. */
export class UsageError extends Error {}

/** The user pressed Ctrl-C or closed the input at a prompt: exit code 130. */
export class Interrupted extends Error {}
