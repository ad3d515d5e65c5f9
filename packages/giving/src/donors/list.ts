import { and, count, eq, exists, gte, inArray, isNotNull, isNull, lt, max, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PaymentMode } from '@minaret/contract'
import { donors, donorTerms, gifts, ledgerEntries, regularGifts, type Tx } from '@minaret/foundation/db'
import type { Order, Page } from '@minaret/foundation/pagination'
import { runningStates } from '../records/regularStates.ts'

/** By name, a to z. */
export const donorOrder: Order = {
  keys: [
    { by: donors.sortKey, kind: 'text' },
    { by: donors.id, kind: 'text' },
  ],
}

/** More words than anybody types; the rest are not looked for. */
const mostWords = 6

/** After every character there is: the end of what begins alike. */
const lastCharacter = '\u{10FFFF}'

/** What somebody typed as the beginnings to look for: a number's digits, a whole address, or words of a name. */
function readSearch(typed: string): string[] {
  const text = typed.normalize('NFC').trim().toLowerCase()
  if (/^\+?[\d\s()-]+$/.test(text)) {
    const digits = text.replace(/\D/g, '').replace(/^0+/, '')
    return digits === '' ? [] : [digits]
  }
  const words = text.includes('@') ? text.split(/\s+/) : text.split(/[\s,.;()'’"-]+/)
  return words.filter(Boolean).slice(0, mostWords)
}

/**
 * The donors that have a term with this beginning, themselves or in an entry that staff have merged into them. Both bounds
 * are comparisons the database knows to leak nothing: under row security no other finds rows by an index.
 */
function donorsWith(tx: Tx, beginning: string) {
  const begins = and(gte(donorTerms.term, beginning), lt(donorTerms.term, `${beginning}${lastCharacter}`))
  const entry = alias(donors, 'entry')
  const ofEntry = and(eq(donorTerms.tenantId, entry.tenantId), eq(donorTerms.donorId, entry.id))
  const merged = tx
    .select({ id: entry.groupId })
    .from(entry)
    .where(
      and(
        isNotNull(entry.mergedInto),
        exists(
          tx
            .select({ one: sql`1` })
            .from(donorTerms)
            .where(and(ofEntry, begins)),
        ),
      ),
    )
  // Merged entries are few and looked at apart: joined to every term, a common name had all donors read.
  return tx.select({ id: donorTerms.donorId }).from(donorTerms).where(begins).unionAll(merged)
}

/** As many donors as are looked up one by one; beyond, reading the list in its order until a page is full is quicker. */
const mostLookups = 10_000

/** Which donors have terms with all of these beginnings. They are found from the terms alone, before a donor is read. */
async function matches(tx: Tx, beginnings: readonly string[]): Promise<SQL | undefined> {
  if (beginnings.length === 0) return undefined
  const found = sql.join(
    beginnings.map((beginning) => sql`(${donorsWith(tx, beginning)})`),
    sql` intersect `,
  )
  const { rows } = await tx.execute<{ many: boolean }>(
    sql`select count(*) > ${mostLookups} as many from (select from (${found}) as found limit ${mostLookups + 1}) as counted`,
  )
  // Compared with true it is no join: PostgreSQL finds them once, and reads the list's own index in order.
  return rows[0]?.many ? sql`(${donors.id} in (${found})) is true` : sql`${donors.id} = any(array(${found}))`
}

/** Donors by their ids. */
export const readDonors = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ id: donors.id, name: donors.name, email: donors.email, phone: donors.phone })
    .from(donors)
    .where(inArray(donors.id, [...ids]))

/** One page of donors, each with all that staff have merged into it. @param search what somebody typed; blank for all */
export async function readDonorPage(tx: Tx, page: Page, { mode, search }: { mode: PaymentMode; search: string }) {
  const searched = await matches(tx, readSearch(search))
  // Only what the list's index holds: who they are is read of those on the page.
  const places = await tx
    .select({ id: donors.id, cursor: page.cursor })
    .from(donors)
    .where(and(eq(donors.mode, mode), isNull(donors.mergedInto), searched, page.beyond))
    .orderBy(...page.by)
    .limit(page.limit)
  const people = await readDonors(
    tx,
    places.map(({ id }) => id),
  )
  return places.flatMap(({ id, cursor }) => {
    const donor = people.find((person) => person.id === id)
    return donor ? [{ ...donor, cursor }] : []
  })
}

/** What a list says of a donor beside who it is. */
export type DonorFigures = {
  /** How many entries it stands for. */
  people: number
  gifts: number
  lastGiftAt: Date | null
  totals: { currency: string; amountMinor: number }[]
  /** Whether a regular gift is running. */
  regular: boolean
}

const ofDonor = and(eq(gifts.tenantId, donors.tenantId), eq(gifts.donorId, donors.id))

/** What donors have given, by the ledger. @param ids those that are listed */
export async function readFigures(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, DonorFigures>> {
  if (ids.length === 0) return new Map()
  const listed = inArray(donors.groupId, [...ids])
  const running = tx
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
      regular: sql<boolean>`bool_or(${exists(running)})`,
    })
    .from(donors)
    .where(listed)
    .groupBy(donors.groupId)
  const given = await tx
    .select({ id: donors.groupId, gifts: count(), lastGiftAt: max(gifts.paidAt) })
    .from(donors)
    .innerJoin(gifts, ofDonor)
    .where(listed)
    .groupBy(donors.groupId)
  const totals = await readTotals(tx, listed)
  return new Map(
    entries.map(({ id, people, regular }) => {
      const gave = given.find((row) => row.id === id)
      return [
        id,
        {
          people,
          regular,
          gifts: gave?.gifts ?? 0,
          lastGiftAt: gave?.lastGiftAt ?? null,
          totals: totals.filter((row) => row.id === id).map(({ currency, amountMinor }) => ({ currency, amountMinor })),
        },
      ]
    }),
  )
}

/** What came in of donors' gifts less what went back, by currency. */
function readTotals(tx: Tx, listed: SQL) {
  // Gift by gift, of which one donor has few: the ledger may hold everybody's.
  const net = tx
    .select({ currency: ledgerEntries.currency, amountMinor: sql<number>`sum(${ledgerEntries.amountMinor})`.as('net') })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.tenantId, gifts.tenantId), eq(ledgerEntries.giftId, gifts.id)))
    .groupBy(ledgerEntries.currency)
    .as('net')
  return tx
    .select({ id: donors.groupId, currency: net.currency, amountMinor: sql<number>`sum(${net.amountMinor})::float8` })
    .from(donors)
    .innerJoin(gifts, ofDonor)
    .innerJoinLateral(net, sql`true`)
    .where(listed)
    .groupBy(donors.groupId, net.currency)
    .orderBy(net.currency)
}
