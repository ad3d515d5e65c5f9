import { and, arrayContains, asc, count, eq, gt, isNotNull, isNull, lte, max, ne, or, sql } from 'drizzle-orm'
import { missingYear, wallClock } from '@minaret/timetable'
import { modeOf } from '@minaret/giving/providers'
import { isSeriesRow, isSingleRow, maxSeries, readOccurrences } from '@minaret/content/event-series'
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

/** A mosque in a list. */
export type MosqueSummary = {
  slug: string
  name: string
  plan: string
  mode: string
  state: string
  hostnames: string[]
}

const stateOf = ({ suspended, movedTo, arriving }: Tenant): string => {
  if (movedTo !== undefined) return `moved to ${movedTo}`
  if (arriving) return 'arriving'
  return suspended ? 'closed' : 'open'
}

const toLine = (tenant: Tenant, names: string[]): MosqueSummary => ({
  slug: tenant.slug,
  name: tenant.config.websiteName,
  plan: tenant.config.plan,
  mode: tenant.config.mode,
  state: stateOf(tenant),
  hostnames: names,
})

/** Number of mosques loaded concurrently. */
const batchSize = 8

/** Lists every mosque of the installation by its short name. */
export async function listMosques(database: Database): Promise<MosqueSummary[]> {
  const { rows, names } = await database.global(async (tx) => ({
    rows: await tx.select({ id: tenants.id }).from(tenants).orderBy(asc(tenants.slug)),
    names: await tx.select().from(hostnames).orderBy(asc(hostnames.position), asc(hostnames.hostname)),
  }))
  const namesOf = new Map<string, string[]>()
  for (const { tenantId, hostname } of names) namesOf.set(tenantId, [...(namesOf.get(tenantId) ?? []), hostname])
  const lines: MosqueSummary[] = []
  for (let index = 0; index < rows.length; index += batchSize)
    lines.push(
      ...(await Promise.all(
        rows.slice(index, index + batchSize).map(async ({ id }) => {
          return toLine(await loadTenant(database, id), namesOf.get(id) ?? [])
        }),
      )),
    )
  return lines
}

/** Counts the visitors of a day and of all days. Each visitor counts once a day. */
async function countVisitors(tx: Tx, day: string): Promise<{ today: number; total: number }> {
  const [today] = await tx.select().from(visitorDays).where(eq(visitorDays.day, day))
  const [total] = await tx.select().from(visitorTotals)
  return { today: today?.visitors ?? 0, total: total?.visitors ?? 0 }
}

/** Counts the series with a current or future occurrence. */
async function countSeries(tx: Tx, tenant: Tenant, now: Date): Promise<number> {
  const rows = await tx
    .select()
    .from(events)
    .where(and(lte(events.publishedAt, now), isSeriesRow))
    .limit(maxSeries)
  const occurrencesById = await readOccurrences(tx, tenant, rows, { after: now, maxPerSeries: 1 })
  return [...occurrencesById.values()].filter((occurrences) => occurrences.length > 0).length
}

/** Counts a mosque's content, people and gifts. */
async function countContent(tx: Tx, tenant: Tenant, now: Date) {
  const countOf = async (query: Promise<{ n: number }[]>) => (await query)[0]?.n ?? 0
  const n = { n: count() }
  return {
    causes: await countOf(tx.select(n).from(causes).where(lte(causes.publishedAt, now))),
    campaigns: await countOf(tx.select(n).from(campaigns).where(lte(campaigns.publishedAt, now))),
    eventsToCome:
      (await countOf(
        tx
          .select(n)
          .from(events)
          .where(and(lte(events.publishedAt, now), isSingleRow, gt(events.startsAt, now))),
      )) + (await countSeries(tx, tenant, now)),
    news: await countOf(tx.select(n).from(news).where(lte(news.publishedAt, now))),
    accounts: await countOf(tx.select(n).from(users)),
    subscribers: await countOf(tx.select(n).from(subscribers).where(eq(subscribers.state, 'confirmed'))),
    unansweredMessages: await countOf(tx.select(n).from(contactMessages).where(isNull(contactMessages.answeredAt))),
    openApplications: await countOf(
      tx
        .select(n)
        .from(courseApplicants)
        .where(sql`${courseApplicants.state} in ('received', 'waiting')`),
    ),
    maktabFamilies: await countOf(tx.select(n).from(maktabRegistrations).where(isNull(maktabRegistrations.leftAt))),
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

/** Counts a mosque's owners and the pending invitations of owners, which only the staff role can read. */
function countOwners(database: Database, tenantId: string, now: Date): Promise<SetupFacts['owners']> {
  const reader = { accountId: newPublicId(), roles: ['owner'] as const }
  return database.forStaff(
    tenantId,
    reader,
  )(async (tx) => {
    const [members] = await tx
      .select({ n: count() })
      .from(staffMembers)
      .where(and(eq(staffMembers.tenantId, tenantId), arrayContains(staffMembers.roles, ['owner'])))
    const [invitations] = await tx
      .select({ n: count() })
      .from(staffInvitations)
      .where(
        and(
          arrayContains(staffInvitations.roles, ['owner']),
          isNull(staffInvitations.usedAt),
          gt(staffInvitations.expiresAt, now),
        ),
      )
    return { members: members?.n ?? 0, invited: invitations?.n ?? 0 }
  })
}

async function readSetupFacts(tx: Tx, tenant: Tenant, now: Date): Promise<Omit<SetupFacts, 'causes' | 'owners'>> {
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

/** Reads the details of one mosque: settings, counts, screens, and what is missing before it can be announced. */
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
    const counts = await countContent(tx, tenant, now)
    const facts = { owners, causes: counts.causes, ...(await readSetupFacts(tx, tenant, now)) }
    const screens = await tx
      .select({ name: tvScreens.name, seenAt: tvScreens.seenAt })
      .from(tvScreens)
      .where(isNull(tvScreens.revokedAt))
      .orderBy(asc(tvScreens.name))
    return {
      ...toLine(
        tenant,
        names.map(({ hostname }) => hostname),
      ),
      address: tenant.address,
      origins: tenant.origins,
      timeZone: tenant.config.timeZone,
      cards: tenant.config.payment.setting,
      tableUntil: facts.lastDay,
      owners,
      counts,
      screens,
      missing: listMissing(tenant, facts),
    }
  })
}
