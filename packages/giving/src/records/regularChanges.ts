import { type regularGiftChanges, endReasons } from '@minaret/foundation/db'

/** A stored change. */
export type ChangeRow = typeof regularGiftChanges.$inferSelect

/** A change to a regular gift. Each is requested once, under the gift's version. */
export type RegularGiftChange =
  /** `resumesAt`: the time it resumes. */
  | { action: 'pause'; resumesAt?: string }
  | { action: 'skip'; resumesAt: string }
  | { action: 'resume' }
  /** In the minor unit, amounts including the fee cover; with the earlier amounts, for collections in progress. */
  | { action: 'amount'; amountMinor: number; coverMinor: number; fromMinor: number; fromCoverMinor: number }
  | { action: 'cancel'; by: (typeof endReasons)[number] }
  | { action: 'card'; paymentMethodId: string }
  /** Collects the next payment now; demonstrations only. */
  | { action: 'collect' }

/** The kind of a change. */
export type ChangeAction = RegularGiftChange['action']

/** Converts a change to its columns. */
export function toChangeColumns({ action, ...detail }: RegularGiftChange): Pick<ChangeRow, 'action' | 'detail'> {
  return { action, detail }
}

const asString = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Parses a stored change. @throws if the action is unknown */
export function readChange({
  action,
  detail,
  cycleId,
}: Pick<ChangeRow, 'action' | 'detail' | 'cycleId'>): RegularGiftChange {
  const resumesAt = asString(detail.resumesAt)
  switch (action) {
    case 'pause':
      return { action, ...(resumesAt ? { resumesAt } : {}) }
    case 'skip':
      return { action, resumesAt: resumesAt ?? '' }
    case 'resume':
    case 'collect':
      return { action }
    case 'amount': {
      const { amountMinor, coverMinor, fromMinor, fromCoverMinor } = detail
      return {
        action,
        amountMinor: asNumber(amountMinor),
        coverMinor: asNumber(coverMinor),
        fromMinor: asNumber(fromMinor),
        fromCoverMinor: asNumber(fromCoverMinor),
      }
    }
    case 'cancel':
      return { action, by: endReasons.find((reason) => reason === detail.by) ?? 'giver' }
    case 'card':
      return { action, paymentMethodId: asString(detail.paymentMethodId) ?? '' }
    default:
      throw new TypeError(`Unknown change to regular gift ${cycleId}: ${action}.`)
  }
}

/** Whether the provider has applied it; a refused change is finished but not applied. */
export const isApplied = ({ doneAt, detail }: ChangeRow): boolean => doneAt !== null && detail.refused !== true

/**
 * Whether a regular gift was paused at a time, according to its changes.
 * @param changes in the order they were made
 */
export function wasPaused(changes: readonly ChangeRow[], at: Date): boolean {
  const lastChange = changes.findLast(
    (change) => ['pause', 'skip', 'resume'].includes(change.action) && isApplied(change) && (change.doneAt ?? at) < at,
  )
  if (!lastChange || lastChange.action === 'resume') return false
  const pausedUntil = asString(lastChange.detail.resumesAt)
  return pausedUntil === undefined || at < new Date(pausedUntil)
}
