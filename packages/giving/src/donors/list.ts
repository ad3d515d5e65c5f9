import { and, count, eq, exists, gte, inArray, isNotNull, isNull, lt, max, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PaymentMode } from '@minaret/contract'
import { donors, donorTerms, gifts, ledgerEntries, regularGifts, type Tx } from '@minaret/foundation/db'
import type { Order, Page } from '@minaret/foundation/pagination'
import { runningStates } from '../records/regularStates.ts'

/** By name, A to Z. */
export const donorOrder: Order = {
  keys: [
    { by: donors.sortKey, kind: 'text' },
    { by: donors.id, kind: 'text' },
  ],
}

/** Maximum number of words searched; the rest are ignored. */
const maxWords = 6

/** The greatest character, as the upper bound of a prefix range. */
const lastCharacter = '\u{10FFFF}'

/** Parses a search into prefixes: the digits of a phone number, a complete address, or words of a name. */
function readSearch(search: string): string[] {
  const text = search.normalize('NFC').trim().toLowerCase()
  if (/^\+?[\d\s()-]+$/.test(text)) {
    const digits = text.replace(/\D/g, '').replace(/^0+/, '')
    return digits === '' ? [] : [digits]
  }
  const words = text.includes('@') ? text.split(/\s+/) : text.split(/[\s,.;()'’"-]+/)
  return words.filter(Boolean).slice(0, maxWords)
}

/**
 * Subquery of the donors with a term that starts with a prefix, in their own or a merged entry. Both bounds are leakproof comparisons:
 * under row security PostgreSQL uses an index only for these.
 */
function findDonorsWith(tx: Tx, prefix: string) {
  const hasPrefix = and(gte(donorTerms.term, prefix), lt(donorTerms.term, `${prefix}${lastCharacter}`))
  const entry = alias(donors, 'entry')
  const isOfEntry = and(eq(donorTerms.tenantId, entry.tenantId), eq(donorTerms.donorId, entry.id))
  const mergedDonors = tx
    .select({ id: entry.groupId })
    .from(entry)
    .where(
      and(
        isNotNull(entry.mergedInto),
        exists(
          tx
            .select({ one: sql`1` })
            .from(donorTerms)
            .where(and(isOfEntry, hasPrefix)),
        ),
      ),
    )
  // Merged entries are few, and searched separately: a join of all terms would read every donor with a common name.
  return tx.select({ id: donorTerms.donorId }).from(donorTerms).where(hasPrefix).unionAll(mergedDonors)
}

/** Maximum number of donors looked up by id; beyond it, scanning the list in order until a page is full is faster. */
const maxLookups = 10_000

/** Builds the condition for donors with terms for all prefixes, which are searched before any donor is read. */
async function matchPrefixes(tx: Tx, prefixes: readonly string[]): Promise<SQL | undefined> {
  if (prefixes.length === 0) return undefined
  const ids = sql.join(
    prefixes.map((prefix) => sql`(${findDonorsWith(tx, prefix)})`),
    sql` intersect `,
  )
  const { rows } = await tx.execute<{ many: boolean }>(
    sql`select count(*) > ${maxLookups} as many from (select from (${ids}) as ids limit ${maxLookups + 1}) as counted`,
  )
  // "is true" prevents a join: PostgreSQL evaluates the subquery once, and scans the list's index in order.
  return rows[0]?.many ? sql`(${donors.id} in (${ids})) is true` : sql`${donors.id} = any(array(${ids}))`
}

/** Reads donors by id. */
export const readDonors = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ id: donors.id, name: donors.name, email: donors.email, phone: donors.phone })
    .from(donors)
    .where(inArray(donors.id, [...ids]))

/** Reads a page of donors, without merged entries. @param search blank for all */
export async function readDonorPage(tx: Tx, page: Page, { mode, search }: { mode: PaymentMode; search: string }) {
  const isMatch = await matchPrefixes(tx, readSearch(search))
  // Select only indexed columns here; the other columns are read for the donors of the page.
  const pageRows = await tx
    .select({ id: donors.id, cursor: page.cursor })
    .from(donors)
    .where(and(eq(donors.mode, mode), isNull(donors.mergedInto), isMatch, page.beyond))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  const people = await readDonors(
    tx,
    pageRows.map(({ id }) => id),
  )
  return pageRows.flatMap(({ id, cursor }) => {
    const donor = people.find((person) => person.id === id)
    return donor ? [{ ...donor, cursor }] : []
  })
}

/** A donor's figures in the list. */
export type DonorFigures = {
  /** Number of merged entries, including itself. */
  people: number
  gifts: number
  lastGiftAt: Date | null
  totals: { currency: string; amountMinor: number }[]
  /** Whether a regular gift is running. */
  regular: boolean
}

const isOfDonor = and(eq(gifts.tenantId, donors.tenantId), eq(gifts.donorId, donors.id))

/** Reads donors' figures from the ledger. @param ids of the listed donors */
export async function readFigures(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, DonorFigures>> {
  if (ids.length === 0) return new Map()
  const isListed = inArray(donors.groupId, [...ids])
  const runningGifts = tx
    .select({ one: sql`1` })
    .from(regularGifts)
    .where(
      and(
        eq(regularGifts.tenantId, donors.tenantId),
        eq(regularGifts.donorId, donors.id),
        inArray(regularGifts.state, [...runningStates]),
      ),
    )
  const entries = await tx
    .select({
      id: donors.groupId,
      people: count(),
      regular: sql<boolean>`bool_or(${exists(runningGifts)})`,
    })
    .from(donors)
    .where(isListed)
    .groupBy(donors.groupId)
  const giftRows = await tx
    .select({ id: donors.groupId, gifts: count(), lastGiftAt: max(gifts.paidAt) })
    .from(donors)
    .innerJoin(gifts, isOfDonor)
    .where(isListed)
    .groupBy(donors.groupId)
  const totals = await readTotals(tx, isListed)
  return new Map(
    entries.map(({ id, people, regular }) => {
      const donorGifts = giftRows.find((row) => row.id === id)
      return [
        id,
        {
          people,
          regular,
          gifts: donorGifts?.gifts ?? 0,
          lastGiftAt: donorGifts?.lastGiftAt ?? null,
          totals: totals.filter((row) => row.id === id).map(({ currency, amountMinor }) => ({ currency, amountMinor })),
        },
      ]
    }),
  )
}

/** Reads the net totals of donors by currency. */
function readTotals(tx: Tx, isListed: SQL) {
  // Join from the gifts, of which a donor has few: the ledger holds everyone's.
  const net = tx
    .select({ currency: ledgerEntries.currency, amountMinor: sql<number>`sum(${ledgerEntries.amountMinor})`.as('net') })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.tenantId, gifts.tenantId), eq(ledgerEntries.giftId, gifts.id)))
    .groupBy(ledgerEntries.currency)
    .as('net')
  return tx
    .select({ id: donors.groupId, currency: net.currency, amountMinor: sql<number>`sum(${net.amountMinor})::float8` })
    .from(donors)
    .innerJoin(gifts, isOfDonor)
    .innerJoinLateral(net, sql`true`)
    .where(isListed)
    .groupBy(donors.groupId, net.currency)
    .orderBy(net.currency)
}
