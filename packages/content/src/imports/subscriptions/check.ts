import { currentTenant, type ImportedPlan, importLines, type ImportNote } from '@minaret/foundation/db'
import {
  type Adopter,
  findAdopted,
  findSystem,
  type ListedSubscription,
  refuseAdoption,
} from '@minaret/giving/adoption'
import { isLineOf, type StoredImport, updateImport } from '../store.ts'
import { rejectFile } from '../unreadable.ts'
import { adopterOf, findAccount, type ListingCall, listSubscriptions } from './listing.ts'

/** The maximum length of a stored application id. */
const maxIdLength = 100

/** A subscription's details for the report. */
function toPlan(subscription: ListedSubscription): ImportedPlan {
  const { email, amountMinor, currency, interval, intervalCount, nextAt, application } = subscription
  return {
    email,
    ...(amountMinor === undefined ? {} : { amountMinor }),
    currency: /^[a-z]{3}$/.test(currency) ? currency : '',
    ...(interval === undefined ? {} : { interval: interval.slice(0, maxIdLength) }),
    intervalCount: Number.isSafeInteger(intervalCount) && intervalCount > 0 ? intervalCount : 1,
    ...(nextAt ? { nextAt: nextAt.toISOString() } : {}),
    system: findSystem(subscription),
    ...(application && /^\w+$/.test(application) ? { application: application.slice(0, maxIdLength) } : {}),
  }
}

/** Notes on a subscription that can be adopted. */
const notesOf = ({ feePercent, name }: ListedSubscription): ImportNote[] => [
  ...(feePercent === undefined ? [] : [{ code: 'planFee', about: String(feePercent) }]),
  ...(name === '' ? [{ code: 'planNoName' }] : []),
]

/** The line of a subscription, with the reason if it cannot be adopted. */
function toLine(subscription: ListedSubscription, adopter: Adopter, isAdopted: boolean) {
  const refusal = isAdopted ? { code: 'planHere' } : refuseAdoption(subscription, adopter)
  return {
    tenantId: currentTenant,
    holds: 'subscriptions' as const,
    type: subscription.status.slice(0, maxIdLength),
    title: subscription.name || subscription.email,
    sourceKey: subscription.id.slice(0, 255),
    plan: toPlan(subscription),
    adds: refusal === undefined,
    notes: refusal ? [refusal] : notesOf(subscription),
  }
}

/**
 * Stores a report of the subscriptions of the mosque's Stripe account. Nothing changes in Stripe. It restarts if it was
 * interrupted.
 * @throws UnreadableImport
 */
export async function checkSubscriptions(call: ListingCall, { id }: StoredImport): Promise<void> {
  const { db, tenant } = call
  const gateway = (await findAccount(call)) ?? rejectFile('noAccount')
  await db((tx) => tx.delete(importLines).where(isLineOf(id)))
  const adopter = adopterOf(tenant, gateway)
  let position = 0
  for await (const batch of listSubscriptions(gateway))
    await db(async (tx) => {
      const adoptedIds = await findAdopted(
        tx,
        gateway.accountId,
        batch.map((subscription) => subscription.id),
      )
      const rows = batch.map((subscription) => {
        position += 1
        return { ...toLine(subscription, adopter, adoptedIds.has(subscription.id)), importId: id, position }
      })
      await tx.insert(importLines).values(rows)
      await updateImport(tx, id, { done: position, total: position })
    })
  if (position === 0) rejectFile('noPlans')
  await db((tx) => updateImport(tx, id, { state: 'checked', done: position, total: position }))
}
