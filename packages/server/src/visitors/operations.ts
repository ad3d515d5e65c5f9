import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { type Tx, visitorDays, visitorMarks, visitorTotals, currentTenant } from '@minaret/foundation/db'
import type { Call, Operations } from '@minaret/foundation/operations'
import { done, ok } from '@minaret/foundation/responses'
import { wallClock } from '@minaret/timetable'
import { isVisit } from './isVisit.ts'
import { countVitals } from './vitals.ts'

type Day = typeof visitorDays.$inferSelect

async function findDay(tx: Tx, day: string): Promise<Day | undefined> {
  const [row] = await tx.select().from(visitorDays).where(eq(visitorDays.day, day))
  return row
}

/** Starts a day with its first visitor, and deletes the marks and salts of earlier days. */
async function openDay(tx: Tx, day: string): Promise<Day | undefined> {
  await tx
    .insert(visitorDays)
    .values({ tenantId: currentTenant, day, salt: randomBytes(16) })
    .onConflictDoNothing()
  await tx.delete(visitorMarks).where(lt(visitorMarks.day, day))
  await tx
    .update(visitorDays)
    .set({ salt: null })
    .where(and(lt(visitorDays.day, day), isNotNull(visitorDays.salt)))
  return findDay(tx, day)
}

/** Counts a visitor once a day. The mark is a hash with a salt that is deleted after the day. */
async function countVisitor(tx: Tx, day: string, visitor: string): Promise<void> {
  const today = (await findDay(tx, day)) ?? (await openDay(tx, day))
  if (!today?.salt) return
  const mark = createHash('sha256').update(today.salt).update(visitor).digest().subarray(0, 16)
  const insertedRows = await tx
    .insert(visitorMarks)
    .values({ tenantId: currentTenant, day, mark })
    .onConflictDoNothing()
    .returning()
  if (insertedRows.length === 0) return
  await tx
    .update(visitorDays)
    .set({ visitors: sql`${visitorDays.visitors} + 1` })
    .where(eq(visitorDays.day, day))
  const increment = { visitors: sql`${visitorTotals.visitors} + 1` }
  const [total] = await tx.update(visitorTotals).set(increment).returning()
  if (total) return
  // There is no total yet, so all days are added up once, including this visitor.
  await tx
    .insert(visitorTotals)
    .values({ tenantId: currentTenant, visitors: sql`(select coalesce(sum(visitors), 0) from visitor_days)` })
    .onConflictDoUpdate({ target: visitorTotals.tenantId, set: increment })
}

/** Returns the date in the mosque's time zone. */
const dayOf = ({ tenant, now }: Pick<Call<'visitorSave' | 'vitalsSave'>, 'tenant' | 'now'>): string =>
  wallClock(now, tenant.config.timeZone).date

/** Counting visitors and the web vitals of their page views. */
export const visitorOperations = {
  async visitorSave(call) {
    const day = dayOf(call)
    const visitor = `${call.request.address}\n${call.request.header('user-agent') ?? ''}`
    return call.db(async (tx) => {
      if (isVisit(call)) await countVisitor(tx, day, visitor)
      const today = await findDay(tx, day)
      const [totalRow] = await tx.select().from(visitorTotals)
      return done({ today: today?.visitors ?? 0, total: totalRow?.visitors ?? 0 }, ok, { 'cache-control': 'no-store' })
    })
  },
  async vitalsSave(call) {
    if (isVisit(call)) await call.db((tx) => countVitals(tx, dayOf(call), call.body))
    return done({}, ok)
  },
} satisfies Operations<'visitorSave' | 'vitalsSave'>
