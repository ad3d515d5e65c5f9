import type { DeskOperations } from '@minaret/foundation/operations'
import { chooseLanguage } from '@minaret/foundation/i18n'
import { listPage } from '@minaret/foundation/pagination'
import { done, refuse } from '@minaret/foundation/responses'
import type { MessageChange } from '@minaret/contract/desk'
import type { MessageCare, StoredMessage } from '../store.ts'
import { changeCare } from './changeMessage.ts'
import { messages as texts } from './messages.gen.ts'
import { colleaguesFor, kindOf, readStaffNames } from './people.ts'
import { describeMessage, findMessage, messageOrder, readMessagePage, toListItem } from './readMessages.ts'

const notFound = refuse(404, texts.notFound)

/** Converts a requested change to stored columns. */
const toCare = ({ state, assignee }: MessageChange, { answeredAt }: StoredMessage, now: Date): MessageCare => ({
  ...(state === 'answered' ? { answeredAt: answeredAt ?? now } : {}),
  ...(state === 'open' ? { answeredAt: null } : {}),
  ...(assignee === undefined ? {} : { assignedTo: assignee }),
})

/** Messages to the mosque and questions to the imam. Row-level security decides who may read which. */
export const contactDeskOperations = {
  async messageList(call) {
    const { db, query, member } = call
    const staff = await db((tx) => readStaffNames(tx, member.accountId))
    return listPage(
      call,
      messageOrder,
      (tx, page) => readMessagePage(tx, page, { ...query, accountId: member.accountId }),
      (row) => toListItem(row, staff),
    )
  },

  messageView: ({ db, params, member, tenant, request }) =>
    db(async (tx) => {
      const row = await findMessage(tx, params.message)
      return row
        ? done(await describeMessage(tx, row, { member, tenant }, chooseLanguage({ tenant, request })))
        : notFound
    }),

  messageChange: ({ db, params, body, member, tenant, request, now }) =>
    db(async (tx) => {
      const language = chooseLanguage({ tenant, request })
      const row = await findMessage(tx, params.message, true)
      if (!row) return notFound
      if (row.version !== body.version)
        return {
          status: 409 as const,
          message: texts.changedSince,
          data: await describeMessage(tx, row, { member, tenant }, language),
        }
      const staff = await readStaffNames(tx, member.accountId)
      const candidates = colleaguesFor(staff, kindOf(row.topic))
      if (body.assignee && !candidates.some(({ account }) => account === body.assignee))
        return refuse(422, texts.notAColleague, { assignee: texts.notAColleague })
      const writer = { tx, tenant, accountId: member.accountId, now }
      const { row: updated, change } = await changeCare(writer, row, toCare(body, row, now), { staff })
      const description = await describeMessage(tx, updated, { member, tenant }, language)
      return done({ now: description, ...(change === undefined ? {} : { change }) }, texts.saved)
    }),
} satisfies DeskOperations<'messageList' | 'messageView' | 'messageChange'>
