import { asc } from 'drizzle-orm'
import { startSession } from '../../foundation/src/identity/session.ts'
import { findUser } from '../../foundation/src/identity/users.ts'
import { regularGiftInvoices, regularGifts } from '../../foundation/src/db/regularGifts.ts'
import { gifts, ledgerEntries } from '../../foundation/src/db/money.ts'
import type { PaymentsDeps } from '../../giving/src/providers/payments.ts'
import type { TestResponse } from './testServer.ts'
import { type Giving, type Mosque, type Provider, startGiving, type Wish } from './stripe/giving.ts'
import { logIn } from './session.ts'
import { makeCause } from './tenants.ts'

/** A member of a mosque who gives regularly, and what they can do. */
export type Regular = {
  id: string
  mosque: Mosque
  /** Of a session that has just begun. */
  headers(): Promise<Record<string, string>>
  /** Asks for a change as the profile does, under the number the gift has now unless told otherwise. */
  change(action: string, more?: Record<string, unknown>, headers?: Record<string, string>): Promise<TestResponse>
  card(body: Record<string, unknown>): Promise<TestResponse>
  row(): Promise<typeof regularGifts.$inferSelect>
  dues(): Promise<(typeof regularGiftInvoices.$inferSelect)[]>
  /** The days of its gifts, and what the books hold of them together. */
  given(): Promise<{ days: string[]; totalMinor: number }>
  letters(): Promise<{ kind: string; subject: string; text: string }[]>
}

/** Regular gifts through one of the two gateways, on a clock the test moves. */
export type RegularGifts = Giving & {
  now(): Date
  /** Time passes until then; the provider does what is due, and every job is done. */
  until(instant: string): Promise<void>
  begin(wish?: Wish, attempt?: Record<string, unknown>, settings?: Record<string, string>): Promise<Regular>
}

/** Starts a host whose mosques take regular gifts, on a clock of the test's. */
export async function startRegularGifts(
  provider: Provider,
  start: string,
  { around, desk }: Pick<PaymentsDeps, 'around'> & { desk?: { hostname: string } } = {},
): Promise<RegularGifts> {
  let clock = new Date(start)
  const giving = await startGiving(provider, { now: () => clock, around, desk })
  const { host } = giving
  return {
    ...giving,
    now: () => clock,
    async until(instant) {
      clock = new Date(instant)
      await giving.work()
      await giving.work()
    },
    async begin(wish = 'succeeds', attempt = {}, settings = {}) {
      // What earlier gifts of this host still wait for is not this test's to sit through.
      await host.database.pool.query('delete from graphile_worker._private_jobs')
      const mosque = await giving.mosque(settings)
      await makeCause(host.database, mosque.id, {
        id: 'every',
        title: 'Roof',
        jummah: true,
        monthly: true,
        daily: true,
      })
      const { id: userId } = await logIn(host, mosque, { email: 'aisha@example.org', now: clock })
      const headers = () =>
        host.database.forTenant(mosque.id)(async (tx) => {
          const user = await findUser(tx, userId)
          if (!user) throw new Error('The member has gone.')
          const place = { secrets: host.secrets, tenant: mosque, now: clock }
          return { 'X-JWT-Token': await startSession(tx, place, user) }
        })
      const asked = await giving.attempt(mosque, { causeId: 'every', kind: 'weekly', ...attempt })
      const told = await host.post(
        mosque,
        '/api/stripePaymentProcess',
        { ...asked, confirmationTokenId: giving.token(wish) },
        await headers(),
      )
      const found = await host.database.forTenant(mosque.id)((tx) => tx.select().from(regularGifts))
      const mine = found.find((cycle) => cycle.userId === userId)
      if (!mine) throw new Error(`No regular gift was begun: ${told.body.message}`)
      await giving.work()
      const { id } = mine
      const inTenant = host.database.forTenant(mosque.id)
      const row = async () => {
        const rows = await inTenant((tx) => tx.select().from(regularGifts))
        const cycle = rows.find((each) => each.id === id)
        if (!cycle) throw new Error('The regular gift has gone.')
        return cycle
      }
      return {
        id,
        mosque,
        headers,
        row,
        async change(action, more = {}, as) {
          const body = { id, action, version: (await row()).version, ...more }
          return host.post(mosque, '/api/updateSubsciption', body, as ?? (await headers()))
        },
        card: async (body) => host.post(mosque, '/api/updateUserSubscriptionData', { id, ...body }, await headers()),
        dues: () => inTenant((tx) => tx.select().from(regularGiftInvoices).orderBy(asc(regularGiftInvoices.dueOn))),
        given: () =>
          inTenant(async (tx) => {
            const collected = await tx.select().from(gifts).orderBy(asc(gifts.dueOn))
            const entries = await tx.select().from(ledgerEntries)
            return {
              days: collected.flatMap(({ dueOn }) => dueOn ?? []),
              totalMinor: entries.reduce((total, { amountMinor }) => total + amountMinor, 0),
            }
          }),
        letters: async () =>
          (await host.letters(mosque)).map(({ kind, letter }) => ({
            kind,
            subject: letter.subject,
            text: letter.text,
          })),
      }
    },
  }
}
