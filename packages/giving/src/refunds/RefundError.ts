import { DomainError, type NoValues, type Problem } from '@minaret/foundation/base'

/** Why an amount of a gift cannot be refunded. */
export type RefundCodes = {
  notByCard: NoValues
  notPaid: NoValues
  disputed: NoValues
  /** Nothing of it is left. */
  refunded: NoValues
  /** More than what is left of it. */
  tooMuch: NoValues
  /** The same amount was refunded within a day. */
  repeated: { refund: RecentRefund }
}

/** A refund of the last 24 hours. */
export type RecentRefund = {
  no: number
  amountMinor: number
  currency: string
  requestedAt: Date
  /** Whether it is in the ledger; an orphan's gift was closed and never will be. */
  booking: 'booked' | 'expected' | 'orphan'
}

export type RefundProblem = Problem<RefundCodes>

/** An amount of a gift cannot be refunded. */
export class RefundError extends DomainError<RefundCodes> {}
