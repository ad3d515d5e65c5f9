import { z } from 'zod'
import { joinTexts, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind } from '@minaret/foundation/operations'
import { writeLog } from '@minaret/foundation/staff'
import { isFull, lockAnyApplication, changeAnyApplicationState, type ApplicationState } from './anyApplication.ts'
import { withdrawDecision } from './decisionEmails.ts'
import { messages as texts } from './messages.gen.ts'
import { loggedValues } from './sentences.ts'

const state = z.enum(['received', 'waiting', 'accepted', 'declined'])
const loggedDecision = z.object({
  before: z.object({ kind: z.enum(['course', 'maktab']), state }),
  after: z.object({ state, version: z.number(), emailed: z.boolean() }),
})

const describeState = (state: ApplicationState): LocalizedText =>
  ({ received: texts.isReceived, waiting: texts.isWaiting, accepted: texts.isAccepted, declined: texts.isDeclined })[
    state
  ]

/**
 * Restores an application's earlier state and withdraws the email. Refused after another decision, once the email is
 * sent, or if the place has been taken.
 */
export const undoDecision: NonNullable<LogKind['undo']> = {
  permission: 'applicationDecide',
  run: ({ db, tenant, member, now }, { subject, content }) =>
    db(async (tx) => {
      const { before, after } = loggedDecision.parse(content)
      const previousStatus = describeState(before.state)
      const application = await lockAnyApplication(tx, before.kind, subject?.replace(/^application /, '') ?? '')
      if (!application) return { conflict: { undone: previousStatus, now: texts.notFound } }
      const current = describeState(application.row.state)
      if (application.row.version !== after.version) return { conflict: { undone: previousStatus, now: current } }
      if (isFull(application, before.state))
        return { conflict: { undone: previousStatus, now: joinTexts(current, texts.noPlace) } }
      if (after.emailed && !(await withdrawDecision(tx, application.row.id, after.version)))
        return { conflict: { undone: previousStatus, now: joinTexts(current, texts.alreadySent) } }
      const updated = (await changeAnyApplicationState(tx, application, before.state)) ?? application
      const change = await writeLog(tx, {
        accountId: member.accountId,
        kind: 'applicationUndone',
        subject: subject ?? undefined,
        content: { values: loggedValues(tenant, updated) },
        now,
      })
      return { change, message: texts.undone }
    }),
}
