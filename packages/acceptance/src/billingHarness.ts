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

/** The behaviour of a test card: immediately, or at a later collection. */
export type CardBehaviour = 'succeeds' | 'declined' | '3ds' | 'declined later' | 'checked later'

/** A payment provider with regular gifts and a clock the test controls. */
export type BillingHarness = {
  now(): Date
  /** Moves the clock and processes everything due at the provider until then. */
  advanceTo(to: Date): Promise<void>
  /** Opens an account for a new mosque. */
  createAccount(): Promise<{ gateway: Gateway }>
  /** Returns a new confirmation token. */
  createToken(behaviour: CardBehaviour): string
  /** Completes the bank's check (3D Secure) of a waiting setup. */
  completeBankCheck(gateway: Gateway, setup: Setup, passes: boolean): Promise<Setup>
  close(): Promise<void>
}

/** The demonstration provider, with additions for its own tests. */
export type DemoHarness = Omit<BillingHarness, 'createAccount'> & {
  createAccount(): Promise<{ tenant: TestTenant; accountId: string; gateway: Gateway; db: TenantDb }>
  /** Delivers every waiting event. @returns the delivered events */
  deliverEvents(): Promise<{ accountId: string; body: string; signature: string }[]>
}

const silentLogger = new Logger(() => () => {})

const demoTokens: Record<CardBehaviour, string> = {
  succeeds: 'demo_succeeds',
  declined: 'demo_declined',
  '3ds': 'demo_3ds',
  'declined later': 'demo_friday_declined',
  'checked later': 'demo_friday_check',
}

/** Starts the demonstration provider on its own test server, whose clock starts at `start`. */
export async function startDemoHarness(start: Date): Promise<DemoHarness> {
  let clock = start
  const now = () => clock
  const server = await startTestServer({ jobs: false, now })
  const { database, secrets } = server
  const payments = createPayments({ secrets, now })
  const deliveredEvents: Awaited<ReturnType<DemoHarness['deliverEvents']>> = []
  const tasks = demoTasks({
    database,
    secrets,
    now,
    deliver: async (accountId, body, signature) => void deliveredEvents.push({ accountId, body, signature }),
  })
  const runTasks = async (taskList: TaskList) => {
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await runOnce({
      pgPool: database.pool,
      taskList: redactErrors(taskList),
      noHandleSignals: true,
      logger: silentLogger,
    })
  }
  let calls = 0
  return {
    now,
    async advanceTo(to) {
      clock = to
      const { 'demo-event': _, ...dueTasks } = tasks
      await runTasks(dueTasks)
    },
    async deliverEvents() {
      await runTasks({ 'demo-event': tasks['demo-event'] })
      return deliveredEvents.splice(0)
    },
    async createAccount() {
      const tenant = await server.tenant()
      const accountId = await saveAccount(database, secrets, { tenantId: tenant.id, kind: 'demonstration' })
      const db = database.forTenant(tenant.id)
      const gateway = await payments.gatewayOf(tenant, db, accountId)
      if (!gateway) throw new Error('The demonstration could not be opened.')
      return { tenant, accountId, gateway, db }
    },
    createToken: (behaviour) => demoTokens[behaviour],
    completeBankCheck: (gateway, { id, customerId = '' }, passes) =>
      gateway.setUp({
        regularGiftId: '',
        customerId,
        setupIntentId: id,
        confirmationTokenId: passes ? 'demo_3ds_approved' : 'demo_3ds_refused',
        idempotencyKey: `check:${(calls += 1)}`,
      }),
    close: () => server.close(),
  }
}

const stripeTokens: Record<CardBehaviour, string> = {
  succeeds: 'succeeds',
  declined: 'declined',
  '3ds': '3ds',
  'declined later': 'friday_declined',
  'checked later': 'friday_check',
}

/** Starts the Stripe gateway against the Stripe stub. */
async function startStripeHarness(start: Date): Promise<BillingHarness> {
  let clock = start
  let count = 0
  const now = () => clock
  const stub = await startStripeStub({ latency: 0, now })
  const keys: string[] = []
  return {
    now,
    async advanceTo(to) {
      clock = to
      for (const key of keys) stub.getAccount(key).advanceTo(to)
    },
    async createAccount() {
      const number = (count += 1)
      const secretKey = `rk_test_mosque${number}`
      keys.push(secretKey)
      const webhookSecrets = [`whsec_mosque${number}`]
      const account = {
        tenantId: `tenant${number}`,
        id: `account${number}`,
        mode: 'test',
        secretKey,
        webhookSecrets,
      } as const
      return { gateway: stripeGateway(account, stub.url, now) }
    },
    createToken: (behaviour) => `ctoken_${stripeTokens[behaviour]}_${(count += 1)}`,
    async completeBankCheck(gateway, { id }, passes) {
      const account = keys.map((key) => stub.getAccount(key)).find(({ setups }) => setups.has(id))
      account?.authenticate(id, passes)
      return gateway.readSetup(id)
    },
    close: () => stub.close(),
  }
}

/** Every provider that implements `Billing` and `PaymentRecords`. */
export const billingHarnesses = [
  ['the demonstration', startDemoHarness],
  ['Stripe', startStripeHarness],
] as const
