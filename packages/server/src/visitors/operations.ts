import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { isbot } from 'isbot'
import type { Tx } from '../db/database.ts'
import { visitorDays, visitorMarks } from '../db/content.ts'
import { done, type Call, type Operations } from '../http/operation.ts'

/** Headers in which browsers say that they only fetch ahead: the standard's, and those before it. */
const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** Programs that say they are one, and browsers that only fetch ahead, are not visitors. */
function isVisit({ request, tenant }: Pick<Call<'visitorSave'>, 'request' | 'tenant'>): boolean {
  const ahead = purposes.some((name) => /prefetch|prerender|preview/i.test(request.header(name) ?? ''))
  // A link on another site may fetch this address without anybody visiting; a browser says so.
  const elsewhere = request.header('sec-fetch-site') === 'cross-site'
  const allowed = tenant.origins.includes(request.header('origin') ?? '')
  const agent = request.header('user-agent') ?? ''
  return agent !== '' && !isbot(agent) && !ahead && (!elsewhere || allowed)
}

/** Counts a visitor unless the day has seen it. The mark is a hash under a salt that is forgotten with the day. */
async function countVisitor(tx: Tx, day: string, who: string): Promise<void> {
  await tx
    .insert(visitorDays)
    .values({ tenantId: currentTenant, day, salt: randomBytes(16) })
    .onConflictDoNothing()
  const [today] = await tx
    .select()
    .from(visitorDays)
    .where(sql`${visitorDays.day} = ${day}`)
  if (!today?.salt) return
  const mark = createHash('sha256').update(today.salt).update(who).digest().subarray(0, 16)
  const added = await tx
    .insert(visitorMarks)
    .values({ tenantId: currentTenant, day, mark })
    .onConflictDoNothing()
    .returning()
  if (added.length === 0) return
  await tx
    .update(visitorDays)
    .set({ visitors: sql`${visitorDays.visitors} + 1` })
    .where(sql`${visitorDays.day} = ${day}`)
  // The first visitor of a day closes the days before it: their marks and salts are no longer needed.
  if (today.visitors === 0) {
    await tx.delete(visitorMarks).where(sql`${visitorMarks.day} < ${day}`)
    await tx
      .update(visitorDays)
      .set({ salt: null })
      .where(sql`${visitorDays.day} < ${day} and ${visitorDays.salt} is not null`)
  }
}

/** The tenant of the transaction; row-level security refuses any other. */
const currentTenant = sql<string>`current_tenant()`

/** `GET /api/visitor/save`. */
export const visitorOperations = {
  async visitorSave(call) {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: call.tenant.config.timeZone }).format(call.now)
    const who = `${call.request.address}\n${call.request.header('user-agent') ?? ''}`
    return call.db(async (tx) => {
      if (isVisit(call)) await countVisitor(tx, day, who)
      const [sums] = await tx
        .select({
          today: sql<number>`coalesce(sum(${visitorDays.visitors}) filter (where ${visitorDays.day} = ${day}), 0)::int`,
          total: sql<number>`coalesce(sum(${visitorDays.visitors}), 0)::int`,
        })
        .from(visitorDays)
      return done({ today: sums?.today ?? 0, total: sums?.total ?? 0 }, 'OK', { 'cache-control': 'no-store' })
    })
  },
} satisfies Operations<'visitorSave'>
