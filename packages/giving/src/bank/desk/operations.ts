import { asc } from 'drizzle-orm'
import { causes } from '@minaret/foundation/db'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import {
  chooseKind,
  importStatement,
  isForeignPayout,
  kindsOf,
  listBankAccounts,
  postLines,
  readLayouts,
  readPosted,
  readStatement,
  readWaiting,
  reverseLine,
  UnreadableStatement,
} from '../index.ts'
import { findOfflineAccount } from '../../gifts/index.ts'
import { matchPayouts } from '../../payouts/index.ts'
import { modeOf } from '../../providers/index.ts'
import { referenceOf } from '../../records/index.ts'
import { wallClock } from '@minaret/timetable'
import { readUpload, deleteUpload } from '@minaret/foundation/uploads'
import { messages as texts } from './messages.gen.ts'
import { groupSkippedLines } from './skippedLines.ts'
import { choiceMessages, problemMessage } from './messages.ts'

/** Bank statement operations: import, choosing the kind of a line, posting and reversing. */
export const bankOperations = {
  bankView: ({ db, tenant }) =>
    db(async (tx) => {
      const mode = modeOf(tenant)
      const { lines, count } = await readWaiting(tx, mode)
      const dayOf = (at: Date) => wallClock(at, tenant.config.timeZone).date
      const postedLines = await readPosted(tx, mode)
      const payoutLines = [...postedLines, ...lines].filter(
        ({ kind, text }) => kind === 'payout' && !isForeignPayout(text),
      )
      const payouts = await matchPayouts(
        tx,
        mode,
        payoutLines.map((line) => ({ ...line, currency: line.currency ?? '' })),
      )
      const payoutOf = ({ id, kind }: { id: string; kind: string | null }) => {
        const payout = kind === 'payout' ? payouts.get(id) : undefined
        return payout ? { payout } : {}
      }
      return done({
        mode,
        accounts: await listBankAccounts(tx),
        causes: await tx.select({ id: causes.id, title: causes.title }).from(causes).orderBy(asc(causes.position)),
        waiting: lines.map(({ kind, causeId, donorName, giftId, giftAt, giftDonor, currency, ...line }) => ({
          ...line,
          ...payoutOf({ ...line, kind }),
          currency: currency ?? '',
          kinds: kindsOf(line.amountMinor).filter((option) => option !== 'recorded' || giftId !== null),
          // A recorded gift may have been reversed, or taken by another line.
          ...(kind && (kind !== 'recorded' || giftId !== null) ? { kind } : {}),
          ...(causeId ? { causeId } : {}),
          ...(donorName ? { donorName } : {}),
          ...(giftId && giftAt
            ? { recorded: { reference: referenceOf(giftId), day: dayOf(giftAt), donorName: giftDonor ?? '' } }
            : {}),
        })),
        waitingCount: count,
        posted: postedLines.flatMap(({ kind, giftId, cause, currency, postedAt, ...line }) =>
          kind === 'reversal'
            ? []
            : [
                {
                  ...line,
                  ...payoutOf({ ...line, kind }),
                  currency: currency ?? '',
                  kind,
                  postedAt: postedAt.toISOString(),
                  ...(giftId ? { reference: referenceOf(giftId) } : {}),
                  ...(cause ? { cause } : {}),
                },
              ],
        ),
      })
    }),

  async statementImport(call) {
    const { db, tenant, member, now, body } = call
    const { timeZone, payment } = tenant.config
    const account = body.account.trim()
    return readUpload(call, { id: body.upload, purpose: 'statement' }, async ({ bytes }) => {
      try {
        const statement = readStatement(bytes, {
          currency: payment.currencies[0] ?? 'gbp',
          today: wallClock(now, timeZone).date,
          answers: { ...(body.columns ? { columns: body.columns } : {}), ...(body.dates ? { dates: body.dates } : {}) },
          layouts: await db((tx) => readLayouts(tx, account)),
          alwaysAsk: body.ask,
        })
        const { question } = statement
        // Keep the file until the question is answered.
        if (question) return done({ added: 0, known: 0, passed: [], question }, texts.question)
        const result = await db(async (tx) => {
          const context = { account, mode: modeOf(tenant), timeZone, now }
          const counts = await importStatement(tx, statement, context)
          const content = { values: { account, added: counts.added } }
          await writeLog(tx, { accountId: member.accountId, kind: 'statementImported', content, now })
          await deleteUpload(tx, body.upload)
          return counts
        })
        return done(
          { ...result, passed: groupSkippedLines(statement.skippedLines) },
          texts.imported({ added: result.added, known: result.known }),
        )
      } catch (error) {
        if (!(error instanceof UnreadableStatement)) throw error
        // Keep the file if answers were given: different answers may succeed.
        if (!body.columns && !body.dates) await db((tx) => deleteUpload(tx, body.upload))
        return refuse(422, problemMessage(error.problem))
      }
    })
  },

  async bankLineChoose({ db, params, body }) {
    const problem = await db((tx) => chooseKind(tx, params.line, body))
    return problem ? refuse(problem === 'gone' ? 409 : 422, choiceMessages[problem]) : done({}, texts.chosen)
  },

  async bankLinesPost({ db, database, tenant, member, secrets, now, body }) {
    const mode = modeOf(tenant)
    const accountId = await findOfflineAccount(database, tenant.id, mode)
    const context = { mode, accountId, secrets, timeZone: tenant.config.timeZone, by: member.accountId, now }
    const outcome = await db(async (tx) => {
      const result = await postLines(tx, body.lines, context)
      if (!result) return undefined
      const content = { values: { lines: result.lines, gifts: result.gifts } }
      await writeLog(tx, { accountId: member.accountId, kind: 'bankLinesPosted', content, now })
      return result
    })
    return outcome ? done({}, texts.posted({ lines: outcome.lines })) : refuse(409, texts.changed)
  },

  async bankLineReverse({ db, member, now, params }) {
    const outcome = await db(async (tx) => {
      const result = await reverseLine(tx, params.line, { by: member.accountId, now })
      if (!result) return undefined
      const { amountMinor, currency } = result
      const content = { values: { amountMinor, currency } }
      await writeLog(tx, { accountId: member.accountId, kind: 'bankLineReversed', content, now })
      return result
    })
    return outcome ? done({}, texts.reversed) : refuse(409, texts.notPosted)
  },
} satisfies DeskOperations<'bankView' | 'statementImport' | 'bankLineChoose' | 'bankLinesPost' | 'bankLineReverse'>
