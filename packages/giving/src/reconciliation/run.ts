import { findGift } from '../records/giftStore.ts'
import { findUnanswered, resumeRefund } from '../refunds/refund.ts'
import { type Gateway, OutcomeUnknown, ProviderRefusal } from '../providers/gateway.ts'
import { type Comparison, compareOne, comparePayments, type ReconciliationContext, type Span } from './account.ts'
import type { Difference } from './compare.ts'
import { storeMissedEvents } from './events.ts'
import { saveReconciliation, readAccounts, readEventsUntil, readDifferences } from './store.ts'

/** Options of a reconciliation: the default period is the last three days; `dryRun` changes nothing. */
export type ReconcileOptions = { span?: Span; dryRun?: boolean }

/** The report of one account. */
export type AccountReport = Comparison & {
  accountId: string
  mode: Gateway['mode']
  span: Span
  /** Provider events that no webhook delivered; they are queued for processing. */
  missedEvents: number
  /** Refunds whose lost response was recovered. */
  resumedRefunds: number
}

/** An account that could not be compared, with the reason. */
export type AccountFailure = { accountId: string; failure: string }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** The default period of payments to compare. */
const defaultPeriodMs = 3 * dayMs
/** More recent payments and events may still arrive. */
const arrivalMs = 5 * minuteMs
/** Events are listed by creation, not delivery, so the periods overlap. */
const overlapMs = 60 * minuteMs
/** Providers keep events for a month. */
const eventRetentionMs = 29 * dayMs

const timeBefore = (time: Date, milliseconds: number) => new Date(time.getTime() - milliseconds)
const laterOf = (a: Date, b: Date) => (a > b ? a : b)
const earlierOf = (a: Date, b: Date) => (a < b ? a : b)

/** Resumes refunds with a lost response. @returns the number of resumed refunds */
async function resumeRefunds(context: ReconciliationContext, gateway: Gateway): Promise<number> {
  const { db, now, log } = context
  let resumedCount = 0
  for (const refund of await db((tx) => findUnanswered(tx, now))) {
    const gift = await db((tx) => findGift(tx, refund.giftId))
    if (gift?.accountId !== gateway.accountId) continue
    try {
      await resumeRefund(context, gateway, gift, refund)
      resumedCount += 1
    } catch (error) {
      if (!(error instanceof OutcomeUnknown || error instanceof ProviderRefusal)) throw error
      log.error(
        { alarm: 'refund unanswered', gift: gift.id, err: error },
        'the server will ask the payment provider again',
      )
    }
  }
  return resumedCount
}

/** Rechecks stored differences that the current comparison did not cover. */
async function recompareStored(
  context: ReconciliationContext,
  gateway: Gateway,
  currentDifferences: readonly Difference[],
) {
  const storedDifferences = await context.db((tx) => readDifferences(tx, gateway.accountId))
  const unresolved: Difference[] = []
  const resolved: string[] = []
  for (const { intentId } of storedDifferences) {
    if (currentDifferences.some((difference) => difference.intentId === intentId)) continue
    const remainingDifference = await compareOne(context, gateway, intentId)
    if (remainingDifference) unresolved.push(remainingDifference)
    else resolved.push(intentId)
  }
  return { unresolved, resolved }
}

/**
 * Reconciles one account's ledger with ours, and resolves lost events, refunds without a response, and missing payments
 * and returns. The remaining differences are stored and raise an alarm.
 * @throws OutcomeUnknown if the provider does not respond
 */
async function reconcileAccount(
  context: ReconciliationContext,
  gateway: Gateway,
  { span: requestedSpan, dryRun = false }: ReconcileOptions,
): Promise<AccountReport> {
  const { db, now, log } = context
  const { accountId, mode } = gateway
  const eventsUntil = timeBefore(now, arrivalMs)
  const comparedUntil = await db((tx) => readEventsUntil(tx, accountId))
  const since = laterOf(
    // A stored time in the future is from when our clock was ahead.
    comparedUntil ? timeBefore(earlierOf(comparedUntil, eventsUntil), overlapMs) : timeBefore(now, defaultPeriodMs),
    timeBefore(now, eventRetentionMs),
  )
  const missedEvents = await storeMissedEvents(context, gateway, { from: since, before: eventsUntil }, dryRun)
  const resumedRefunds = dryRun ? 0 : await resumeRefunds(context, gateway)

  const span = requestedSpan ?? { from: timeBefore(now, defaultPeriodMs), before: eventsUntil }
  const comparison = await comparePayments(context, gateway, span, !dryRun)
  const { unresolved, resolved } = dryRun
    ? { unresolved: [], resolved: [] }
    : await recompareStored(context, gateway, comparison.differences)
  const differences = [...comparison.differences, ...unresolved]
  const { totals, foreign, healed } = comparison
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
      `${differences.length} payments differ between the provider's ledger and ours`,
    )
  else if (missedEvents + healed > 0)
    log.warn({ account: accountId, missedEvents, healed }, 'events from the payment provider had not arrived')
  return { accountId, mode, span, ...comparison, differences, missedEvents, resumedRefunds }
}

/** {@link reconcileAccount} for every account of a mosque. An unreachable account does not stop the others. */
export async function reconcileTenant(
  context: ReconciliationContext,
  options: ReconcileOptions = {},
): Promise<(AccountReport | AccountFailure)[]> {
  const { db, payments, tenant, log } = context
  const reports: (AccountReport | AccountFailure)[] = []
  for (const accountId of await db(readAccounts)) {
    try {
      const gateway = await payments.gatewayOf(tenant, db, accountId)
      // An account without keys was never used.
      if (gateway) reports.push(await reconcileAccount(context, gateway, options))
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
