import { randomUUID } from 'node:crypto'
import { Logger, runOnce } from 'graphile-worker'
import { isFastTier } from '@minaret/tooling/tier'
import { gifts, ledgerEntries } from '../../../foundation/src/db/money.ts'
import { saveAccount } from '../../../giving/src/providers/accounts.ts'
import type { PaymentJobs } from '../../../foundation/src/jobs/queue.ts'
import { redactErrors } from '../../../foundation/src/jobs/redactErrors.ts'
import { createPayments, type PaymentsDeps } from '../../../giving/src/providers/payments.ts'
import { paymentTasks } from '../../../giving/src/webhooks/tasks.ts'
import type { ServerDeps } from '../../../server/src/serverDeps.ts'
import { startTestServer, type TestServer, type TestResponse } from '../testServer.ts'
import { solveCaptcha } from '../../../testkit/src/solveCaptcha.ts'
import type { TestTenant } from '../tenants.ts'
import type { StripeStub } from '../../../testkit/src/stripe/startStripeStub.ts'
import { startStripeStub } from '../../../testkit/src/stripe/startStripeStub.ts'

/** The gateway a test uses. */
export type Provider = 'demonstration' | 'stripe'

/** `npm test` runs suites against Stripe only; the suites over `benches` check that both gateways behave alike. */
export const providers: readonly Provider[] = isFastTier ? ['stripe'] : ['demonstration', 'stripe']

/** A mosque with card payments, and its keys at the provider. */
export type Mosque = TestTenant & { accountId: string; secretKey: string; webhookSecret: string }

/** The outcome of a test payment, at either provider. */
export type TestOutcome =
  | 'succeeds'
  | 'declined'
  | 'insufficient_funds'
  | 'incorrect_cvc'
  | 'processing_error'
  | '3ds'
  | 'processing'
  /** Only for a card that is set up: each later collection is declined, or needs the donor's authentication. */
  | 'friday_declined'
  | 'friday_check'

/** A gift attempt, as submitted by a page. */
export type Attempt = Record<string, unknown> & { attemptId: string; pageToken: string }

/** A test server with a payment provider; the test runs the jobs. */
export type Giving = {
  server: TestServer
  provider: Provider
  /** Used by the Stripe provider only. */
  stub: StripeStub
  mosque(overrides?: Record<string, string>): Promise<Mosque>
  /** Returns a new confirmation token that leads to an outcome. */
  token(outcome: TestOutcome): string
  /** Returns a £25 gift with a new page token. */
  attempt(mosque: Mosque, overrides?: Record<string, unknown>): Promise<Attempt>
  /** Pays as a page does: solves a challenge if the server requires one, and sends the attempt again. */
  pay(mosque: Mosque, attempt: Attempt, outcome?: TestOutcome | { token: string }): Promise<TestResponse>
  view(mosque: Mosque, id: string): Promise<TestResponse>
  /** Runs all waiting jobs, including those scheduled for later, or only those with these names. */
  runJobs(...names: (keyof PaymentJobs)[]): Promise<void>
  /** Ends all leases, as if the processes confirming gifts had died. */
  expireLeases(): Promise<void>
  rows(mosque: Mosque): Promise<{ gifts: (typeof gifts.$inferSelect)[]; ledger: (typeof ledgerEntries.$inferSelect)[] }>
  close(): Promise<void>
}

const silentLogger = new Logger(() => () => {})

/**
 * Starts a test server whose mosques take cards through one of the two gateways. Jobs run only when the test runs them.
 * @param latency the Stripe stub's delay in milliseconds
 */
export async function startGiving(
  provider: Provider,
  {
    now = () => new Date(),
    wrapGateway,
    platform,
    latency,
    ...serverOptions
  }: Pick<PaymentsDeps, 'now' | 'wrapGateway' | 'platform'> &
    Pick<Partial<ServerDeps>, 'desk' | 'filing' | 'mail'> & { latency?: number } = {},
): Promise<Giving> {
  const stub = await startStripeStub({ now, latency })
  const server = await startTestServer({
    stripeApiBase: stub.url,
    platform,
    jobs: false,
    now,
    wrapGateway,
    ...serverOptions,
  })
  const { database, secrets, app } = server
  const tasks = paymentTasks({
    database,
    directory: server.directory,
    secrets,
    now,
    log: app.log,
    payments: createPayments({ secrets, stripeApiBase: stub.url, platform, now, wrapGateway }),
    async deliver(accountId, payload, signature) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const { statusCode } = await app.inject({
        method: 'POST',
        url: `/api/stripe/webhook/${accountId}`,
        headers,
        payload,
      })
      if (statusCode !== 200) throw new Error(`The webhook returned ${statusCode}.`)
    },
  })
  let count = 0
  const token = (outcome: TestOutcome) =>
    provider === 'stripe' ? `ctoken_${outcome}_${(count += 1)}` : `demo_${outcome}`
  /** Requests a page token, and solves its challenge if it has one. */
  async function requestPageToken(mosque: Mosque, previous?: string): Promise<{ pageToken: string; captcha?: string }> {
    const { body } = await server.post(mosque, '/api/donation/start', { causeId: 'general', previous })
    const fields = Object(body.data)
    const challenge: unknown = Reflect.get(fields, 'challenge')
    const captcha = typeof challenge === 'string' ? { captcha: await solveCaptcha(challenge) } : {}
    return { pageToken: String(Reflect.get(fields, 'pageToken') ?? ''), ...captcha }
  }

  return {
    server,
    provider,
    stub,
    async mosque(overrides = {}) {
      const paymentMode = provider === 'stripe' ? 'test' : 'demonstration'
      const tenant = await server.tenant({ paymentMode, ...overrides })
      const secretKey = `rk_test_${tenant.slug}`
      const webhookSecret = `whsec_${tenant.slug}`
      const accountId = await saveAccount(
        database,
        secrets,
        provider === 'stripe'
          ? {
              tenantId: tenant.id,
              kind: 'own_keys',
              mode: 'test',
              publishableKey: 'pk_test_x',
              secretKey,
              webhookSecret,
            }
          : { tenantId: tenant.id, kind: 'demonstration' },
      )
      return { ...tenant, accountId, secretKey, webhookSecret }
    },
    token,
    async attempt(mosque, overrides = {}) {
      return {
        attemptId: randomUUID(),
        ...(await requestPageToken(mosque)),
        causeId: 'general',
        amountMinor: 2500,
        currency: 'gbp',
        kind: 'once',
        donor: { name: 'Aisha Rahman', email: 'aisha@example.org' },
        ...overrides,
      }
    },
    async pay(mosque, attempt, outcome = 'succeeds') {
      const confirmationTokenId = typeof outcome === 'object' ? outcome.token : token(outcome)
      const post = (challengeAnswer: object = {}) =>
        server.post(mosque, '/api/stripePaymentProcess', { ...attempt, ...challengeAnswer, confirmationTokenId })
      const response = await post()
      const isChallenged = response.code === 422 && /"captcha"/.test(JSON.stringify(response.body.data ?? {}))
      return isChallenged ? post(await requestPageToken(mosque, attempt.pageToken)) : response
    },
    view: (mosque, id) => server.get(mosque, `/api/getDonationTransactionDetail/${id}`),
    async runJobs(...names) {
      const selectedTasks = names.length > 0 ? Object.fromEntries(names.map((name) => [name, tasks[name]])) : tasks
      await database.pool.query('update graphile_worker._private_jobs set run_at = now()')
      await runOnce({
        pgPool: database.pool,
        taskList: redactErrors(selectedTasks),
        noHandleSignals: true,
        logger: silentLogger,
      })
    },
    async expireLeases() {
      await database.pool.query(
        "update gifts set lease_until = now() - interval '1 second' where lease_until is not null",
      )
    },
    rows: (mosque) =>
      database.forTenant(mosque.id)(async (tx) => ({
        gifts: await tx.select().from(gifts),
        ledger: await tx.select().from(ledgerEntries),
      })),
    async close() {
      await server.close()
      await stub.close()
    },
  }
}
