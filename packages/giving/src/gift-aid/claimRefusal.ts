import { OperatorError } from '@minaret/foundation/base'

/** Why something can't be done with a claim, by what the refusal is about. */
export type ClaimRefusalReason =
  /** A gift, by the reference that was given for it. */
  | 'gift_not_doubtful'
  | 'gift_blocked'
  /** A claim, by its number. */
  | 'no_claim'
  | 'undone'
  | 'being_filed'
  | 'accepted'
  | 'marked'
  | 'sent'
  | 'names_deleted'
  | 'refunded'
  | 'refused_line'
  /** The later claim that has to be undone first. */
  | 'reported_later'

/** Something can't be done with a claim. The message is for operators; the reason is what a screen words. */
export class ClaimRefusal extends OperatorError {
  readonly reason: ClaimRefusalReason
  /** The reference of a gift, or the number of a claim. */
  readonly subject: string
  constructor(reason: ClaimRefusalReason, subject: string | number, message: string) {
    super(message)
    this.reason = reason
    this.subject = String(subject)
  }
}
