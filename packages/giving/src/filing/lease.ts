import { and, eq } from 'drizzle-orm'
import { addJob } from '@minaret/foundation/jobs'
import { giftAidFilings, type TenantDb, type Tx } from '@minaret/foundation/db'
import type { Filing } from './machine.ts'

/**
 * Duration of a lease after its last renewal, and the renewal interval, in milliseconds. After a takeover HMRC is only
 * queried: a claim that may have been sent is never sent again.
 */
const leaseMs = 20_000
const renewalMs = 5000

/** Interval of the regular check of all filings, in milliseconds. Earlier steps have their own job. */
const checkIntervalMs = 5 * 60_000

/** Schedules a job for a step that is due before the next regular check. @param milliseconds from now */
export async function scheduleNext(
  tx: Tx,
  { tenantId, id }: Pick<Filing, 'tenantId' | 'id'>,
  milliseconds: number,
): Promise<void> {
  if (milliseconds > checkIntervalMs) return
  await addJob(tx, 'hmrc-filing', { tenantId, filingId: id }, `hmrc ${tenantId} ${id}`, Math.ceil(milliseconds / 1000))
}

/**
 * Acquires or extends the lease of a filing with a locked row, and schedules the job that continues if its holder
 * crashes.
 * @returns the end of the lease
 */
export async function extendLease(tx: Tx, filing: Pick<Filing, 'tenantId' | 'id'>, now: Date): Promise<Date> {
  const leasedUntil = new Date(now.getTime() + leaseMs)
  await tx.update(giftAidFilings).set({ nextAt: leasedUntil }).where(eq(giftAidFilings.id, filing.id))
  await scheduleNext(tx, filing, leaseMs)
  return leasedUntil
}

/**
 * Runs a function while renewing the lease. A lease taken over by another server is not renewed.
 * @param leasedUntil the end of the current lease
 */
export async function whileLeased<T>(
  db: TenantDb,
  { tenantId, id, leasedUntil, now }: { tenantId: string; id: string; leasedUntil: Date; now: () => Date },
  run: () => Promise<T>,
): Promise<T> {
  let currentLeaseEnd: Date | undefined = leasedUntil
  let renewal = Promise.resolve()
  const renew = () =>
    db(async (tx) => {
      if (!currentLeaseEnd) return
      const isOurs = and(eq(giftAidFilings.id, id), eq(giftAidFilings.nextAt, currentLeaseEnd))
      const [filing] = await tx.select({ id: giftAidFilings.id }).from(giftAidFilings).where(isOurs).for('update')
      currentLeaseEnd = filing && (await extendLease(tx, { tenantId, id }, now()))
    })
  const timer = setInterval(() => {
    // If the database is unreachable the lease expires, and a server that can reach it continues.
    renewal = renewal.then(renew).catch(() => {})
  }, renewalMs)
  try {
    return await run()
  } finally {
    clearInterval(timer)
    await renewal
  }
}
