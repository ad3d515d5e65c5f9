import { Gauge, type Registry } from 'prom-client'
import { UnresponsiveDatabaseError } from '../db/transientErrors.ts'
import type { Database } from '../db/database.ts'
import { differenceKinds } from '../db/reconciliation.ts'
import { withTimeout } from '../base/withTimeout.ts'
import { type TenantMetric, type DatabaseMetrics, readDatabaseMetrics } from './databaseMetrics.ts'

/** Milliseconds metrics are cached, so that the database counts once for many requests. */
const maxAge = 15_000

/** Timeout for counting, in milliseconds, after which the metrics are reported as missing. */
const readTimeout = 10_000

/**
 * Names of the metrics. An alert on a missing series never fires, and its first value does not count as an increase, so the
 * labels in `zero` are exported from the start.
 */
const names: Record<string, { amount: string; oldest?: string; by?: string; zero?: readonly string[] }> = {
  mails: {
    amount: 'minaret_mails',
    oldest: 'minaret_mails_oldest_seconds',
    by: 'state',
    zero: ['waiting', 'sending', 'failed', 'uncertain'],
  },
  'gifts of a day': { amount: 'minaret_gifts_last_day', by: 'state' },
  'gifts open': {
    amount: 'minaret_gifts_open',
    oldest: 'minaret_gifts_open_oldest_seconds',
    by: 'state',
    zero: ['confirming', 'requires_action', 'processing'],
  },
  'provider events': {
    amount: 'minaret_provider_events_unworked',
    oldest: 'minaret_provider_events_unworked_oldest_seconds',
  },
  declines: { amount: 'minaret_declines_last_hour' },
  screens: { amount: 'minaret_screens', by: 'state', zero: ['seen', 'silent', 'new'] },
  differences: {
    amount: 'minaret_book_differences',
    oldest: 'minaret_book_differences_oldest_seconds',
    by: 'kind',
    zero: differenceKinds,
  },
  reconciled: { amount: 'minaret_reconciled_accounts', oldest: 'minaret_reconciled_oldest_seconds' },
  visitors: { amount: 'minaret_visitors_total' },
  'refunds unanswered': { amount: 'minaret_refunds_unanswered', oldest: 'minaret_refunds_unanswered_oldest_seconds' },
}

const descriptions: Record<string, string> = {
  minaret_database_up: 'Whether the figures could be read from PostgreSQL; without it they are missing below.',
  minaret_figures_seconds: 'How long counting the figures of all mosques took.',
  minaret_mails: 'Emails by state: waiting and sending ones will be sent, failed and uncertain ones only by command.',
  minaret_mails_oldest_seconds: 'Age of the oldest one.',
  minaret_gifts_last_day: 'Gifts started in the last 24 hours, by state.',
  minaret_gifts_open: 'Gifts whose outcome is not known yet, of any age.',
  minaret_gifts_open_oldest_seconds: 'Age of the oldest one.',
  minaret_gift_decline_ratio: 'Share of failed gifts among those with an outcome in the last 24 hours.',
  minaret_provider_events_unworked: 'Payment provider events that are stored and not processed yet.',
  minaret_provider_events_unworked_oldest_seconds: 'Age of the oldest one.',
  minaret_declines_last_hour: 'Cards that were declined in the last hour.',
  minaret_screens: 'Prayer hall displays: seen in the last 15 minutes, offline since, or new and never seen.',
  minaret_book_differences: 'Differences between the provider and the ledger that settling could not resolve, by kind.',
  minaret_book_differences_oldest_seconds: 'Age of the oldest one.',
  minaret_reconciled_accounts: 'Payment accounts that have been reconciled.',
  minaret_reconciled_oldest_seconds: 'Time since the account that has waited longest was reconciled.',
  minaret_refunds_unanswered: 'Refunds that were requested and whose response was lost.',
  minaret_refunds_unanswered_oldest_seconds: 'Age of the oldest one.',
  minaret_jobs: 'Jobs by kind and state; those given up have failed for the last time.',
  minaret_jobs_due_oldest_seconds: 'How long the oldest job of a kind has been due.',
  minaret_tenants: 'Mosques by state.',
  minaret_visitors_total: 'Visitors of all mosques together, each once a day.',
}

/** Returns the share of the day's gifts that failed; 0 while none has an outcome. */
function declineRatio(counted: readonly TenantMetric[]): number {
  const dayMetrics = counted.filter(({ figure }) => figure === 'gifts of a day')
  const sumStates = (...states: string[]) =>
    dayMetrics.filter(({ label }) => states.includes(label)).reduce((total, { amount }) => total + amount, 0)
  const failedCount = sumStates('failed')
  const finishedCount = failedCount + sumStates('paid', 'part_refunded', 'refunded', 'disputed', 'reversed')
  return finishedCount === 0 ? 0 : failedCount / finishedCount
}

/**
 * Creates gauges from the database about all mosques.
 * @param tasks all kinds of jobs, whether or not there are any
 * @returns a function that refreshes them if they are older than 15 seconds; never throws
 */
export function createDatabaseGauges(
  database: Pick<Database, 'global' | 'asOwner'>,
  registry: Registry,
  tasks: ReadonlySet<string> = new Set(),
  now: () => number = Date.now,
): () => Promise<void> {
  const by: Record<string, string[]> = { minaret_jobs: ['task', 'state'], minaret_jobs_due_oldest_seconds: ['task'] }
  for (const { amount, oldest, by: label } of Object.values(names))
    for (const name of [amount, oldest]) if (name && label) by[name] = [label]
  by.minaret_tenants = ['state']
  const gauges = new Map(
    Object.entries(descriptions).map(([name, help]) => [
      name,
      new Gauge({ name, help, labelNames: by[name] ?? [], registers: [registry] }),
    ]),
  )
  const set = (name: string | undefined, labels: Record<string, string>, value: number) =>
    name && gauges.get(name)?.set(labels, value)

  const setZeros = () => {
    for (const { amount, oldest, by: label, zero = [] } of Object.values(names))
      for (const value of label ? zero : []) for (const name of [amount, oldest]) set(name, { [label ?? '']: value }, 0)
    for (const task of tasks) {
      set('minaret_jobs', { task, state: 'given_up' }, 0)
      set('minaret_jobs_due_oldest_seconds', { task }, 0)
    }
    for (const state of ['open', 'suspended', 'moved', 'arriving']) set('minaret_tenants', { state }, 0)
  }
  const setValues = ({ counted, jobs, tenants }: DatabaseMetrics) => {
    for (const { figure, label, amount, oldest } of counted) {
      const name = names[figure]
      const labels = name?.by ? { [name.by]: label } : {}
      set(name?.amount, labels, amount)
      if (oldest !== undefined) set(name?.oldest, labels, oldest)
    }
    for (const { task, due, later, running, given_up, oldest } of jobs) {
      for (const [state, amount] of Object.entries({ due, later, running, given_up }))
        if (amount > 0) set('minaret_jobs', { task, state }, amount)
      set('minaret_jobs_due_oldest_seconds', { task }, oldest)
    }
    for (const { state, amount } of tenants) set('minaret_tenants', { state }, amount)
    set('minaret_gift_decline_ratio', {}, declineRatio(counted))
  }
  const clear = () => {
    for (const gauge of gauges.values()) gauge.reset()
  }

  let readAt = -Infinity
  let currentRefresh: Promise<void> | undefined
  const read = async () => {
    const startTime = performance.now()
    try {
      const figures = await withTimeout(
        readDatabaseMetrics(database),
        readTimeout,
        () => new UnresponsiveDatabaseError(),
      )
      clear()
      setZeros()
      setValues(figures)
      set('minaret_database_up', {}, 1)
      set('minaret_figures_seconds', {}, (performance.now() - startTime) / 1000)
    } catch {
      // Old values would be mistaken for current ones.
      clear()
      set('minaret_database_up', {}, 0)
    }
    readAt = now()
  }
  return () => {
    if (now() - readAt < maxAge) return Promise.resolve()
    currentRefresh ??= read().finally(() => (currentRefresh = undefined))
    return currentRefresh
  }
}
