import { DomainError, type NoValues, type Problem } from '@minaret/foundation/base'

/** Why an amount of a gift cannot be refunded. */
export type RefundCodes = {
  notByCard: NoValues
  notPaid: NoValues
  disputed: NoValues
  /** The gift has been returned in full. */
  refunded: NoValues
  /** The amount exceeds the rest of the gift. */
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
  /** Whether it is in the ledger. The refund of an orphan, a payment for a closed gift, never is. */
  booking: 'booked' | 'expected' | 'orphan'
}

export type RefundProblem = Problem<RefundCodes>

/** Thrown if an amount of a gift cannot be refunded. */
export class RefundError extends DomainError<RefundCodes> {}
