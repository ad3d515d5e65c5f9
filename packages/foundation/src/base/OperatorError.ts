/**
 * A command or the start of a server cannot do what an operator asked for; the message is the sentence they read. Code that
 * the desk, the API or a job reaches too throws a `DomainError` instead.
 */
export class OperatorError extends Error {}

/** An operator gave a value that cannot be meant, whatever is stored; the message says how it is written. */
export class InvalidValueError extends OperatorError {}
