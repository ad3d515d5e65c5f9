/**
 * A command or server start fails in a way the operator can fix; the message is shown to them. Code shared with the desk,
 * the API or a job throws a `DomainError` instead.
 */
export class OperatorError extends Error {}

/** An operator entered a value that is invalid regardless of the stored data; the message explains the format. */
export class InvalidValueError extends OperatorError {}
