import { createPayments } from '../../../giving/src/providers/payments.ts'
import { reconcileTenant } from '../../../giving/src/reconciliation/run.ts'
import { loadTenant } from '../../../foundation/src/tenancy/loadTenant.ts'
import type { DeskMosque } from './deskMosque.ts'

const dayMs = 86_400_000
/** Collections are charged hours before staff are at the desk, so none from before the last hour is still in progress. */
const settlementMs = 3_600_000

/** Collects the regular gifts that are due, reconciles them, and adds them to the simulation's model. */
export async function collect(desk: DeskMosque): Promise<void> {
  const { account, model, giving, mosque, now } = desk
  account.advanceTo(now())
  const collectedIds = new Set(model.collected)
  const newCharges = account
    .ledger()
    .filter(({ kind, regularGiftId, intentId }) => kind === 'charge' && regularGiftId && !collectedIds.has(intentId))
  if (newCharges.length === 0) return
  const { database, secrets, app } = giving.server
  const before = new Date(now().getTime() - settlementMs)
  await reconcileTenant(
    {
      db: database.forTenant(mosque.id),
      secrets,
      now: now(),
      log: app.log,
      tenant: await loadTenant(database, mosque.id),
      payments: createPayments({ secrets, stripeApiBase: giving.stub.url, now }),
    },
    { span: { from: new Date(before.getTime() - 40 * dayMs), before } },
  )
  await giving.runJobs()
  for (const { regularGiftId, intentId, amount, at } of newCharges) {
    const regular = model.regular.find(({ id }) => id === regularGiftId)
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from gifts where tenant_id = $1 and intent_id = $2',
      [mosque.id, intentId],
    )
    model.collected.push(intentId)
    model.gifts.push({
      id: rows[0]?.id ?? intentId,
      ...(regular ? { donor: regular.donor, giftAid: regular.giftAid } : {}),
      ...(regular?.declaration ? { declaration: regular.declaration } : {}),
      how: 'card',
      cause: 'every',
      paidAt: new Date(at * 1000),
      amountMinor: amount,
      refundedMinor: 0,
      hasDonor: true,
      isFromMember: true,
      rejected: new Set(),
    })
  }
}
