import type { RegularGiftChangeRequest } from '@minaret/contract/desk'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { findDonorRegularGift } from '../index.ts'
import type { GivingServices } from '../../providers/index.ts'
import { manageRegularGift, type NoticedChange, previewChange } from '../../regular/index.ts'
import { emailView } from './emailView.ts'
import { findDonorForChange, noGift } from './find.ts'
import { messages as texts } from './messages.gen.ts'

/** Converts a request to the change the donor would make themselves. */
function toChange({ action, amountMinor, until }: RegularGiftChangeRequest): NoticedChange {
  if (action === 'pause') return { action, until }
  if (action === 'amount') return { action, amountMinor }
  return action === 'cancel' ? { action, by: 'giver' } : { action }
}

const doneMessages = {
  pause: texts.donePause,
  skip: texts.doneSkip,
  resume: texts.doneResume,
  amount: texts.doneAmount,
  cancel: texts.doneCancel,
} as const

/** Changes to regular gifts on behalf of the donor, under the same rules and with the same emails as their own changes. */
export const donorRegularOperations = {
  donorRegularPreview: (call) =>
    call.db(async (tx) => {
      const { body, now, params, tenant } = call
      const group = await findDonorForChange(tx, call)
      if ('status' in group) return group
      const regularGift = await findDonorRegularGift(tx, group, params.gift)
      if (!regularGift) return noGift
      const preview = await previewChange(tx, { tenant, now }, regularGift, toChange(body))
      return 'status' in preview ? preview : done(emailView(preview.email))
    }),

  async donorRegularChange(call) {
    const { body, db, member, now, params } = call
    const regularGift = await db(async (tx) => {
      const group = await findDonorForChange(tx, call)
      if ('status' in group) return group
      return (await findDonorRegularGift(tx, group, params.gift)) ?? noGift
    })
    if ('status' in regularGift) return regularGift
    const { action, amountMinor, until, version } = body
    const entry = { accountId: member.accountId, content: { values: { action } }, now }
    const response = await manageRegularGift(
      { ...call, onRequest: (tx) => writeLog(tx, { ...entry, kind: 'donorRegularChanged' }) },
      regularGift,
      action,
      { amountMinor, until, version },
    )
    // The change is already in the log, so log that it was refused.
    if (response.status === 502) await db((tx) => writeLog(tx, { ...entry, kind: 'donorRegularRefused' }))
    if (response.status === 503) return { status: 503, message: texts.notKnownYet }
    return response.status === 200 ? done({}, doneMessages[action]) : response
  },
} satisfies DeskOperations<'donorRegularPreview' | 'donorRegularChange', GivingServices>
