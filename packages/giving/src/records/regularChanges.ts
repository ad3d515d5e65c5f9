import { type regularGiftChanges, endReasons } from '@minaret/foundation/db'

/** A change as it is stored. */
export type ChangeRow = typeof regularGiftChanges.$inferSelect

/** What is done to a regular gift; each is asked for once, under the number it had. */
export type RegularGiftChange =
  /** `resumesAt`: from then on it collects again. */
  | { action: 'pause'; resumesAt?: string }
  | { action: 'skip'; resumesAt: string }
  | { action: 'resume' }
  /** All in the minor unit, covers included in their amounts; what stood before, for collections that were under way. */
  | { action: 'amount'; amountMinor: number; coverMinor: number; fromMinor: number; fromCoverMinor: number }
  | { action: 'cancel'; by: (typeof endReasons)[number] }
  | { action: 'card'; paymentMethodId: string }
  /** Of demonstrations alone: the next collection happens now. */
  | { action: 'collect' }

/** What a change is called. */
export type ChangeAction = RegularGiftChange['action']

/** The columns of a change: what is done apart from how. */
export function toChangeColumns({ action, ...detail }: RegularGiftChange): Pick<ChangeRow, 'action' | 'detail'> {
  return { action, detail }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Reads a change back as it was asked for. @throws when it is none that was ever written */
export function readChange({
  action,
  detail,
  cycleId,
}: Pick<ChangeRow, 'action' | 'detail' | 'cycleId'>): RegularGiftChange {
  const resumesAt = text(detail.resumesAt)
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
        amountMinor: number(amountMinor),
        coverMinor: number(coverMinor),
        fromMinor: number(fromMinor),
        fromCoverMinor: number(fromCoverMinor),
      }
    }
    case 'cancel':
      return { action, by: endReasons.find((reason) => reason === detail.by) ?? 'giver' }
    case 'card':
      return { action, paymentMethodId: text(detail.paymentMethodId) ?? '' }
    default:
      throw new TypeError(`There is no way to ${action} regular gift ${cycleId}.`)
  }
}

/** Whether the provider has done it; a refused change is over without having happened. */
export const isApplied = ({ doneAt, detail }: ChangeRow): boolean => doneAt !== null && detail.refused !== true

/**
 * Whether a regular gift was paused at that moment, by the changes that were made to it.
 * @param changes in the order they were made
 */
export function wasPaused(changes: readonly ChangeRow[], at: Date): boolean {
  const last = changes.findLast(
    (change) => ['pause', 'skip', 'resume'].includes(change.action) && isApplied(change) && (change.doneAt ?? at) < at,
  )
  if (!last || last.action === 'resume') return false
  const resumes = text(last.detail.resumesAt)
  return resumes === undefined || at < new Date(resumes)
}
