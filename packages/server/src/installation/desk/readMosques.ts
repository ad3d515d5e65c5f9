import { count, eq, inArray, isNull, max, sql, type SQL } from 'drizzle-orm'
import type { InstallationMosque, InstallationMosqueDetail, InstallationMosqueState } from '@minaret/contract/desk'
import {
  type Database,
  files,
  gifts,
  hostnames,
  mails,
  newPublicId,
  reconciliations,
  staffMembers,
  subscribers,
  type Tx,
  tvScreens,
  users,
} from '@minaret/foundation/db'
import type { SupportedMosque } from '@minaret/foundation/staff'
import { loadTenant } from '@minaret/foundation/tenancy'
import { getScreenHealth } from '@minaret/content/tv'

type Row = { id: string; slug: string; state: string; review: string; reason: string | null; since: string }

/** Mosques per page. */
const pageSize = 25

const stateOf = ({ state, review }: Pick<Row, 'state' | 'review'>): InstallationMosqueState => {
  if (review === 'declined') return 'declined'
  if (review !== 'approved') return 'waiting'
  return state === 'open' ? 'open' : 'suspended'
}

const stateConditions: Readonly<Record<InstallationMosqueState, SQL>> = {
  open: sql`t.review = 'approved' and t.state = 'open'`,
  suspended: sql`t.review = 'approved' and t.state = 'suspended'`,
  waiting: sql`t.review in ('waiting', 'held')`,
  declined: sql`t.review = 'declined'`,
}

const columns = sql`t.id, t.slug, t.state, t.review, t.suspended_reason as reason, t.created_at as since`

/** Reads a count from a query. */
const readCount = async (query: Promise<{ n: number | null }[]>): Promise<number> => Number((await query)[0]?.n ?? 0)

const readStorageBytes = (tx: Tx) =>
  readCount(tx.select({ n: sql<number>`coalesce(sum(${files.bytes}), 0)` }).from(files))
const countGifts = (tx: Tx) => readCount(tx.select({ n: count() }).from(gifts))

/** The server's port, and the mosques that granted support access. */
export type ListContext = { port?: number; supported: readonly SupportedMosque[] }

/** Reads a mosque's list entry with its figures. */
async function toListEntry(
  database: Database,
  row: Row,
  { port, supported }: ListContext,
): Promise<InstallationMosque> {
  const { slug, address, config } = await loadTenant(database, row.id, port)
  const support = supported.find(({ tenantId }) => tenantId === row.id)
  const statistics = await database.forTenant(row.id)(async (tx) => ({
    storageBytes: await readStorageBytes(tx),
    gifts: await countGifts(tx),
  }))
  return {
    slug,
    name: config.websiteName,
    plan: config.plan,
    mode: config.mode,
    state: stateOf(row),
    address,
    ...statistics,
    ...(support ? { supportUntil: support.endsAt.toISOString() } : {}),
  }
}

/** A search for mosques and its page. */
export type MosqueSearch = { search?: string; state?: InstallationMosqueState; page?: number }

/** Lists a page of mosques by name. */
export async function listMosquePage(
  database: Database,
  { search = '', state, page = 1 }: MosqueSearch,
  context: ListContext,
): Promise<{ mosques: InstallationMosque[]; total: number; next?: number }> {
  const pattern = `%${search.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await database.forAccount()(async (tx) => {
    const result = await tx.execute<Row & { total: string }>(sql`
      select ${columns}, count(*) over () as total
      from tenants t left join mosque_names() n on n.slug = t.slug
      where t.state in ('open', 'suspended') and ${state ? stateConditions[state] : sql`true`}
        and (n.name ilike ${pattern} or t.slug ilike ${pattern}
          or exists (select from hostnames h where h.tenant_id = t.id and h.hostname ilike ${pattern}))
      order by lower(coalesce(n.name, t.slug)), t.slug limit ${pageSize} offset ${(page - 1) * pageSize}`)
    return result.rows
  })
  const mosques: InstallationMosque[] = []
  for (const row of rows) mosques.push(await toListEntry(database, row, context))
  const total = Number(rows[0]?.total ?? 0)
  return { mosques, total, ...(page * pageSize < total ? { next: page + 1 } : {}) }
}

type Counts = InstallationMosqueDetail['counts']
type Checks = InstallationMosqueDetail['checks']

/** Counts a mosque's records, without names. */
async function countsOf(database: Database, id: string): Promise<Counts> {
  const n = { n: count() }
  const reader = { accountId: newPublicId(), roles: ['owner' as const] }
  const staffCount = await database.forStaff(
    id,
    reader,
  )((tx) => readCount(tx.select(n).from(staffMembers).where(eq(staffMembers.tenantId, id))))
  return database.forTenant(id)(async (tx) => [
    { what: 'gifts', amount: await countGifts(tx) },
    { what: 'accounts', amount: await readCount(tx.select(n).from(users)) },
    { what: 'staff', amount: staffCount },
    {
      what: 'subscribers',
      amount: await readCount(tx.select(n).from(subscribers).where(eq(subscribers.state, 'confirmed'))),
    },
    { what: 'displays', amount: await readCount(tx.select(n).from(tvScreens).where(isNull(tvScreens.revokedAt))) },
    { what: 'files', amount: await readCount(tx.select(n).from(files)) },
    {
      what: 'emailsWaiting',
      amount: await readCount(
        tx
          .select(n)
          .from(mails)
          .where(inArray(mails.state, ['waiting', 'sending'])),
      ),
    },
    { what: 'emailsFailed', amount: await readCount(tx.select(n).from(mails).where(eq(mails.state, 'failed'))) },
  ])
}

const atField = (at: Date | null | undefined) => (at ? { at: at.toISOString() } : {})

/** Reads the last results of a mosque's automatic checks. */
const checksOf = (database: Database, id: string, now: Date): Promise<Checks> =>
  database.forTenant(id)(async (tx) => {
    const [newestEmail] = await tx.select({ at: max(mails.sentAt) }).from(mails)
    const failedCount = await readCount(tx.select({ n: count() }).from(mails).where(eq(mails.state, 'failed')))
    const reconciliationRows = await tx.select().from(reconciliations)
    const screens = await tx.select().from(tvScreens).where(isNull(tvScreens.revokedAt))
    const lastReconciliation = reconciliationRows.toSorted(
      (left, right) => right.lastAt.getTime() - left.lastAt.getTime(),
    )[0]
    const isEqual = reconciliationRows.every(({ lastAt, lastEqualAt }) => lastEqualAt !== null && lastEqualAt >= lastAt)
    const hasDarkDisplay = screens.some(({ seenAt, beat }) => getScreenHealth({ seenAt, beat }, now) === 'silent')
    const seenTimes = screens
      .flatMap(({ seenAt }) => seenAt ?? [])
      .toSorted((left, right) => right.getTime() - left.getTime())
    return [
      {
        what: 'emails',
        state: failedCount > 0 ? 'poor' : newestEmail?.at ? 'well' : 'none',
        ...atField(newestEmail?.at),
      },
      {
        what: 'payments',
        state: lastReconciliation === undefined ? 'none' : isEqual ? 'well' : 'poor',
        ...atField(lastReconciliation?.lastAt),
      },
      {
        what: 'displays',
        state: screens.length === 0 ? 'none' : hasDarkDisplay ? 'poor' : 'well',
        ...atField(seenTimes[0]),
      },
    ]
  })

/** Reads a mosque's row. @returns undefined if this database has no such mosque */
const readRow = (database: Database, slug: string): Promise<Row | undefined> =>
  database.forAccount()(async (tx) => {
    const result = await tx.execute<Row>(
      sql`select ${columns} from tenants t where t.slug = ${slug} and t.state in ('open', 'suspended')`,
    )
    return result.rows[0]
  })

/** Finds a mosque's id and state by short name. @returns undefined if this database has no such mosque */
export async function readMosqueState(
  database: Database,
  slug: string,
): Promise<{ id: string; state: InstallationMosqueState } | undefined> {
  const row = await readRow(database, slug)
  return row && { id: row.id, state: stateOf(row) }
}

/** Reads a mosque's figures and details. @returns undefined if this database has no such mosque */
export async function readMosqueDetail(
  database: Database,
  slug: string,
  now: Date,
  context: ListContext,
): Promise<InstallationMosqueDetail | undefined> {
  const row = await readRow(database, slug)
  if (!row) return undefined
  const hostnameRows = await database.global((tx) =>
    tx
      .select({ hostname: hostnames.hostname })
      .from(hostnames)
      .where(eq(hostnames.tenantId, row.id))
      .orderBy(hostnames.position, hostnames.hostname),
  )
  return {
    ...(await toListEntry(database, row, context)),
    since: new Date(row.since).toISOString(),
    hostnames: hostnameRows.map(({ hostname }) => hostname),
    ...(row.reason === null ? {} : { suspendedReason: row.reason }),
    counts: await countsOf(database, row.id),
    checks: await checksOf(database, row.id, now),
  }
}
