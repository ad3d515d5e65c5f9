import { ApiError } from '@minaret/client'
import type { Decline, NeedLeft } from '@minaret/contract'
import { ChallengeUnsolved } from '../app/challenge.ts'
import { fieldErrorsOf, hasNoMessage, statusOf } from '../app/failures.ts'
import { isRecord } from '../storage/browserStorage.ts'

/** The meaning of a rejected payment for the gift. */
export type GiftFailure = {
  /**
   * `declined`: the bank refused and nothing was charged. `refused`: the payment was not started. `unknown`: the card may
   * have been charged, so only the same token of the same attempt may be sent again.
   */
  kind: 'declined' | 'refused' | 'unknown'
  /** The message for the donor. */
  message: string
  /** The attempt is used up: the next gift needs a new one. */
  isAttemptClosed: boolean
  /** The server's validation errors, by field. */
  fields: Readonly<Record<string, string>>
  /** The challenge was not solved, so nothing was sent. */
  unsolved?: true
  /** The reason for a declined card, for a page with its own wording. */
  decline?: Decline
  /** For a regular gift whose first day has passed since the form was shown: the new first day, `YYYY-MM-DD`. */
  firstDay?: string
  /** The need's remaining amount is less than the gift: nothing was charged, and the same attempt may be sent again. */
  need?: NeedLeft
}

/** Status codes with which our server reports that a failure did not charge the card (`payments.md` 3). */
const unchargedStatuses = [502, 503]
/** Status codes of an attempt that belongs to another gift, and of an expired page. */
const closedAttemptStatuses = [409, 410]

/**
 * Whether the outcome of the call is unknown: there was no response, or it was not a refusal by our server. A proxy's
 * 502 or 504, a 500 and an unreadable response may all follow a charge.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof ChallengeUnsolved) return false
  if (!(error instanceof ApiError)) return true
  const { kind, status, detail } = error
  if (kind === 'silent') return true
  if (status >= 500) return !(unchargedStatuses.includes(status) && (kind === 'refused' || detail !== undefined))
  // Besides 5xx, a proxy's timeout (408) and an unreadable success leave the outcome unknown.
  return kind === 'broken' && (status < 400 || status === 408)
}

/** Classifies a rejected payment. */
export function giftFailureOf(error: unknown): GiftFailure {
  const message = messageOf(error)
  const fields = fieldErrorsOf(error)
  if (isUnanswered(error)) return { kind: 'unknown', message, isAttemptClosed: false, fields }
  if (error instanceof ChallengeUnsolved)
    return { kind: 'refused', message, isAttemptClosed: false, fields, unsolved: true }
  const outcome = declineOutcome(error)
  const decline = readDecline(error)
  if (outcome) return { kind: 'declined', message, isAttemptClosed: outcome === 'done', fields, decline }
  const firstDay = readFirstDay(error)
  const need = readNeedLeft(error)
  return {
    kind: 'refused',
    message,
    isAttemptClosed: !need && closedAttemptStatuses.includes(statusOf(error)),
    fields,
    decline,
    firstDay,
    need,
  }
}

/** The remaining amount of the gift's need, if the server refused because it is too small. */
function readNeedLeft(error: unknown): NeedLeft | undefined {
  if (!(error instanceof ApiError) || error.status !== 409 || !isRecord(error.data)) return undefined
  const { need } = error.data
  if (!isRecord(need) || typeof need.leftMinor !== 'number') return undefined
  const { leftMinor, heldUntil } = need
  return { leftMinor, ...(typeof heldUntil === 'string' ? { heldUntil } : {}) }
}

/** The first day the server offers instead of a past one. */
function readFirstDay(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('firstDay' in data)) return undefined
  const { firstDay } = data
  return typeof firstDay === 'string' && /^\d{4}-\d\d-\d\d$/.test(firstDay) ? firstDay : undefined
}

/** Whether a declined gift (402) can be retried; undefined if it is not a decline. */
function declineOutcome(error: unknown): 'retry' | 'done' | undefined {
  if (!(error instanceof ApiError) || error.status !== 402) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('id' in data) || typeof data.id !== 'string') return undefined
  return 'next' in data && data.next === 'done' ? 'done' : 'retry'
}

const declines: readonly Decline[] = ['details', 'funds', 'later', 'bank']

/** The server's reason for a declined card; undefined if it gives none. */
function readDecline(error: unknown): Decline | undefined {
  if (!(error instanceof ApiError) || error.status !== 402) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('decline' in data)) return undefined
  return declines.find((decline) => decline === data.decline)
}

/** The message of a failure; a form has room for the server's detail. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('detail' in error && typeof error.detail === 'string') return error.detail
  return hasNoMessage(error) ? '' : error.message
}
