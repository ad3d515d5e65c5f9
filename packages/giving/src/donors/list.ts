import { and, count, eq, exists, gte, inArray, isNull, lt, max, type SQL, sql } from 'drizzle-orm'
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
 * Whether a donor, or an entry that staff have merged into it, has a term with this beginning. Both bounds are comparisons
 * the database knows to leak nothing: under row security no other finds rows by an index.
 */
function hasTerm(tx: Tx, beginning: string): SQL {
  const entry = alias(donors, 'entry')
  const ofEntry = and(eq(entry.tenantId, donorTerms.tenantId), eq(entry.id, donorTerms.donorId))
  const begins = and(gte(donorTerms.term, beginning), lt(donorTerms.term, `${beginning}${lastCharacter}`))
  const found = tx.select({ id: entry.groupId }).from(donorTerms).innerJoin(entry, ofEntry).where(begins)
  // Found once, before the donors are read: joined, a common name was looked for again beside each of them.
  return sql`${donors.id} = any(array(${found}))`
}

/** One page of donors, each with all that staff have merged into it. @param search what somebody typed; blank for all */
export const readDonorPage = (tx: Tx, page: Page, { mode, search }: { mode: PaymentMode; search: string }) =>
  tx
    .select({ id: donors.id, name: donors.name, email: donors.email, phone: donors.phone, cursor: page.cursor })
    .from(donors)
    .where(
      and(
        eq(donors.mode, mode),
        isNull(donors.mergedInto),
        ...readSearch(search).map((word) => hasTerm(tx, word)),
        page.beyond,
      ),
    )
    .orderBy(...page.by)
    .limit(page.limit)

/** Donors by their ids. */
export const readDonors = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ id: donors.id, name: donors.name, email: donors.email, phone: donors.phone })
    .from(donors)
    .where(inArray(donors.id, [...ids]))

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
