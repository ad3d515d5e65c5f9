import { currentTenant, type ImportedPlan, importLines, type ImportNote } from '@minaret/foundation/db'
import {
  type Adopter,
  findAdopted,
  findSystem,
  type ListedSubscription,
  refuseAdoption,
} from '@minaret/giving/adoption'
import { isLineOf, type StoredImport, updateImport } from '../store.ts'
import { refuseFile } from '../unreadable.ts'
import { adopterOf, findAccount, type ListingCall, listSubscriptions } from './listing.ts'

/** The longest name of an application that is stored. */
const longestId = 100

/** What the report says of a subscription. */
function toPlan(found: ListedSubscription): ImportedPlan {
  const { email, amountMinor, currency, interval, intervalCount, nextAt, application } = found
  return {
    email,
    ...(amountMinor === undefined ? {} : { amountMinor }),
    currency: /^[a-z]{3}$/.test(currency) ? currency : '',
    ...(interval === undefined ? {} : { interval: interval.slice(0, longestId) }),
    intervalCount: Number.isSafeInteger(intervalCount) && intervalCount > 0 ? intervalCount : 1,
    ...(nextAt ? { nextAt: nextAt.toISOString() } : {}),
    system: findSystem(found),
    ...(application && /^\w+$/.test(application) ? { application: application.slice(0, longestId) } : {}),
  }
}

/** What is worth knowing of one that can be adopted. */
const notesOf = ({ feePercent, name }: ListedSubscription): ImportNote[] => [
  ...(feePercent === undefined ? [] : [{ code: 'planFee', about: String(feePercent) }]),
  ...(name === '' ? [{ code: 'planNoName' }] : []),
]

/** The line of a subscription: adopted, or not and why. */
function toLine(found: ListedSubscription, adopter: Adopter, isHere: boolean) {
  const refusal = isHere ? { code: 'planHere' } : refuseAdoption(found, adopter)
  return {
    tenantId: currentTenant,
    holds: 'subscriptions' as const,
    type: found.status.slice(0, longestId),
    title: found.name || found.email,
    sourceKey: found.id.slice(0, 255),
    plan: toPlan(found),
    adds: refusal === undefined,
    notes: refusal ? [refusal] : notesOf(found),
  }
}

/**
 * Lists the subscriptions of the mosque's Stripe account, and stores what would come of each; nothing else is changed, here or
 * there. Run again after it was cut off, it begins anew.
 * @throws UnreadableImport
 */
export async function checkSubscriptions(call: ListingCall, { id }: StoredImport): Promise<void> {
  const { db, tenant } = call
  const gateway = (await findAccount(call)) ?? refuseFile('noAccount')
  await db((tx) => tx.delete(importLines).where(isLineOf(id)))
  const adopter = adopterOf(tenant, gateway)
  let position = 0
  for await (const batch of listSubscriptions(gateway))
    await db(async (tx) => {
      const here = await findAdopted(
        tx,
        gateway.accountId,
        batch.map((found) => found.id),
      )
      const rows = batch.map((found) => {
        position += 1
        return { ...toLine(found, adopter, here.has(found.id)), importId: id, position }
      })
      await tx.insert(importLines).values(rows)
      await updateImport(tx, id, { done: position, total: position })
    })
  if (position === 0) refuseFile('noPlans')
  await db((tx) => updateImport(tx, id, { state: 'checked', done: position, total: position }))
}
