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
import { dice } from '../../../testkit/src/stripe/store.ts'
import { type Violation, checkYear } from './checkYear.ts'
import { pick } from './returns.ts'
import { startMosqueYear, type MosqueYear } from './mosqueYear.ts'
import type { SimulationContext } from './place.ts'
import { injectCommitFaults } from './commitFaults.ts'
import { momentsOfWeek, type Scenario, zones } from './scenario.ts'
import { watchStates } from './watchStates.ts'

/** A year that broke promises. */
export type Failure = { story: Scenario; broken: Violation[] }

/** How many runs were lived, and what came of them. */
export type SimulationResult = { runs: number; charges: number; failures: Failure[] }

/** A server on which years of mosques are lived, as many at once as are asked for. */
export type Simulation = {
  live(scenarios: readonly Scenario[], seed?: number): Promise<SimulationResult>
  close(): Promise<void>
}

const hour = 3_600_000
const day = 24 * hour
/** A Tuesday before the clocks go back in London. */
const begins = Date.parse('2026-10-20T00:00:00Z')
const weeks = 52
const quiet = new Logger(() => () => {})
/** How many years go on at the same time. */
const atOnce = 8

async function inParallel<T>(some: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...some]
  const hand = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
}

/** The hour of Friday's collections at the mosques of a year. */
const dueHour = 13

/** Within the hour in which a mosque's collection is drawn up and not charged yet, if its clocks were not changed since. */
function whileDrafted(friday: number, roll: () => number): Date {
  const zone = pick(zones, Math.floor(roll() * zones.length)) ?? zones[0]
  const due = zonedInstant(new Date(friday).toISOString().slice(0, 10), dueHour * 60, zone)
  return new Date(due.getTime() + roll() * hour)
}

/** When the moments of a week are: in its middle, around the hours of Friday's collections, and Saturday night. */
function momentOf(at: number, roll: () => number): Date {
  const monday = begins - day + Math.floor(at / momentsOfWeek) * 7 * day
  const kind = at % momentsOfWeek
  if (kind === 0) return new Date(monday + day + roll() * 2 * day)
  if (kind === 1 && roll() < 0.5) return whileDrafted(monday + 4 * day, roll)
  if (kind === 1) return new Date(monday + 4 * day - 2 * hour + roll() * 26 * hour)
  return new Date(monday + 5 * day + 20 * hour)
}

const reportFailure = (error: unknown): undefined => {
  if (
    error instanceof OperatorError ||
    error instanceof RefundError ||
    error instanceof OutcomeUnknown ||
    error instanceof ProviderRefusal
  )
    return undefined
  throw error
}

function livingOn(
  giving: Giving,
  now: () => Date,
): SimulationContext & { reconcileYear(mosque: Mosque): Promise<string[]> } {
  const { database, secrets, app } = giving.host
  const payments = createPayments({ secrets, stripeApiBase: giving.stub.url, now })
  const asking = async (mosque: Mosque) => ({
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
    reconcile: async (mosque) => reconcileTenant(await asking(mosque)),
    async reconcileYear(mosque) {
      const span = { from: new Date(begins - day), before: new Date(now().getTime() - hour) }
      const reports = await reconcileTenant(await asking(mosque), { span })
      return reports.flatMap((report) =>
        'failure' in report
          ? [`it could not be reconciled: ${report.failure}`]
          : report.differences.map((difference) => `the books differ: ${JSON.stringify(difference)}`),
      )
    },
    async refund(mosque, intentId, amountMinor) {
      const ask = await asking(mosque)
      const gift = await ask.db((tx) => findGiftByIntent(tx, intentId))
      const gateway = gift && (await payments.gatewayOf(ask.tenant, ask.db, gift.accountId))
      if (gift && gateway) await refundGift(ask, gateway, gift, amountMinor).catch(reportFailure)
    },
    async claim(mosque) {
      const options = { mode: 'test', aggregate: true, include: 'all', now: now() } as const
      const { timeZone } = (await asking(mosque)).tenant.config
      await makeClaims(database, mosque.id, { ...options, before: now(), timeZone }).catch(reportFailure)
    },
  }
}

/** How many moments pass before jobs are done, states are looked at, and the ledger is compared. */
const every = { jobs: 8, watch: 13, books: 52 }
/** The share of the waiting jobs that is done at a time. */
const share = 0.2

/** Starts the server the years are lived on: the real server and its database, and the small Stripe. */
export async function startSimulation(): Promise<Simulation> {
  let clock = new Date(begins)
  const now = () => clock
  const giving = await startGiving('stripe', { now, latency: 2 })
  const { host, stub } = giving
  const { database, secrets, app, directory } = host
  const simulation = livingOn(giving, now)
  const inStorm = await injectCommitFaults(database)
  const tasks: TaskList = paymentTasks({
    database,
    directory,
    secrets,
    now,
    log: app.log,
    payments: createPayments({ secrets, stripeApiBase: stub.url, now }),
    deliver: async () => {},
  })
  /** Hours have gone by, and with them the leases of whoever died. */
  const expire = async () => {
    await giving.loseLeases()
    await database.pool.query(
      "update cycles set lease_until = now() - interval '1 second' where lease_until is not null",
    )
  }
  /** A share of the waiting jobs is done, in an order of chance. Emails are not what this is about. */
  const work = async (part: number, roll: () => number) => {
    const { pool } = database
    await pool.query(
      `delete from graphile_worker._private_jobs where task_id not in
        (select id from graphile_worker._private_tasks where identifier = any($1))`,
      [Object.keys(tasks)],
    )
    await pool.query(
      `update graphile_worker._private_jobs set run_at = case when random() < $1
        then now() - random() * interval '1 hour' else now() + interval '1 day' end, priority = (random() * $2)::int`,
      [part, 1 + Math.floor(roll() * 9)],
    )
    await runOnce({
      pgPool: pool,
      taskList: redactErrors(tasks),
      noHandleSignals: true,
      logger: quiet,
      concurrency: atOnce,
    })
  }
  const drop = () => database.pool.query('delete from graphile_worker._private_jobs')

  async function toTheEnd(years: readonly MosqueYear[], roll: () => number) {
    for (const { mosque } of years) stub.failFor(mosque.secretKey, [])
    for (const hours of [30, 60]) {
      clock = new Date(begins + weeks * 7 * day + hours * hour)
      await inParallel(years, async (year) => {
        year.account.advanceTo(clock)
        year.banksDecide()
      })
      await expire()
      await work(1, roll)
    }
    await inParallel(years, async (year) => {
      year.forget()
      for (const text of await simulation.reconcileYear(year.mosque)) year.broken.push(text)
    })
    await expire()
    await work(1, roll)
  }

  return {
    async live(scenarios, seed = 1) {
      clock = new Date(begins)
      const roll = dice(seed)
      await drop()
      const years: MosqueYear[] = []
      await inParallel(scenarios, async (scenario) => void years.push(await startMosqueYear(scenario, simulation)))
      const watch = watchStates(database, years)
      for (let at = 0; at < weeks * momentsOfWeek; at += 1) {
        clock = momentOf(at, roll)
        await inParallel(years, (year) => year.live(at))
        if (at % every.jobs === every.jobs - 1) {
          await expire()
          await inStorm(() => work(share, roll))
        }
        if (at % every.watch === every.watch - 1) await watch()
        if (at % every.books !== every.books - 1) continue
        await inParallel(years, async ({ mosque, forget }) => {
          forget()
          stub.failFor(mosque.secretKey, [])
          await simulation.reconcile(mosque)
          await simulation.claim(mosque)
        })
      }
      await toTheEnd(years, roll)
      await watch()
      const failures: Failure[] = []
      await inParallel(years, async (year) => {
        const broken = await checkYear(giving, year)
        if (broken.length > 0) failures.push({ story: year.story, broken })
      })
      await drop()
      const charges = years.reduce((total, { account }) => total + account.charges.length, 0)
      return { runs: years.reduce((total, { givers }) => total + givers.length, 0), charges, failures }
    },
    close: () => giving.close(),
  }
}
