/** What an operator asked for cannot be done, for a reason the operator can mend; the message says how. */
export class OperatorError extends Error {}

/** An operator gave a value that cannot be meant, whatever is stored; the message says how it is written. */
export class InvalidValueError extends OperatorError {}
