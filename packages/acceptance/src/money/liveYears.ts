import { zonedInstant } from '@minaret/timetable'
import { Logger, runOnce, type TaskList } from 'graphile-worker'
import { OperatorError } from '../../../foundation/src/base/OperatorError.ts'
import { makeClaims } from '../../../giving/src/gift-aid/claims.ts'
import { findGiftByIntent } from '../../../giving/src/records/giftStore.ts'
import { redactErrors } from '../../../foundation/src/jobs/redactErrors.ts'
import { OutcomeUnknown, ProviderRefusal } from '../../../giving/src/providers/gateway.ts'
import { createPayments } from '../../../giving/src/providers/payments.ts'
import { reconcileTenant } from '../../../giving/src/reconciliation/run.ts'
import { paymentTasks } from '../../../giving/src/webhooks/tasks.ts'
import { refundGift } from '../../../giving/src/refunds/refund.ts'
import { RefundError } from '../../../giving/src/refunds/RefundError.ts'
import { loadTenant } from '../../../foundation/src/tenancy/loadTenant.ts'
import { startGiving, type Giving, type Mosque } from '../stripe/giving.ts'
import { createRandom } from '../../../testkit/src/stripe/store.ts'
import { type Violation, checkYear } from './checkYear.ts'
import { pick } from './returns.ts'
import { startMosqueYear, type MosqueYear } from './mosqueYear.ts'
import type { SimulationContext } from './context.ts'
import { injectCommitFaults } from './commitFaults.ts'
import { momentsPerWeek, type Scenario, zones } from './scenario.ts'
import { watchStates } from './watchStates.ts'

/** A year with violations. */
export type Failure = { scenario: Scenario; violations: Violation[] }

/** The number of runs, their charges, and the failures. */
export type SimulationResult = { runs: number; charges: number; failures: Failure[] }

/** A server on which years of several mosques are simulated at the same time. */
export type Simulation = {
  run(scenarios: readonly Scenario[], seed?: number): Promise<SimulationResult>
  close(): Promise<void>
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** The start of a year: a Tuesday before the clocks go back in London. */
const startTime = Date.parse('2026-10-20T00:00:00Z')
const weeks = 52
const silentLogger = new Logger(() => () => {})
/** The number of mosques processed in parallel. */
const concurrency = 8

async function runInParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const runNext = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, runNext))
}

/** The hour of Friday's collections, in each mosque's time zone. */
const dueHour = 13

/** Returns a time in the hour in which a mosque's invoice is a draft, unless its clocks changed since the first collection. */
function timeWhileDraft(friday: number, random: () => number): Date {
  const zone = pick(zones, Math.floor(random() * zones.length)) ?? zones[0]
  const due = zonedInstant(new Date(friday).toISOString().slice(0, 10), dueHour * 60, zone)
  return new Date(due.getTime() + random() * hourMs)
}

/** Returns the simulated time of a step: in the middle of a week, around Friday's collections, or on Saturday night. */
function timeOfStep(moment: number, random: () => number): Date {
  const monday = startTime - dayMs + Math.floor(moment / momentsPerWeek) * 7 * dayMs
  const kind = moment % momentsPerWeek
  if (kind === 0) return new Date(monday + dayMs + random() * 2 * dayMs)
  if (kind === 1 && random() < 0.5) return timeWhileDraft(monday + 4 * dayMs, random)
  if (kind === 1) return new Date(monday + 4 * dayMs - 2 * hourMs + random() * 26 * hourMs)
  return new Date(monday + 5 * dayMs + 20 * hourMs)
}

/** Ignores errors the simulation provokes; throws all others. */
const ignoreExpected = (error: unknown): undefined => {
  if (
    error instanceof OperatorError ||
    error instanceof RefundError ||
    error instanceof OutcomeUnknown ||
    error instanceof ProviderRefusal
  )
    return undefined
  throw error
}

function createContext(
  giving: Giving,
  now: () => Date,
): SimulationContext & { reconcileYear(mosque: Mosque): Promise<string[]> } {
  const { database, secrets, app } = giving.server
  const payments = createPayments({ secrets, stripeApiBase: giving.stub.url, now })
  const requestContext = async (mosque: Mosque) => ({
    db: database.forTenant(mosque.id),
    secrets,
    now: now(),
    log: app.log,
    tenant: await loadTenant(database, mosque.id),
    payments,
  })
  return {
    giving,
    now,
    reconcile: async (mosque) => reconcileTenant(await requestContext(mosque)),
    async reconcileYear(mosque) {
      const span = { from: new Date(startTime - dayMs), before: new Date(now().getTime() - hourMs) }
      const reports = await reconcileTenant(await requestContext(mosque), { span })
      return reports.flatMap((report) =>
        'failure' in report
          ? [`reconciliation failed: ${report.failure}`]
          : report.differences.map((difference) => `the ledger differs from Stripe: ${JSON.stringify(difference)}`),
      )
    },
    async refund(mosque, intentId, amountMinor) {
      const context = await requestContext(mosque)
      const gift = await context.db((tx) => findGiftByIntent(tx, intentId))
      const gateway = gift && (await payments.gatewayOf(context.tenant, context.db, gift.accountId))
      if (gift && gateway) await refundGift(context, gateway, gift, amountMinor).catch(ignoreExpected)
    },
    async claim(mosque) {
      const options = { mode: 'test', aggregate: true, include: 'all', now: now() } as const
      const { timeZone } = (await requestContext(mosque)).tenant.config
      await makeClaims(database, mosque.id, { ...options, before: now(), timeZone }).catch(ignoreExpected)
    },
  }
}

/** The number of moments between job runs, state checks, and reconciliations. */
const intervals = { jobs: 8, watch: 13, reconciliation: 52 }
/** The share of the queued jobs run at a time. */
const jobShare = 0.2

/** Starts the simulation: the whole server with its database, and the Stripe stub. */
export async function startSimulation(): Promise<Simulation> {
  let clock = new Date(startTime)
  const now = () => clock
  const giving = await startGiving('stripe', { now, latency: 2 })
  const { server, stub } = giving
  const { database, secrets, app, directory } = server
  const simulation = createContext(giving, now)
  const withCommitFaults = await injectCommitFaults(database)
  const tasks: TaskList = paymentTasks({
    database,
    directory,
    secrets,
    now,
    log: app.log,
    payments: createPayments({ secrets, stripeApiBase: stub.url, now }),
    deliver: async () => {},
  })
  /** Ends the leases of processes that died. */
  const expireLeases = async () => {
    await giving.expireLeases()
    await database.pool.query(
      "update cycles set lease_until = now() - interval '1 second' where lease_until is not null",
    )
  }
  /** Runs a share of the waiting payment jobs in random order, and deletes all other jobs. */
  const runJobs = async (share: number, random: () => number) => {
    const { pool } = database
    await pool.query(
      `delete from graphile_worker._private_jobs where task_id not in
        (select id from graphile_worker._private_tasks where identifier = any($1))`,
      [Object.keys(tasks)],
    )
    await pool.query(
      `update graphile_worker._private_jobs set run_at = case when random() < $1
        then now() - random() * interval '1 hour' else now() + interval '1 day' end, priority = (random() * $2)::int`,
      [share, 1 + Math.floor(random() * 9)],
    )
    await runOnce({
      pgPool: pool,
      taskList: redactErrors(tasks),
      noHandleSignals: true,
      logger: silentLogger,
      concurrency,
    })
  }
  const deleteJobs = () => database.pool.query('delete from graphile_worker._private_jobs')

  /** Ends the year: advances 60 hours without faults, and reconciles the whole year. */
  async function finish(years: readonly MosqueYear[], random: () => number) {
    for (const { mosque } of years) stub.setFaults(mosque.secretKey, [])
    for (const hours of [30, 60]) {
      clock = new Date(startTime + weeks * 7 * dayMs + hours * hourMs)
      await runInParallel(years, async (year) => {
        year.account.advanceTo(clock)
        year.settleSlowBanks()
      })
      await expireLeases()
      await runJobs(1, random)
    }
    await runInParallel(years, async (year) => {
      year.removeEvents()
      year.violations.push(...(await simulation.reconcileYear(year.mosque)))
    })
    await expireLeases()
    await runJobs(1, random)
  }

  return {
    async run(scenarios, seed = 1) {
      clock = new Date(startTime)
      const random = createRandom(seed)
      await deleteJobs()
      const years: MosqueYear[] = []
      await runInParallel(scenarios, async (scenario) => void years.push(await startMosqueYear(scenario, simulation)))
      const checkStates = watchStates(database, years)
      for (let moment = 0; moment < weeks * momentsPerWeek; moment += 1) {
        clock = timeOfStep(moment, random)
        await runInParallel(years, (year) => year.runMoment(moment))
        if (moment % intervals.jobs === intervals.jobs - 1) {
          await expireLeases()
          await withCommitFaults(() => runJobs(jobShare, random))
        }
        if (moment % intervals.watch === intervals.watch - 1) await checkStates()
        if (moment % intervals.reconciliation !== intervals.reconciliation - 1) continue
        await runInParallel(years, async ({ mosque, removeEvents }) => {
          removeEvents()
          stub.setFaults(mosque.secretKey, [])
          await simulation.reconcile(mosque)
          await simulation.claim(mosque)
        })
      }
      await finish(years, random)
      await checkStates()
      const failures: Failure[] = []
      await runInParallel(years, async (year) => {
        const violations = await checkYear(giving, year)
        if (violations.length > 0) failures.push({ scenario: year.scenario, violations })
      })
      await deleteJobs()
      const charges = years.reduce((total, { account }) => total + account.charges.length, 0)
      return { runs: years.reduce((total, { donors }) => total + donors.length, 0), charges, failures }
    },
    close: () => giving.close(),
  }
}
