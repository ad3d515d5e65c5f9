import { createPayments } from '../../../giving/src/providers/payments.ts'
import { reconcileTenant } from '../../../giving/src/reconciliation/run.ts'
import { loadTenant } from '../../../foundation/src/tenancy/loadTenant.ts'
import type { DeskMosque } from './place.ts'

const day = 86_400_000
/** Collections are charged hours before anybody is at the desk: nothing is on its way then. */
const settled = 3_600_000

/** Lets what is due of regular gifts be collected, and told of, and books it. */
export async function collect(place: DeskMosque): Promise<void> {
  const { account, book, giving, mosque, now } = place
  account.advanceTo(now())
  const booked = new Set(book.collected)
  const fresh = account
    .ledger()
    .filter(({ kind, cycleId, intentId }) => kind === 'charge' && cycleId && !booked.has(intentId))
  if (fresh.length === 0) return
  const { database, secrets, app } = giving.host
  const before = new Date(now().getTime() - settled)
  await reconcileTenant(
    {
      db: database.forTenant(mosque.id),
      secrets,
      now: now(),
      log: app.log,
      tenant: await loadTenant(database, mosque.id),
      payments: createPayments({ secrets, stripeApiBase: giving.stub.url, now }),
    },
    { span: { from: new Date(before.getTime() - 40 * day), before } },
  )
  await giving.work()
  for (const { cycleId, intentId, amount, at } of fresh) {
    const regular = book.regular.find(({ id }) => id === cycleId)
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from gifts where tenant_id = $1 and intent_id = $2',
      [mosque.id, intentId],
    )
    book.collected.push(intentId)
    book.gifts.push({
      id: rows[0]?.id ?? intentId,
      ...(regular ? { donor: regular.donor, aid: regular.aid } : {}),
      ...(regular?.declaration ? { declaration: regular.declaration } : {}),
      how: 'card',
      cause: 'every',
      paidAt: new Date(at * 1000),
      amountMinor: amount,
      backMinor: 0,
      named: true,
      byMember: true,
      faulty: new Set(),
    })
  }
}
