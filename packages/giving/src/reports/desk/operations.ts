import type { DeskOperations } from '@minaret/foundation/operations'
import { chooseLanguage } from '@minaret/foundation/i18n'
import { done } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { modeOf } from '../../providers/index.ts'
import { journalCsv, readDays, readRegular, readReport, spanAt, writeJournal } from '../index.ts'
import { messages as texts } from './messages.gen.ts'
import { changeSubscription, isSubscribed } from './subscriptions.ts'

/** The default period: a quarter. */
const defaultWeeks = 13

/** Operations for giving reports and the optional Monday email. */
export const reportOperations = {
  reportView: ({ db, tenant, member, now, query }) =>
    db(async (tx) => {
      const mode = modeOf(tenant)
      const span = spanAt(now, query.weeks ?? defaultWeeks, tenant.config.timeZone)
      return done({
        mode,
        from: span.from,
        to: span.to,
        currencies: await readReport(tx, mode, span),
        regular: await readRegular(tx, mode, span),
        weeklyEmail: await isSubscribed(tx, member.accountId),
      })
    }),

  reportJournal: ({ db, tenant, member, now, query }) =>
    db(async (tx) => {
      const span = spanAt(now, query.weeks ?? defaultWeeks, tenant.config.timeZone)
      const csv = journalCsv(writeJournal(await readDays(tx, modeOf(tenant), span)))
      const content = { values: { from: span.from, to: span.to } }
      await writeLog(tx, { accountId: member.accountId, kind: 'journalTaken', content, now })
      const suffix = modeOf(tenant) === 'live' ? '' : '-not-real-money'
      const name = `journal-${tenant.slug}-${span.from}-${span.to}${suffix}.csv`
      return done({ name, base64: Buffer.from(csv).toString('base64') })
    }),

  reportEmailChange: ({ db, member, now, body, request }) =>
    db(async (tx) => {
      // The desk's language, even if the mosque's website does not offer it.
      const language = body.wanted ? chooseLanguage({ request }) : undefined
      await changeSubscription(tx, member.accountId, { language, now })
      return done({}, language ? texts.emailOn : texts.emailOff)
    }),
} satisfies DeskOperations<'reportView' | 'reportJournal' | 'reportEmailChange'>
