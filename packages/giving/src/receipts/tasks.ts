import { makeManageLink } from '../records/manageLinks.ts'
import { findRegularGift } from '../records/regularStore.ts'
import type { Database, Tx } from '@minaret/foundation/db'
import { findGift } from '../records/giftStore.ts'
import { readPayloadField, type ReceiptJobs } from '@minaret/foundation/jobs'
import { type EmailPermit, queueEmail } from '@minaret/foundation/email'
import type { Directory, Tenant } from '@minaret/foundation/tenancy'
import { receiptEmail } from './receiptEmail.ts'
import { findReceipt } from './findReceipt.ts'

/** Dependencies of the receipt jobs. */
export type ReceiptTaskDeps = {
  database: Database
  /** Finds the site's address for links in emails. */
  directory: Pick<Directory, 'byId'>
  now: () => Date
}

/**
 * Queues the email with a gift's receipt, unless the donor was erased or has no address.
 * @param again a copy requested by staff; the receipt itself is sent once
 * @returns whether an email was queued
 */
export async function sendReceipt(
  tx: Tx,
  tenant: Pick<Tenant, 'config' | 'address'>,
  giftId: string,
  { now, again }: { now: Date; again?: { cause: string; permit: EmailPermit } },
): Promise<boolean> {
  const gift = await findGift(tx, giftId)
  const receipt = await findReceipt(tx, giftId)
  if (!gift?.donorEmail || !receipt) return false
  const regularGift = gift.cycleId ? await findRegularGift(tx, gift.cycleId) : undefined
  const regular = regularGift && { regularGift, manage: await makeManageLink(tx, tenant, regularGift, now) }
  const email = receiptEmail(tenant, { gift, receipt, regular })
  const options = { email, donorId: gift.donorId }
  if (again) await queueEmail(tx, { ...options, kind: 'receipt-again', ...again })
  else await queueEmail(tx, { ...options, kind: 'receipt', cause: giftId })
  return true
}

type ReceiptTasks = Record<keyof ReceiptJobs, (payload: unknown) => Promise<void>>

/** The receipt jobs. Safe to repeat: each gift gets one email. */
export const receiptTasks = ({ database, directory, now }: ReceiptTaskDeps): ReceiptTasks => ({
  async 'receipt-letter'(payload) {
    const tenantId = readPayloadField(payload, 'tenantId')
    const giftId = readPayloadField(payload, 'giftId')
    const tenant = await directory.byId(tenantId)
    if (tenant) await database.forTenant(tenantId)((tx) => sendReceipt(tx, tenant, giftId, { now: now() }))
  },
})
