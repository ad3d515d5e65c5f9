import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { gifts, giftAidDeclarations, ledgerEntries, mails, regularGifts, type Tx } from '@minaret/foundation/db'
import type { Order, Page } from '@minaret/foundation/pagination'
import type { Tenant } from '@minaret/foundation/tenancy'
import { readRecords } from '../records/giftRecords.ts'
import { type RegularGift, readRegularGifts } from '../records/regularStore.ts'
import type { DonorGroup } from './group.ts'

type Config = Pick<Tenant['config'], 'country' | 'timeZone'>

const idsOf = ({ entries }: Pick<DonorGroup, 'entries'>) => entries.map(({ id }) => id)

/** By the day of the gift rather than the day it was recorded, newest first. */
export const donorGiftOrder: Order = {
  keys: [
    { by: sql`coalesce(${gifts.paidAt}, ${gifts.createdAt})`, kind: 'instant' },
    { by: gifts.id, kind: 'text' },
  ],
  descending: true,
}

/** Reads a page of a donor's gifts. */
export const readDonorGifts = (tx: Tx, group: Pick<DonorGroup, 'entries'>, { beyond, ...page }: Page) =>
  readRecords(tx, { ...page, where: and(inArray(gifts.donorId, idsOf(group)), beyond) })

/** Finds a donor's gift by id. */
export async function findDonorGift(
  tx: Tx,
  group: Pick<DonorGroup, 'entries'>,
  id: string,
): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(eq(gifts.id, id), inArray(gifts.donorId, idsOf(group))))
  return row
}

/** A year of gifts: its first and last day, and net totals. */
export type DonorYear = { from: string; to: string; totals: { currency: string; amountMinor: number }[] }

/** The first and last day of the year that starts in a calendar year: a tax year in the UK, elsewhere the calendar year. */
const yearPeriod = (year: number, { country }: Pick<Config, 'country'>): { from: string; to: string } =>
  country === 'GB' ? { from: `${year}-04-06`, to: `${year + 1}-04-05` } : { from: `${year}-01-01`, to: `${year}-12-31` }

/** Returns the year that contains a day. */
export function yearFrom(day: string, config: Pick<Config, 'country'>): { from: string; to: string } {
  const period = yearPeriod(Number(day.slice(0, 4)), config)
  return day < period.from ? yearPeriod(Number(day.slice(0, 4)) - 1, config) : period
}

/** Reads a donor's net totals per year from the ledger, newest first. */
export async function readDonorYears(tx: Tx, group: Pick<DonorGroup, 'entries'>, config: Config): Promise<DonorYear[]> {
  const day = sql`(${ledgerEntries.at} at time zone ${config.timeZone})`
  // 6 April less three months and five days is 1 January.
  const shiftedDay = config.country === 'GB' ? sql`${day} - interval '3 months' - interval '5 days'` : day
  const year = sql<number>`extract(year from ${shiftedDay})::int`.as('year')
  const rows = await tx
    .select({
      year,
      currency: ledgerEntries.currency,
      amountMinor: sql<number>`sum(${ledgerEntries.amountMinor})::float8`,
    })
    .from(gifts)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.tenantId, gifts.tenantId), eq(ledgerEntries.giftId, gifts.id)))
    .where(inArray(gifts.donorId, idsOf(group)))
    .groupBy(sql`year`, ledgerEntries.currency)
    .orderBy(sql`year desc`, ledgerEntries.currency)
  const years = [...new Set(rows.map((row) => row.year))]
  return years.map((start) => ({
    ...yearPeriod(start, config),
    totals: rows.filter((row) => row.year === start).map(({ currency, amountMinor }) => ({ currency, amountMinor })),
  }))
}

/** Reads a donor's regular gifts, except those never set up, newest first. */
export const readDonorRegularGifts = (tx: Tx, group: Pick<DonorGroup, 'entries'>) =>
  readRegularGifts(tx, and(inArray(regularGifts.donorId, idsOf(group)), ne(regularGifts.state, 'expired')))

/** Finds a donor's regular gift by id. */
export async function findDonorRegularGift(
  tx: Tx,
  group: Pick<DonorGroup, 'entries'>,
  id: string,
): Promise<RegularGift | undefined> {
  const [row] = await readRegularGifts(tx, and(eq(regularGifts.id, id), inArray(regularGifts.donorId, idsOf(group))))
  return row?.regularGift
}

/** Maximum number of declarations read, more than any donor makes. */
const maxDeclarations = 50

/** Reads a donor's Gift Aid declarations with any of their addresses, newest first. */
export async function readDonorDeclarations(tx: Tx, { donor: { mode }, entries }: DonorGroup) {
  const addresses = entries.filter(({ email }) => email !== '').map(({ key }) => key)
  if (addresses.length === 0) return []
  return tx
    .select()
    .from(giftAidDeclarations)
    .where(and(eq(giftAidDeclarations.mode, mode), inArray(giftAidDeclarations.email, addresses)))
    .orderBy(desc(giftAidDeclarations.agreedAt), giftAidDeclarations.id)
    .limit(maxDeclarations)
}

/** Maximum number of emails listed. */
const maxEmails = 50

/** Reads the emails sent to a donor about their gifts, newest first. */
export const readDonorEmails = (tx: Tx, group: Pick<DonorGroup, 'entries'>) =>
  tx
    .select({ id: mails.id, kind: mails.kind, createdAt: mails.createdAt, sentAt: mails.sentAt, state: mails.state })
    .from(mails)
    .where(inArray(mails.donorId, idsOf(group)))
    .orderBy(desc(mails.createdAt), mails.id)
    .limit(maxEmails)
