import type { DeskMessage } from '@minaret/contract/desk'
import type { DeskOperations, MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import { isRefusedEmail, permitEmail, refuseEmailing } from '@minaret/foundation/email'
import type { Tx } from '@minaret/foundation/db'
import { chooseLanguage } from '@minaret/foundation/i18n'
import { done, refuse } from '@minaret/foundation/responses'
import { isApproved } from '@minaret/foundation/tenancy'
import type { StoredMessage } from '../store.ts'
import type { MessageWriter } from './changeMessage.ts'
import { messages } from './messages.gen.ts'
import { describeMessage, findMessage } from './readMessages.ts'
import { emailKindOf, findReply } from './replies.ts'
import { changeReplyTexts, readReplyTexts } from './replyTexts.ts'
import { resendReply, sendReply, withdrawReply } from './sendReply.ts'

type ReplyCall = Pick<MosqueCall<MosqueOperationId>, 'member' | 'tenant' | 'request' | 'now'>

const notFound = refuse(404, messages.notFound)
const noReply = refuse(404, messages.noReply)
const demonstrationRefusal = refuse(403, messages.noEmailHere)

const describe = (tx: Tx, row: StoredMessage, { member, tenant, request }: ReplyCall): Promise<DeskMessage> =>
  describeMessage(tx, row, { member, tenant }, chooseLanguage({ tenant, request }))

const writerOf = (tx: Tx, { member, tenant, now }: ReplyCall): MessageWriter => ({
  tx,
  tenant,
  accountId: member.accountId,
  now,
})

/** Replies by email to messages and questions, and reply templates. */
export const replyDeskOperations = {
  messageReply(call) {
    const { db, params, body, member } = call
    if (member.demonstration) return Promise.resolve(demonstrationRefusal)
    return db(async (tx) => {
      const row = await findMessage(tx, params.message, true)
      if (!row) return notFound
      if (row.version !== body.version)
        return { status: 409 as const, message: messages.repliedSince, data: await describe(tx, row, call) }
      const permit = await permitEmail(tx, call, emailKindOf(row), row.email)
      if (isRefusedEmail(permit)) return refuseEmailing(permit, call.now)
      const updated = await sendReply(writerOf(tx, call), row, { text: body.text.trim(), permit })
      return done(await describe(tx, updated, call), messages.replyWaits)
    })
  },

  replyTakeBack: (call) =>
    call.db(async (tx) => {
      const row = await findMessage(tx, call.params.message, true)
      const reply = row && (await findReply(tx, row.id, call.params.reply))
      if (!row || !reply) return noReply
      const updated = await withdrawReply(writerOf(tx, call), row, reply)
      if (!updated) return { status: 409 as const, message: messages.alreadySent, data: await describe(tx, row, call) }
      return done({ now: await describe(tx, updated, call), text: reply.body }, messages.replyCancelled)
    }),

  replyResend(call) {
    if (call.member.demonstration) return Promise.resolve(demonstrationRefusal)
    return call.db(async (tx) => {
      const row = await findMessage(tx, call.params.message, true)
      const reply = row && (await findReply(tx, row.id, call.params.reply))
      if (!row || !reply) return noReply
      if (!(await isApproved(tx))) return refuseEmailing({ refused: 'unapproved' }, call.now)
      const isQueued = await resendReply(writerOf(tx, call), row, reply)
      return isQueued ? done(await describe(tx, row, call), messages.sentAgain) : refuse(409, messages.cannotResend)
    })
  },

  replyTextList: ({ db }) => db(async (tx) => done(await readReplyTexts(tx))),

  replyTextsChange: ({ db, body, member, now }) =>
    db(async (tx) => {
      const { now: texts, isChanged } = await changeReplyTexts(tx, body, { accountId: member.accountId, now })
      return isChanged
        ? done(texts, messages.saved)
        : { status: 409 as const, message: messages.textsChangedSince, data: texts }
    }),
} satisfies DeskOperations<'messageReply' | 'replyTakeBack' | 'replyResend' | 'replyTextList' | 'replyTextsChange'>
