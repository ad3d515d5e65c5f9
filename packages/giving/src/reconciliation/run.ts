import { findGift } from '../records/giftStore.ts'
import { findUnanswered, resumeRefund } from '../refunds/refund.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { type Comparison, compareOne, comparePayments, type ReconciliationContext, type Span } from './account.ts'
import type { Difference } from './compare.ts'
import { storeMissedEvents } from './events.ts'
import { saveReconciliation, readAccounts, readEventsUntil, readDifferences } from './store.ts'

/** What is asked for: the last three days unless a span is named; looked at only, if `dryRun`. */
export type ReconcileOptions = { span?: Span; dryRun?: boolean }

/** What comparing one account has shown. */
export type AccountReport = Comparison & {
  accountId: string
  mode: Gateway['mode']
  span: Span
  /** Events of the provider that no webhook had brought; they are worked on like those it did. */
  missedEvents: number
  /** Refunds whose answer had been lost, and has been found out. */
  resumedRefunds: number
}

/** An account that could not be compared, and why. */
export type AccountFailure = { accountId: string; failure: string }

const minute = 60_000
const day = 24 * 60 * minute
/** How far back payments are compared each time. */
const usual = 3 * day
/** Younger payments and events may be on their way to us. */
const onTheWay = 5 * minute
/** Events are listed by when they were made, not by when they are told: so far back is looked again. */
const overlap = 60 * minute
/** Providers keep their events for a month. */
const eventRetention = 29 * day

const before = (at: Date, milliseconds: number) => new Date(at.getTime() - milliseconds)
const laterOf = (a: Date, b: Date) => (a > b ? a : b)
const earlierOf = (a: Date, b: Date) => (a < b ? a : b)

/** Takes up refunds whose answer was lost. @returns how many have an answer now */
async function answerRefunds(context: ReconciliationContext, gateway: Gateway): Promise<number> {
  const { db, now, log } = context
  let answered = 0
  for (const refund of await db((tx) => findUnanswered(tx, now))) {
    const gift = await db((tx) => findGift(tx, refund.giftId))
    if (gift?.accountId !== gateway.accountId) continue
    try {
      await resumeRefund(context, gateway, gift, refund)
      answered += 1
    } catch (error) {
      if (!(error instanceof OutcomeUnknown || error instanceof ProviderRefusal)) throw error
      log.error(
        { alarm: 'refund unanswered', gift: gift.id, err: error },
        'the server will ask the payment provider again',
      )
    }
  }
  return answered
}

/** Looks again at what differed before and was not met this time. */
async function recompareStored(context: ReconciliationContext, gateway: Gateway, found: readonly Difference[]) {
  const stored = await context.db((tx) => readDifferences(tx, gateway.accountId))
  const still: Difference[] = []
  const resolved: string[] = []
  for (const { intentId } of stored) {
    if (found.some((other) => other.intentId === intentId)) continue
    const left = await compareOne(context, gateway, intentId)
    if (left) still.push(left)
    else resolved.push(intentId)
  }
  return { still, resolved }
}

/**
 * Compares the ledger of one account with ours, both ways, and heals what can be healed: events that were lost, refunds
 * without an answer, payments and returns that are not in our ledger. What remains is kept, and raises an alarm.
 * @throws OutcomeUnknown when the provider does not answer
 */
async function reconcileAccount(
  context: ReconciliationContext,
  gateway: Gateway,
  { span: requestedSpan, dryRun = false }: ReconcileOptions,
): Promise<AccountReport> {
  const { db, now, log } = context
  const { accountId, mode } = gateway
  const eventsUntil = before(now, onTheWay)
  const comparedUntil = await db((tx) => readEventsUntil(tx, accountId))
  const since = laterOf(
    // One that is still to come was written while our clock was ahead: nothing was listed up to then.
    comparedUntil ? before(earlierOf(comparedUntil, eventsUntil), overlap) : before(now, usual),
    before(now, eventRetention),
  )
  const missedEvents = await storeMissedEvents(context, gateway, { from: since, before: eventsUntil }, dryRun)
  const resumedRefunds = dryRun ? 0 : await answerRefunds(context, gateway)

  const span = requestedSpan ?? { from: before(now, usual), before: eventsUntil }
  const compared = await comparePayments(context, gateway, span, !dryRun)
  const { still, resolved } = dryRun
    ? { still: [], resolved: [] }
    : await recompareStored(context, gateway, compared.differences)
  const differences = [...compared.differences, ...still]
  const { totals, foreign, healed } = compared
  if (!dryRun)
    await db((tx) =>
      saveReconciliation(tx, {
        accountId,
        differences,
        resolved,
        eventsUntil,
        now,
        report: { sums: totals, foreign, healed, missedEvents, resumedRefunds, differences: differences.length },
      }),
    )
  if (differences.length > 0 && !dryRun)
    log.error(
      { alarm: 'reconciliation', account: accountId, mode, differences: differences.slice(0, 10) },
      `${differences.length} payments differ between the books of the provider and ours`,
    )
  else if (missedEvents + healed > 0)
    log.warn({ account: accountId, missedEvents, healed }, 'events from the payment provider had not arrived')
  return { accountId, mode, span, ...compared, differences, missedEvents, resumedRefunds }
}

/** {@link reconcileAccount} for every account of a mosque. One that cannot be reached keeps no other waiting. */
export async function reconcileTenant(
  context: ReconciliationContext,
  wanted: ReconcileOptions = {},
): Promise<(AccountReport | AccountFailure)[]> {
  const { db, payments, tenant, log } = context
  const reports: (AccountReport | AccountFailure)[] = []
  for (const accountId of await db(readAccounts)) {
    try {
      const gateway = await payments.gatewayOf(tenant, db, accountId)
      // An account without keys was never used.
      if (gateway) reports.push(await reconcileAccount(context, gateway, wanted))
    } catch (error) {
      log.error({ alarm: 'reconciliation', account: accountId, err: error }, 'an account could not be reconciled')
      const isProviderError = error instanceof OutcomeUnknown || error instanceof ProviderRefusal
      reports.push({
        accountId,
        failure: isProviderError ? error.message : 'Its keys cannot be decrypted. Save them again.',
      })
    }
  }
  return reports
}
