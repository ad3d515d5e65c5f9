/** What an operator asked for cannot be done, for a reason the operator can mend; the message says how. */
export class OperatorError extends Error {}
