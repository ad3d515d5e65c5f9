import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { GiftListed } from '@minaret/contract/desk'
import { causes, gifts, givenAt, ledgerEntries, type Tx } from '@minaret/foundation/db'
import type { Order, Page } from '@minaret/foundation/pagination'
import { withCause } from '../records/giftRecords.ts'
import { paidBy } from '../records/giftWay.ts'
import { referenceOf } from '../records/reference.ts'
import { filterGifts, type GiftsWanted } from './filters.ts'
import { findByWords } from './words.ts'

const keys = (at: SQL, id: SQL): Order => ({
  keys: [
    { by: at, kind: 'instant' },
    { by: id, kind: 'text' },
  ],
  falling: true,
})

/** The newest first; the same order, whether gifts are read by their own index or by a word's. */
const giftOrder = {
  all: keys(givenAt, sql`${gifts.id}`),
  byWord: keys(sql`given_at`, sql`gift_id`),
}

/** The order of what is wanted: by a word's index where something is searched for. */
export const orderOf = (wanted: GiftsWanted): Order => (findByWords(wanted) ? giftOrder.byWord : giftOrder.all)

/** What went back of a gift, by the ledger. */
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
  how: paidBy,
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
 * Lets PostgreSQL plan each statement of the transaction for its own words: a plan for any words at all takes "khan" for a
 * rare one, and reads for seconds.
 */
export const planForThese = (tx: Tx) => tx.execute(sql`set local plan_cache_mode = force_custom_plan`)

/** One gift as a list has it. */
export async function readListedGift(tx: Tx, id: string): Promise<GiftRow | undefined> {
  const [row] = await tx
    .select({ ...columns, cursor: sql<string>`''` })
    .from(gifts)
    .innerJoin(causes, withCause)
    .where(eq(gifts.id, id))
  return row
}

/** One page of the gifts that are wanted. */
export async function readGiftPage(tx: Tx, wanted: GiftsWanted, page: Page) {
  await planForThese(tx)
  const found = findByWords(wanted, { ordered: true, beyond: page.beyond })
  const selected = { ...columns, cursor: page.cursor }
  const where = filterGifts(tx, wanted)
  const reading = found
    ? tx
        .select(selected)
        .from(sql`${found} found`)
        .innerJoin(gifts, and(sql`${gifts.tenantId} = current_tenant()`, sql`${gifts.id} = found.gift_id`))
        .innerJoin(causes, withCause)
        .where(where)
    : tx.select(selected).from(gifts).innerJoin(causes, withCause).where(and(where, page.beyond))
  return reading.orderBy(...page.by).limit(page.limit)
}

/** A gift as the list reads it. */
export type GiftRow = Awaited<ReturnType<typeof readGiftPage>>[number]

/** How a gift came, as lists and exports name it. */
const wayOf = ({ how, cycleId }: Pick<GiftRow, 'how' | 'cycleId'>): GiftListed['way'] =>
  cycleId === null ? how : 'regular'

/** A gift as the desk lists it. @param addressOf how an email address is shown */
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

/** The mosque's causes, to filter by. */
export const listCauses = (tx: Tx) =>
  tx
    .select({ id: causes.id, title: causes.title })
    .from(causes)
    .where(eq(causes.tenantId, sql`current_tenant()`))
    .orderBy(causes.position, causes.id)
