/**
 * Thrown if a command or server start fails in a way the operator can fix, who sees the message. Code shared with the desk,
 * the API or a job throws a `DomainError` instead.
 */
export class OperatorError extends Error {}

/** Thrown if a value is invalid regardless of the stored data; the message explains the format to the operator. */
export class InvalidValueError extends OperatorError {}
