import { asc } from 'drizzle-orm'
import { startSession } from '../../foundation/src/identity/session.ts'
import { findUser } from '../../foundation/src/identity/users.ts'
import { regularGiftInvoices, regularGifts } from '../../foundation/src/db/regularGifts.ts'
import { gifts, ledgerEntries } from '../../foundation/src/db/money.ts'
import type { PaymentsDeps } from '../../giving/src/providers/payments.ts'
import type { TestResponse } from './testServer.ts'
import { type Giving, type Mosque, type Provider, startGiving, type TestOutcome } from './stripe/giving.ts'
import { createLoggedInMember } from './session.ts'
import { insertCause } from './tenants.ts'

/** A member with one regular gift, and their actions. */
export type RegularDonor = {
  id: string
  mosque: Mosque
  /** Returns the headers of a new session. */
  createHeaders(): Promise<Record<string, string>>
  /** Requests a change as the profile page does, by default with the gift's current version. */
  change(action: string, fields?: Record<string, unknown>, headers?: Record<string, string>): Promise<TestResponse>
  submitCard(body: Record<string, unknown>): Promise<TestResponse>
  readRow(): Promise<typeof regularGifts.$inferSelect>
  listInvoices(): Promise<(typeof regularGiftInvoices.$inferSelect)[]>
  /** Returns the days of the collected gifts, and their total in the ledger. */
  readCollected(): Promise<{ days: string[]; totalMinor: number }>
  listEmails(): Promise<{ kind: string; subject: string; text: string }[]>
}

/** Regular gifts through one of the two gateways, with a clock the test controls. */
export type RegularGifts = Giving & {
  now(): Date
  /** Moves the clock, processes everything due at the provider until then, and runs every job. */
  advanceTo(instant: string): Promise<void>
  startRegularGift(
    outcome?: TestOutcome,
    attempt?: Record<string, unknown>,
    settings?: Record<string, string>,
  ): Promise<RegularDonor>
}

/** Starts a test server whose mosques accept regular gifts, with a clock the test controls. */
export async function startRegularGifts(
  provider: Provider,
  start: string,
  { wrapGateway, desk }: Pick<PaymentsDeps, 'wrapGateway'> & { desk?: { hostname: string } } = {},
): Promise<RegularGifts> {
  let clock = new Date(start)
  const giving = await startGiving(provider, { now: () => clock, wrapGateway, desk })
  const { server } = giving
  return {
    ...giving,
    now: () => clock,
    async advanceTo(instant) {
      clock = new Date(instant)
      await giving.runJobs()
      await giving.runJobs()
    },
    async startRegularGift(outcome = 'succeeds', attempt = {}, settings = {}) {
      // Jobs left by earlier gifts on this server would slow this test down.
      await server.database.pool.query('delete from graphile_worker._private_jobs')
      const mosque = await giving.mosque(settings)
      await insertCause(server.database, mosque.id, {
        id: 'every',
        title: 'Roof',
        jummah: true,
        monthly: true,
        daily: true,
      })
      const { id: userId } = await createLoggedInMember(server, mosque, { email: 'aisha@example.org', now: clock })
      const createHeaders = () =>
        server.database.forTenant(mosque.id)(async (tx) => {
          const user = await findUser(tx, userId)
          if (!user) throw new Error('The member was deleted.')
          const context = { secrets: server.secrets, tenant: mosque, now: clock }
          return { 'X-JWT-Token': await startSession(tx, context, user) }
        })
      const request = await giving.attempt(mosque, { causeId: 'every', kind: 'weekly', ...attempt })
      const response = await server.post(
        mosque,
        '/api/stripePaymentProcess',
        { ...request, confirmationTokenId: giving.token(outcome) },
        await createHeaders(),
      )
      const cycles = await server.database.forTenant(mosque.id)((tx) => tx.select().from(regularGifts))
      const newGift = cycles.find((regularGift) => regularGift.userId === userId)
      if (!newGift) throw new Error(`No regular gift was started: ${response.body.message}`)
      await giving.runJobs()
      const { id } = newGift
      const inTenant = server.database.forTenant(mosque.id)
      const readRow = async () => {
        const rows = await inTenant((tx) => tx.select().from(regularGifts))
        const regularGift = rows.find((cycle) => cycle.id === id)
        if (!regularGift) throw new Error('The regular gift was deleted.')
        return regularGift
      }
      return {
        id,
        mosque,
        createHeaders,
        readRow,
        async change(action, fields = {}, headersOverride) {
          const body = { id, action, version: (await readRow()).version, ...fields }
          return server.post(mosque, '/api/updateSubsciption', body, headersOverride ?? (await createHeaders()))
        },
        submitCard: async (body) =>
          server.post(mosque, '/api/updateUserSubscriptionData', { id, ...body }, await createHeaders()),
        listInvoices: () =>
          inTenant((tx) => tx.select().from(regularGiftInvoices).orderBy(asc(regularGiftInvoices.dueOn))),
        readCollected: () =>
          inTenant(async (tx) => {
            const collectedGifts = await tx.select().from(gifts).orderBy(asc(gifts.dueOn))
            const entries = await tx.select().from(ledgerEntries)
            return {
              days: collectedGifts.flatMap(({ dueOn }) => dueOn ?? []),
              totalMinor: entries.reduce((total, { amountMinor }) => total + amountMinor, 0),
            }
          }),
        listEmails: async () =>
          (await server.emails(mosque)).map(({ kind, email }) => ({
            kind,
            subject: email.subject,
            text: email.text,
          })),
      }
    },
  }
}
