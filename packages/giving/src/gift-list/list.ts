import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { GiftListed } from '@minaret/contract/desk'
import { causes, gifts, givenAt, ledgerEntries, type Tx } from '@minaret/foundation/db'
import type { Order, Page } from '@minaret/foundation/pagination'
import { withCause } from '../records/giftRecords.ts'
import { paymentMethodSql } from '../records/paymentMethod.ts'
import { referenceOf } from '../records/reference.ts'
import { filterGifts, type GiftListQuery } from './filters.ts'
import { findByWords } from './words.ts'

const newestFirst = (at: SQL, id: SQL): Order => ({
  keys: [
    { by: at, kind: 'instant' },
    { by: id, kind: 'text' },
  ],
  descending: true,
})

/** Newest first, in the same order for both indexes. */
const giftOrder = {
  all: newestFirst(givenAt, sql`${gifts.id}`),
  byWord: newestFirst(sql`given_at`, sql`gift_id`),
}

/** The order of a query: by the word index if it has search words. */
export const giftOrderOf = (query: GiftListQuery): Order => (findByWords(query) ? giftOrder.byWord : giftOrder.all)

/** The returned amount of a gift, from the ledger. */
const returnedMinor = sql<number>`(
  select coalesce(-sum(${ledgerEntries.amountMinor}) filter (where ${ledgerEntries.kind} <> 'paid'), 0)::int
  from ${ledgerEntries} where ${ledgerEntries.tenantId} = ${gifts.tenantId} and ${ledgerEntries.giftId} = ${gifts.id}
)`

const columns = {
  id: gifts.id,
  state: gifts.state,
  at: sql<string>`to_char(${givenAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  donorName: gifts.donorName,
  donorEmail: gifts.donorEmail,
  how: paymentMethodSql,
  cycleId: gifts.cycleId,
  cause: causes.title,
  amountMinor: gifts.amountMinor,
  returnedMinor,
  currency: gifts.currency,
  giftAid: gifts.giftAid,
  coverMinor: gifts.coverMinor,
  anonymous: gifts.anonymous,
  note: gifts.note,
}

/**
 * Makes PostgreSQL plan each statement for its actual words. A generic plan treats "khan" as rare and takes seconds.
 */
export const forceCustomPlans = (tx: Tx) => tx.execute(sql`set local plan_cache_mode = force_custom_plan`)

/** Reads one gift as a list row. */
export async function readListedGift(tx: Tx, id: string): Promise<GiftRow | undefined> {
  const [row] = await tx
    .select({ ...columns, cursor: sql<string>`''` })
    .from(gifts)
    .innerJoin(causes, withCause)
    .where(eq(gifts.id, id))
  return row
}

/** Reads one page of gifts. */
export async function readGiftPage(tx: Tx, query: GiftListQuery, page: Page) {
  await forceCustomPlans(tx)
  const wordMatches = findByWords(query, { ordered: true, beyond: page.beyond })
  const selectedColumns = { ...columns, cursor: page.cursor }
  const where = filterGifts(tx, query)
  const rows = wordMatches
    ? tx
        .select(selectedColumns)
        .from(sql`${wordMatches} found`)
        .innerJoin(gifts, and(sql`${gifts.tenantId} = current_tenant()`, sql`${gifts.id} = found.gift_id`))
        .innerJoin(causes, withCause)
        .where(where)
    : tx.select(selectedColumns).from(gifts).innerJoin(causes, withCause).where(and(where, page.beyond))
  return rows.orderBy(...page.orderBy).limit(page.limit)
}

/** A row of the gift list. */
export type GiftRow = Awaited<ReturnType<typeof readGiftPage>>[number]

/** How a gift was made, for lists and exports. */
const wayOf = ({ how, cycleId }: Pick<GiftRow, 'how' | 'cycleId'>): GiftListed['way'] =>
  cycleId === null ? how : 'regular'

/** Converts a row for the desk's list. @param addressOf formats an email address */
export const toGiftListed = (row: GiftRow, addressOf: (email: string) => string): GiftListed => ({
  id: row.id,
  reference: referenceOf(row.id),
  state: row.state,
  at: row.at,
  donor: row.donorName,
  email: row.donorEmail === '' ? '' : addressOf(row.donorEmail),
  way: wayOf(row),
  cause: row.cause,
  amountMinor: row.amountMinor,
  returnedMinor: Math.max(0, row.returnedMinor),
  currency: row.currency,
  giftAid: row.giftAid === 'yes',
})

/** Lists the mosque's causes for the filter. */
export const listCauses = (tx: Tx) =>
  tx
    .select({ id: causes.id, title: causes.title })
    .from(causes)
    .where(eq(causes.tenantId, sql`current_tenant()`))
    .orderBy(causes.position, causes.id)
