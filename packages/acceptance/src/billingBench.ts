import { Logger, runOnce, type TaskList } from 'graphile-worker'
import type { TenantDb } from '../../foundation/src/db/database.ts'
import { redactErrors } from '../../foundation/src/jobs/redactErrors.ts'
import { saveAccount } from '../../giving/src/providers/accounts.ts'
import type { Setup } from '../../giving/src/providers/billing.ts'
import { demoTasks } from '../../giving/src/providers/demoTasks.ts'
import type { Gateway } from '../../giving/src/providers/gateway.ts'
import { createPayments } from '../../giving/src/providers/payments.ts'
import { stripeGateway } from '../../giving/src/providers/stripe.ts'
import { startTestServer } from './testServer.ts'
import { startStripeStub } from '../../testkit/src/stripe/index.ts'
import type { TestTenant } from './tenants.ts'

/** What a giver's card does: now, or when it is collected from. */
export type CardWish = 'succeeds' | 'declined' | '3ds' | 'declined later' | 'checked later'

/** A provider that collects again and again, with the clock under the test's hand. */
export type BillingBench = {
  now(): Date
  /** Lets time pass at the provider, with everything that happens meanwhile. */
  until(to: Date): Promise<void>
  /** An account of a mosque of its own. */
  account(): Promise<{ gateway: Gateway }>
  /** A fresh confirmation token. */
  token(wish: CardWish): string
  /** The giver's bank has looked at a setup that waits for it. */
  decideAtBank(gateway: Gateway, setup: Setup, passes: boolean): Promise<Setup>
  close(): Promise<void>
}

/** The demonstration, with what only its own tests ask for. */
export type DemoBench = Omit<BillingBench, 'account'> & {
  account(): Promise<{ tenant: TestTenant; accountId: string; gateway: Gateway; db: TenantDb }>
  /** Rings with every event that waits to be told. */
  ring(): Promise<{ accountId: string; body: string; signature: string }[]>
}

const quiet = new Logger(() => () => {})

const demoTokens: Record<CardWish, string> = {
  succeeds: 'demo_succeeds',
  declined: 'demo_declined',
  '3ds': 'demo_3ds',
  'declined later': 'demo_friday_declined',
  'checked later': 'demo_friday_check',
}

/** The demonstration, on a host of its own whose clock begins when the test says. */
export async function startDemoBench(start: Date): Promise<DemoBench> {
  let clock = start
  const now = () => clock
  const host = await startTestServer({ jobs: false, now })
  const { database, secrets } = host
  const payments = createPayments({ secrets, now })
  const rung: Awaited<ReturnType<DemoBench['ring']>> = []
  const tasks = demoTasks({
    database,
    secrets,
    now,
    deliver: async (accountId, body, signature) => void rung.push({ accountId, body, signature }),
  })
  const work = async (some: TaskList) => {
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await runOnce({ pgPool: database.pool, taskList: redactErrors(some), noHandleSignals: true, logger: quiet })
  }
  let calls = 0
  return {
    now,
    async until(to) {
      clock = to
      const { 'demo-event': _, ...others } = tasks
      await work(others)
    },
    async ring() {
      await work({ 'demo-event': tasks['demo-event'] })
      return rung.splice(0)
    },
    async account() {
      const tenant = await host.tenant()
      const accountId = await saveAccount(database, secrets, { tenantId: tenant.id, kind: 'demonstration' })
      const db = database.forTenant(tenant.id)
      const gateway = await payments.gatewayOf(tenant, db, accountId)
      if (!gateway) throw new Error('The demonstration could not be opened.')
      return { tenant, accountId, gateway, db }
    },
    token: (wish) => demoTokens[wish],
    decideAtBank: (gateway, { id, customerId = '' }, passes) =>
      gateway.setUp({
        cycleId: '',
        customerId,
        setupIntentId: id,
        confirmationTokenId: passes ? 'demo_3ds_approved' : 'demo_3ds_refused',
        idempotencyKey: `look:${(calls += 1)}`,
      }),
    close: () => host.close(),
  }
}

const stripeTokens: Record<CardWish, string> = {
  succeeds: 'succeeds',
  declined: 'declined',
  '3ds': '3ds',
  'declined later': 'friday_declined',
  'checked later': 'friday_check',
}

/** Stripe's adapter before the small Stripe of these tests. */
async function startStripeBench(start: Date): Promise<BillingBench> {
  let clock = start
  let count = 0
  const now = () => clock
  const stub = await startStripeStub({ latency: 0, now })
  const keys: string[] = []
  return {
    now,
    async until(to) {
      clock = to
      for (const key of keys) stub.account(key).advanceTo(to)
    },
    async account() {
      const no = (count += 1)
      const secretKey = `rk_test_mosque${no}`
      keys.push(secretKey)
      const webhookSecrets = [`whsec_mosque${no}`]
      const own = { tenantId: `tenant${no}`, id: `account${no}`, mode: 'test', secretKey, webhookSecrets } as const
      return { gateway: stripeGateway(own, stub.url, now) }
    },
    token: (wish) => `ctoken_${stripeTokens[wish]}_${(count += 1)}`,
    async decideAtBank(gateway, { id }, passes) {
      const holder = keys.map((key) => stub.account(key)).find(({ setups }) => setups.has(id))
      holder?.authenticate(id, passes)
      return gateway.readSetup(id)
    },
    close: () => stub.close(),
  }
}

/** Every provider that must keep the promises of `Billing` and `Books`. */
export const benches = [
  ['the demonstration', startDemoBench],
  ['Stripe', startStripeBench],
] as const
