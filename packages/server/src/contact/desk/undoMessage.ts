import { z } from 'zod'
import type { LogKind } from '@minaret/foundation/operations'
import { joinTexts, type LocalizedText } from '@minaret/foundation/i18n'
import { careOf, changeCare } from './changeMessage.ts'
import { messages as texts } from './messages.gen.ts'
import { colleagueOf, readStaffNames, type StaffNames } from './people.ts'
import { findMessage } from './readMessages.ts'
import type { LoggedCare } from './sentences.ts'

const loggedCare = z.object({ answeredAt: z.string().nullable(), assignee: z.string().nullable() })

/** Describes a message's state and assignee, for choosing between two versions. */
function describeCare({ answeredAt, assignee }: LoggedCare, staff: StaffNames): LocalizedText {
  const colleague = colleagueOf(staff, assignee)
  const state = answeredAt === null ? texts.stateOpen : texts.stateAnswered
  return colleague ? joinTexts(state, texts.careOf({ colleague: colleague.name })) : state
}

/** Restores a message's state and assignee, unless it has changed since, is deleted or may not be read. */
export const undoMessage: NonNullable<LogKind['undo']> = {
  permission: 'messageChange',
  run: ({ db, tenant, member, now }, { subject, content }) =>
    db(async (tx) => {
      const [before, after] = [loggedCare.parse(content?.before), loggedCare.parse(content?.after)]
      const staff = await readStaffNames(tx, member.accountId)
      const row = await findMessage(tx, subject?.replace(/^message /, '') ?? '', true)
      const previousState = describeCare(before, staff)
      if (!row) return { conflict: { undone: previousState, now: texts.notFound } }
      const current = careOf(row)
      const isSame = current.assignee === after.assignee && current.answeredAt === after.answeredAt
      if (!isSame) return { conflict: { undone: previousState, now: describeCare(current, staff) } }
      const care = {
        answeredAt: before.answeredAt === null ? null : new Date(before.answeredAt),
        assignedTo: before.assignee,
      }
      const writer = { tx, tenant, accountId: member.accountId, now }
      const { change } = await changeCare(writer, row, care, { staff, kind: 'messageUndone' })
      return change === undefined
        ? { conflict: { undone: previousState, now: previousState } }
        : { change, message: texts.undone }
    }),
}
