import { and, arrayContains, asc, count, eq, gt, isNotNull, isNull, lte, max, ne, or, sql } from 'drizzle-orm'
import { missingYear, wallClock } from '@minaret/timetable'
import { modeOf } from '@minaret/giving/providers'
import { isSeriesRow, isSingleRow, mostSeries, readOccurrences } from '@minaret/content/event-series'
import { countReportedNames } from '@minaret/content/campaigns'
import {
  campaigns,
  causes,
  timetableDays,
  visitorDays,
  visitorTotals,
  users,
  type Database,
  type Tx,
  tvScreens,
  paymentAccounts,
  moneyTotals,
  contactMessages,
  courseApplicants,
  maktabRegistrations,
  subscribers,
  events,
  legalPages,
  news,
  hostnames,
  newPublicId,
  staffInvitations,
  staffMembers,
  tenants,
} from '@minaret/foundation/db'
import { listMissing, type SetupFacts } from './setupChecks.ts'
import { loadTenant, type Tenant } from '@minaret/foundation/tenancy'

/** A mosque as a list of them shows it. */
export type MosqueLine = { slug: string; name: string; plan: string; mode: string; state: string; hostnames: string[] }

const stateOf = ({ suspended, movedTo, arriving }: Tenant): string => {
  if (movedTo !== undefined) return `moved to ${movedTo}`
  if (arriving) return 'arriving'
  return suspended ? 'closed' : 'open'
}

const lineOf = (tenant: Tenant, names: string[]): MosqueLine => ({
  slug: tenant.slug,
  name: tenant.config.websiteName,
  plan: tenant.config.plan,
  mode: tenant.config.mode,
  state: stateOf(tenant),
  hostnames: names,
})

/** How many are read at once. */
const together = 8

/** Every mosque of the host, by its short name. */
export async function listMosques(database: Database): Promise<MosqueLine[]> {
  const { rows, names } = await database.global(async (tx) => ({
    rows: await tx.select({ id: tenants.id }).from(tenants).orderBy(asc(tenants.slug)),
    names: await tx.select().from(hostnames).orderBy(asc(hostnames.position), asc(hostnames.hostname)),
  }))
  const namesOf = new Map<string, string[]>()
  for (const { tenantId, hostname } of names) namesOf.set(tenantId, [...(namesOf.get(tenantId) ?? []), hostname])
  const lines: MosqueLine[] = []
  for (let at = 0; at < rows.length; at += together)
    lines.push(
      ...(await Promise.all(
        rows.slice(at, at + together).map(async ({ id }) => {
          return lineOf(await loadTenant(database, id), namesOf.get(id) ?? [])
        }),
      )),
    )
  return lines
}

/** Whoever visited the site, once a day each: on a day, and on all days together. */
async function countVisitors(tx: Tx, day: string): Promise<{ today: number; total: number }> {
  const [today] = await tx.select().from(visitorDays).where(eq(visitorDays.day, day))
  const [all] = await tx.select().from(visitorTotals)
  return { today: today?.visitors ?? 0, total: all?.visitors ?? 0 }
}

/** Series that are held again, or just now. */
async function countSeries(tx: Tx, tenant: Tenant, now: Date): Promise<number> {
  const rows = await tx
    .select()
    .from(events)
    .where(and(lte(events.publishedAt, now), isSeriesRow))
    .limit(mostSeries)
  const next = await readOccurrences(tx, tenant, rows, { after: now, many: 1 })
  return [...next.values()].filter((occurrences) => occurrences.length > 0).length
}

/** What a mosque has, counted. */
async function countAll(tx: Tx, tenant: Tenant, now: Date) {
  const number = async (query: Promise<{ n: number }[]>) => (await query)[0]?.n ?? 0
  const n = { n: count() }
  return {
    causes: await number(tx.select(n).from(causes).where(lte(causes.publishedAt, now))),
    campaigns: await number(tx.select(n).from(campaigns).where(lte(campaigns.publishedAt, now))),
    eventsToCome:
      (await number(
        tx
          .select(n)
          .from(events)
          .where(and(lte(events.publishedAt, now), isSingleRow, gt(events.startsAt, now))),
      )) + (await countSeries(tx, tenant, now)),
    news: await number(tx.select(n).from(news).where(lte(news.publishedAt, now))),
    accounts: await number(tx.select(n).from(users)),
    subscribers: await number(tx.select(n).from(subscribers).where(eq(subscribers.state, 'confirmed'))),
    unansweredMessages: await number(tx.select(n).from(contactMessages).where(isNull(contactMessages.answeredAt))),
    openApplications: await number(
      tx
        .select(n)
        .from(courseApplicants)
        .where(sql`${courseApplicants.state} in ('received', 'waiting')`),
    ),
    maktabFamilies: await number(tx.select(n).from(maktabRegistrations).where(isNull(maktabRegistrations.leftAt))),
    reportedNames: await countReportedNames(tx),
    visitors: await countVisitors(tx, wallClock(now, tenant.config.timeZone).date),
    given: await tx
      .select({ currency: moneyTotals.currency, amountMinor: sql<number>`sum(${moneyTotals.amountMinor})::float8` })
      .from(moneyTotals)
      .where(eq(moneyTotals.mode, modeOf(tenant)))
      .groupBy(moneyTotals.currency)
      .orderBy(asc(moneyTotals.currency)),
  }
}

/** The owners of a mosque, and who is invited to be one. The desk's role alone reads them. */
function countOwners(database: Database, tenantId: string, now: Date): Promise<SetupFacts['owners']> {
  const byCommand = { accountId: newPublicId(), roles: ['owner'] as const }
  return database.forStaff(
    tenantId,
    byCommand,
  )(async (tx) => {
    const [members] = await tx
      .select({ n: count() })
      .from(staffMembers)
      .where(and(eq(staffMembers.tenantId, tenantId), arrayContains(staffMembers.roles, ['owner'])))
    const [invited] = await tx
      .select({ n: count() })
      .from(staffInvitations)
      .where(
        and(
          arrayContains(staffInvitations.roles, ['owner']),
          isNull(staffInvitations.usedAt),
          gt(staffInvitations.expiresAt, now),
        ),
      )
    return { members: members?.n ?? 0, invited: invited?.n ?? 0 }
  })
}

async function readMore(tx: Tx, tenant: Tenant, now: Date): Promise<Omit<SetupFacts, 'causes' | 'owners'>> {
  const [table] = await tx.select({ last: max(timetableDays.day) }).from(timetableDays)
  const pages = await tx.select({ id: legalPages.id }).from(legalPages)
  const keys = await tx
    .select({ mode: paymentAccounts.mode })
    .from(paymentAccounts)
    .where(
      and(
        ne(paymentAccounts.kind, 'offline'),
        or(eq(paymentAccounts.kind, 'connect'), isNotNull(paymentAccounts.secretKey)),
      ),
    )
  const today = wallClock(now, tenant.config.timeZone).date
  return {
    lastDay: table?.last ?? undefined,
    missingYear: missingYear(today, table?.last ?? undefined)?.year,
    pages: pages.map(({ id }) => id),
    keys: keys.map(({ mode }) => mode),
    has: (key) => tenant.items.some((item) => item.key === key && item.value.trim() !== ''),
  }
}

/** One mosque whole: what it is, what it has, its screens, and what is missing before people should be led to it. */
export async function showMosque(database: Database, tenantId: string, now: Date, port?: number) {
  const tenant = await loadTenant(database, tenantId, port)
  const names = await database.global((tx) =>
    tx
      .select()
      .from(hostnames)
      .where(eq(hostnames.tenantId, tenantId))
      .orderBy(asc(hostnames.position), asc(hostnames.hostname)),
  )
  const owners = await countOwners(database, tenantId, now)
  return database.forTenant(tenantId)(async (tx) => {
    const counts = await countAll(tx, tenant, now)
    const reading = { owners, causes: counts.causes, ...(await readMore(tx, tenant, now)) }
    const screens = await tx
      .select({ name: tvScreens.name, seenAt: tvScreens.seenAt })
      .from(tvScreens)
      .where(isNull(tvScreens.revokedAt))
      .orderBy(asc(tvScreens.name))
    return {
      ...lineOf(
        tenant,
        names.map(({ hostname }) => hostname),
      ),
      address: tenant.address,
      origins: tenant.origins,
      timeZone: tenant.config.timeZone,
      cards: tenant.config.payment.setting,
      tableUntil: reading.lastDay,
      owners,
      counts,
      screens,
      missing: listMissing(tenant, reading),
    }
  })
}
