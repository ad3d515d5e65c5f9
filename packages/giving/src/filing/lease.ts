import { and, eq } from 'drizzle-orm'
import { addJob } from '@minaret/foundation/jobs'
import { giftAidFilings, type TenantDb, type Tx } from '@minaret/foundation/db'
import type { Filing } from './machine.ts'

/**
 * How long a message in flight keeps others from going on after the last sign of life of whoever sent it, and how often that
 * comes, in milliseconds. Others only ask HMRC what it has: a claim that may have gone out is never sent again.
 */
const leaseMs = 20_000
const renewalMs = 5000

/** How soon everything is looked at again, in milliseconds: what is due sooner has a job of its own. */
const nextLook = 5 * 60_000

/** What is due sooner than the next look at everything has a job of its own. @param milliseconds from now */
export async function scheduleNext(
  tx: Tx,
  { tenantId, id }: Pick<Filing, 'tenantId' | 'id'>,
  milliseconds: number,
): Promise<void> {
  if (milliseconds > nextLook) return
  await addJob(tx, 'hmrc-filing', { tenantId, filingId: id }, `hmrc ${tenantId} ${id}`, Math.ceil(milliseconds / 1000))
}

/**
 * Takes the lease of a filing whose row is locked, or takes it for longer, with the job that goes on if its holder dies.
 * @returns until when it is leased
 */
export async function extendLease(tx: Tx, filing: Pick<Filing, 'tenantId' | 'id'>, now: Date): Promise<Date> {
  const leasedUntil = new Date(now.getTime() + leaseMs)
  await tx.update(giftAidFilings).set({ nextAt: leasedUntil }).where(eq(giftAidFilings.id, filing.id))
  await scheduleNext(tx, filing, leaseMs)
  return leasedUntil
}

/**
 * Runs what sends a message, and renews the lease meanwhile. A lease that somebody else has taken over is left to them.
 * @param leasedUntil what the lease was taken until
 */
export async function whileLeased<T>(
  db: TenantDb,
  { tenantId, id, leasedUntil, now }: { tenantId: string; id: string; leasedUntil: Date; now: () => Date },
  run: () => Promise<T>,
): Promise<T> {
  let until: Date | undefined = leasedUntil
  let renewal = Promise.resolve()
  const renew = () =>
    db(async (tx) => {
      if (!until) return
      const isOurs = and(eq(giftAidFilings.id, id), eq(giftAidFilings.nextAt, until))
      const [filing] = await tx.select({ id: giftAidFilings.id }).from(giftAidFilings).where(isOurs).for('update')
      until = filing && (await extendLease(tx, { tenantId, id }, now()))
    })
  const timer = setInterval(() => {
    // Without a database it runs out, and whoever can reach one goes on.
    renewal = renewal.then(renew).catch(() => {})
  }, renewalMs)
  try {
    return await run()
  } finally {
    clearInterval(timer)
    await renewal
  }
}
