import { pathTo } from '@minaret/plans'
import type { Email, Tx } from '@minaret/foundation/db'
import type { Refusal } from '@minaret/foundation/responses'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import { comingDays, dayIn, dueAt } from '../records/collectionDays.ts'
import type { RegularGiftChange } from '../records/regularChanges.ts'
import type { RegularGift } from '../records/regularStore.ts'
import { nextCollectionDay } from './applySubscription.ts'
import { type ChangeRequest, resolveChange, stateRefusal } from './changeRequests.ts'
import { composeNotice, type RegularGiftNotice } from './emails.ts'

/** A change that the donor is emailed about. */
export type NoticedChange =
  | Extract<ChangeRequest, { action: 'pause' } | { action: 'amount' } | { action: 'cancel' }>
  | { action: 'skip' | 'resume' }

const noticeByAction: Readonly<Record<NoticedChange['action'], RegularGiftNotice>> = {
  amount: 'changed',
  pause: 'paused',
  skip: 'skipped',
  resume: 'resumed',
  cancel: 'stopped',
}

/** Returns the regular gift as it will be after the change. */
function applyChange(row: RegularGift, change: RegularGiftChange, timeZone: string, now: Date): RegularGift {
  switch (change.action) {
    case 'amount':
      return { ...row, amountMinor: change.amountMinor, coverMinor: change.coverMinor }
    case 'pause':
    case 'skip': {
      const resumesAt = change.resumesAt ? new Date(change.resumesAt) : undefined
      const nextAt = dueAt(row, row.nextOn ?? dayIn(timeZone, now))
      return {
        ...row,
        resumesOn: resumesAt ? dayIn(timeZone, resumesAt) : null,
        nextOn: nextCollectionDay(row, { status: 'paused', resumesAt, nextAt, endsAt: undefined }, timeZone),
      }
    }
    case 'resume': {
      const days = comingDays(row, dayIn(timeZone, now), 2)
      return { ...row, resumesOn: null, nextOn: days.find((day) => dueAt(row, day) > now) ?? null }
    }
    default:
      return row
  }
}

/**
 * Previews the email of a change, under the same rules as the change. Its link is a placeholder.
 * @returns no email if the donor has been erased or has no address
 */
export async function previewChange(
  tx: Tx,
  { tenant, now }: { tenant: Tenant; now: Date },
  row: RegularGift,
  request: NoticedChange,
): Promise<{ email?: Email } | Refusal> {
  const refusal = stateRefusal(row, request.action)
  if (refusal) return refusal
  const change = await resolveChange(tx, row, request, { tenant, now })
  if ('status' in change) return change
  if (!row.donorEmail || row.forgottenAt) return {}
  const changedGift = applyChange(row, change, tenant.config.timeZone, now)
  const email = await composeNotice(tx, tenant, changedGift, {
    notice: noticeByAction[request.action],
    makeLink: async () => getSiteLink(tenant, pathTo('manageGift', { token: '…' })),
  })
  return { email }
}
