import { isCalendarDay } from '@minaret/timetable'
import type { DeskOperations } from '@minaret/foundation/operations'
import { isRefusedEmail, permitEmail, refuseEmailing } from '@minaret/foundation/email'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import {
  composeStatement,
  findDonorGift,
  findDonorRegularGift,
  previewLink,
  previewReceipt,
  resendReceipt,
  sendLink,
  sendStatement,
  yearFrom,
} from '../index.ts'
import { emailView } from './emailView.ts'
import { findDonorForChange, noDonor, noGift } from './find.ts'
import { messages as texts } from './messages.gen.ts'

const noAddress = refuse(409, texts.noAddress)

/** Sends emails again on a donor's request, each with a preview. */
export const donorSendOperations = {
  donorLinkSend: (call) =>
    call.db(async (tx) => {
      const { body, member, now, params } = call
      const group = await findDonorForChange(tx, call)
      if ('status' in group) return group
      const regularGift = await findDonorRegularGift(tx, group, params.gift)
      if (!regularGift) return noGift
      if (!regularGift.donorEmail || regularGift.endedAt) return noAddress
      const email = emailView(await previewLink(tx, call, regularGift))
      if (!body.send) return done(email)
      const permit = await permitEmail(tx, call, 'cycle-link-again', regularGift.donorEmail)
      if (isRefusedEmail(permit)) return refuseEmailing(permit, now)
      await sendLink(tx, call, regularGift, permit)
      await writeLog(tx, { accountId: member.accountId, kind: 'donorLinkSent', content: { values: {} }, now })
      return done(email, texts.sent)
    }),

  donorReceiptSend: (call) =>
    call.db(async (tx) => {
      const { body, member, now, params } = call
      const group = await findDonorForChange(tx, call)
      if ('status' in group) return group
      if (!(await findDonorGift(tx, group, params.gift))) return noGift
      const email = await previewReceipt(tx, call, params.gift)
      if (!email) return noAddress
      if (!body.send) return done(emailView(email))
      const permit = await permitEmail(tx, call, 'receipt-again', email.to)
      if (isRefusedEmail(permit)) return refuseEmailing(permit, now)
      await resendReceipt(tx, call, params.gift, permit)
      await writeLog(tx, { accountId: member.accountId, kind: 'donorReceiptSent', content: { values: {} }, now })
      return done(emailView(email), texts.sent)
    }),

  donorStatementSend: (call) =>
    call.db(async (tx) => {
      const { body, member, now, tenant } = call
      const group = await findDonorForChange(tx, call)
      if ('status' in group) return group
      const entry = group.entries.find(({ id }) => id === body.entry)
      if (!entry) return noDonor
      if (!isCalendarDay(body.from)) return refuse(422, texts.noYear, { from: texts.noYear })
      const email = await composeStatement(tx, call, entry, yearFrom(body.from, tenant.config))
      if (!email) return noAddress
      if (!body.send) return done(emailView(email))
      const permit = await permitEmail(tx, call, 'statement', email.to)
      if (isRefusedEmail(permit)) return refuseEmailing(permit, now)
      await sendStatement(tx, call, entry, { from: body.from, email, permit })
      await writeLog(tx, { accountId: member.accountId, kind: 'donorStatementSent', content: { values: {} }, now })
      return done(emailView(email), texts.sent)
    }),
} satisfies DeskOperations<'donorLinkSend' | 'donorReceiptSend' | 'donorStatementSend'>
