import { ApiError } from '@minaret/client'
import type { Decline, NeedLeft } from '@minaret/contract'
import { ChallengeUnsolved } from '../app/challenge.ts'
import { fieldErrorsOf, isWordless, statusOf } from '../app/failures.ts'
import { isRecord } from '../storage/browserStorage.ts'

/** What a rejected payment means for the gift. */
export type GiftFailure = {
  /**
   * `declined`, the bank said no and nothing was taken; `refused`, the gift was not sent on; `unknown`, it may have
   * been taken, and only the same token of the same attempt may be sent again.
   */
  kind: 'declined' | 'refused' | 'unknown'
  /** For people. */
  message: string
  /** The attempt can come to nothing any more: the next gift needs another. */
  spent: boolean
  /** What the host found wrong with what was sent, by field. */
  fields: Readonly<Record<string, string>>
  /** The challenge that stands before the gift was not solved here; nothing was sent. */
  unsolved?: true
  /** What the host says of a declined card, for a page that says it in words of its own. */
  decline?: Decline
  /** Of a regular gift whose first day has gone by since it was shown: the first day there is now, `YYYY-MM-DD`. */
  firstDay?: string
  /** What it was for has less left than the gift: nothing was begun, and the same attempt may be sent again. */
  need?: NeedLeft
}

/** Codes by which our host says that it did not take the gift although something failed (`payments.md` 3). */
const hostStatuses = [502, 503]
/** Codes of an attempt that is another gift's, and of a page that is too old. */
const closed = [409, 410]

/**
 * Whether nobody knows what became of the call: nothing answered, or something did that is not the host's own no. A
 * proxy's 502 or 504, a 500, and an answer that cannot be read may all come after the charge.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof ChallengeUnsolved) return false
  if (!(error instanceof ApiError)) return true
  const { kind, status, detail } = error
  if (kind === 'silent') return true
  if (status >= 500) return !(hostStatuses.includes(status) && (kind === 'refused' || detail !== undefined))
  // Beside 5xx, a proxy that gave up waiting (408) and a success that cannot be read are no answers either.
  return kind === 'broken' && (status < 400 || status === 408)
}

/** How a rejected payment is to be understood. */
export function giftFailureOf(error: unknown): GiftFailure {
  const message = wordsOf(error)
  const fields = fieldErrorsOf(error)
  if (isUnanswered(error)) return { kind: 'unknown', message, spent: false, fields }
  if (error instanceof ChallengeUnsolved) return { kind: 'refused', message, spent: false, fields, unsolved: true }
  const declined = declineOf(error)
  const decline = readDecline(error)
  if (declined) return { kind: 'declined', message, spent: declined === 'done', fields, decline }
  const firstDay = readFirstDay(error)
  const need = readNeedLeft(error)
  return { kind: 'refused', message, spent: !need && closed.includes(statusOf(error)), fields, decline, firstDay, need }
}

/** What is left of the need a gift was for, where the host says that it is not enough. */
function readNeedLeft(error: unknown): NeedLeft | undefined {
  if (!(error instanceof ApiError) || error.status !== 409 || !isRecord(error.data)) return undefined
  const { need } = error.data
  if (!isRecord(need) || typeof need.leftMinor !== 'number') return undefined
  const { leftMinor, heldUntil } = need
  return { leftMinor, ...(typeof heldUntil === 'string' ? { heldUntil } : {}) }
}

/** Which first day the host offers instead of the one that has gone by. */
function readFirstDay(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('firstDay' in data)) return undefined
  const { firstDay } = data
  return typeof firstDay === 'string' && /^\d{4}-\d\d-\d\d$/.test(firstDay) ? firstDay : undefined
}

/** Whether the gift behind a decline (402) can be tried again; nothing for what is no decline. */
function declineOf(error: unknown): 'retry' | 'done' | undefined {
  if (!(error instanceof ApiError) || error.status !== 402) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('id' in data) || typeof data.id !== 'string') return undefined
  return 'next' in data && data.next === 'done' ? 'done' : 'retry'
}

const declines: readonly Decline[] = ['details', 'funds', 'later', 'bank']

/** Which of the four things the host says of a declined card, if it says one. */
function readDecline(error: unknown): Decline | undefined {
  if (!(error instanceof ApiError) || error.status !== 402) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('decline' in data)) return undefined
  return declines.find((each) => each === data.decline)
}

/** A failure's own words: a form has room for what the host said about its trouble. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('detail' in error && typeof error.detail === 'string') return error.detail
  return isWordless(error) ? '' : error.message
}
