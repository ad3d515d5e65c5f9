import { and, eq, ne } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import type { DeskProblem, PayoutItem, PayoutOverview } from '@minaret/contract/desk'
import { paymentAccounts, type Tx } from '@minaret/foundation/db'
import { chooseLanguage, type Language } from '@minaret/foundation/i18n'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import {
  type LinkedItem,
  listPayouts,
  readPayoutDetail,
  readFailedPayouts,
  readLastRead,
  readPayouts,
} from '../index.ts'
import { type GivingServices, modeOf } from '../../providers/index.ts'
import { referenceOf } from '../../records/index.ts'
import { messages as texts } from './messages.gen.ts'
import { toPayoutListed, readProblemText } from './messages.ts'

/** Reports payouts rejected by the bank. Row-level security makes them visible only to staff who handle money. */
export const readPayoutProblems = async (tx: Tx, mode: PaymentMode, language: Language): Promise<DeskProblem[]> =>
  (await readFailedPayouts(tx, mode)).map((payout) => ({
    kind: 'payoutFailed',
    payout: toPayoutListed(payout, language),
  }))

/** Returns the result of the last reading for the desk. */
async function readLastReadView(tx: Tx, mode: PaymentMode, language: Language): Promise<Partial<PayoutOverview>> {
  const lastRead = await readLastRead(tx, mode)
  return {
    ...(lastRead?.readAt ? { readAt: lastRead.readAt.toISOString() } : {}),
    ...(lastRead?.problem ? { problem: readProblemText(lastRead.problem)[language] } : {}),
  }
}

const itemView = ({ id, kind, amountMinor, feeMinor, at, gift }: LinkedItem): PayoutItem => ({
  id,
  kind,
  amountMinor,
  feeMinor,
  at: at.toISOString(),
  ...(gift ? { gift: { ...gift, reference: referenceOf(gift.id) } } : {}),
})

const kinds = ['gift', 'fee', 'refund', 'dispute', 'payout', 'adjustment'] as const

/** Operations for the payment provider's payouts to the mosque's bank account. */
export const payoutOperations = {
  payoutList: ({ db, tenant, request }) =>
    db(async (tx) => {
      const mode = modeOf(tenant)
      const language = chooseLanguage({ tenant, request })
      const isProvider = and(eq(paymentAccounts.mode, mode), ne(paymentAccounts.kind, 'offline'))
      return done({
        mode,
        connected: (await tx.$count(paymentAccounts, isProvider)) > 0,
        ...(await readLastReadView(tx, mode, language)),
        payouts: (await listPayouts(tx, mode)).map((payout) => toPayoutListed(payout, language)),
      })
    }),

  payoutView: ({ db, tenant, params, request }) =>
    db(async (tx) => {
      const detail = await readPayoutDetail(tx, params.payout)
      if (!detail) return refuse(404, texts.noPayout)
      const { payout, totals, counts, unmatched, items, itemCount } = detail
      const parts = kinds.map((kind) => ({ kind, amountMinor: totals[kind], count: counts[kind] }))
      const total = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      return done({
        ...toPayoutListed(payout, chooseLanguage({ tenant, request })),
        mode: payout.mode,
        totals: parts.filter(({ amountMinor, count }) => amountMinor !== 0 || count > 0),
        unmatchedCount: unmatched.count,
        unmatchedMinor: unmatched.amountMinor,
        differenceMinor: payout.itemising === 'listed' ? payout.amountMinor - total : 0,
        items: items.map(itemView),
        itemCount,
      })
    }),

  async payoutsRead({ db, tenant, payments, now, log }) {
    const gateway = await payments.gatewayFor(tenant, db)
    if (!gateway) return refuse(409, texts.noProvider)
    const problem = await readPayouts({ db, now, log }, gateway)
    return problem ? refuse(409, readProblemText(problem)) : done({}, texts.read)
  },
} satisfies DeskOperations<'payoutList' | 'payoutView' | 'payoutsRead', GivingServices>
