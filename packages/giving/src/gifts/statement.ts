import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '@minaret/contract'
import { findUser, claimGuestGifts } from '@minaret/foundation/identity'
import { modeOf } from '../providers/mode.ts'
import { causes, gifts, ledgerEntries, receipts, type Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { dayIn } from '../records/collectionDays.ts'
import { type OperationResult, requireSession } from '@minaret/foundation/operations'
import type { GivingCall } from '../providers/givingCall.ts'
import { done, refuse } from '@minaret/foundation/responses'
import { noSession } from '@minaret/foundation/http'
import { readRecords, toRecord, withCause, withReceipt } from '../records/giftRecords.ts'
import { referenceOf } from '../records/reference.ts'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'

/** Maximum number of rows: more gifts than a donor makes in ten years of Fridays and Ramadans. */
const maxRows = 5000
const maxYears = 10

function findPeriodErrors({
  from,
  to,
}: GivingCall<'giftStatement'>['body']): Record<string, LocalizedText> | undefined {
  if (from > to) return { to: giftMessages.endBeforeStart }
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return years > maxYears ? { from: giftMessages.longSpan({ years: maxYears }) } : undefined
}

/** The donor's view of each kind of ledger entry. */
const donorKinds = {
  paid: 'given',
  refunded: 'returned',
  disputed: 'returned',
  undone: 'returned',
  refund_failed: 'restored',
  dispute_won: 'restored',
} as const

/** The start of a day in the mosque's time zone. */
const startOfDay = (day: string, timeZone: string, daysAfter = 0): SQL =>
  sql`((${day}::date + ${daysAfter}::int)::timestamp at time zone ${timeZone})`

/** A period of days in the mosque's time zone, both included, and the condition for the donor's gifts. */
export type StatementScope = { from: string; to: string; isOfDonor: SQL }

/**
 * Reads what a donor has given in a period. The ledger is the only source: money in, less money returned within these days.
 * Demonstration and test money never appears beside real money.
 */
export async function readStatement(
  tx: Tx,
  tenant: Pick<Tenant, 'config'>,
  { from, to, isOfDonor }: StatementScope,
): Promise<Pick<Statement, 'sums' | 'movements' | 'gifts'>> {
  const { timeZone } = tenant.config
  const isInPeriod = and(
    eq(ledgerEntries.mode, modeOf(tenant)),
    sql`${ledgerEntries.at} >= ${startOfDay(from, timeZone)}`,
    sql`${ledgerEntries.at} < ${startOfDay(to, timeZone, 1)}`,
  )
  const ofGift = and(eq(ledgerEntries.tenantId, gifts.tenantId), eq(ledgerEntries.giftId, gifts.id))
  // Join from the gifts, of which one donor has few: the ledger of these days holds everyone's.
  const net = tx
    .select({
      currency: ledgerEntries.currency,
      amountMinor: sql<number>`sum(${ledgerEntries.amountMinor})`.as('net_minor'),
    })
    .from(ledgerEntries)
    .where(and(ofGift, isInPeriod))
    .groupBy(ledgerEntries.currency)
    .as('net')
  const totals = await tx
    .select({ currency: net.currency, amountMinor: sql<number>`sum(${net.amountMinor})::float8` })
    .from(gifts)
    .innerJoinLateral(net, sql`true`)
    .where(isOfDonor)
    .groupBy(net.currency)
    .orderBy(asc(net.currency))
  const movement = tx
    .select({
      entryId: ledgerEntries.id,
      kind: ledgerEntries.kind,
      // Aliased, as the gift has columns of the same name.
      entryMinor: sql<number>`${ledgerEntries.amountMinor}`.as('moved_minor'),
      entryCurrency: sql<string>`${ledgerEntries.currency}`.as('moved_in'),
      at: ledgerEntries.at,
    })
    .from(ledgerEntries)
    .where(and(ofGift, isInPeriod))
    .as('movement')
  const movements = await tx
    .select({
      giftId: gifts.id,
      kind: movement.kind,
      amountMinor: movement.entryMinor,
      currency: movement.entryCurrency,
      at: movement.at,
      cause: { id: gifts.causeId, title: causes.title },
      receiptNumber: receipts.number,
    })
    .from(gifts)
    .innerJoinLateral(movement, sql`true`)
    .innerJoin(causes, withCause)
    .leftJoin(receipts, withReceipt)
    .where(isOfDonor)
    .orderBy(asc(movement.at), asc(movement.entryId))
    .limit(maxRows)
  const giftMovements = tx
    .select({ one: sql`1` })
    .from(ledgerEntries)
    .where(and(ofGift, isInPeriod))
  // The offset makes PostgreSQL evaluate this per gift instead of scanning all entries.
  const hasMovements = sql`exists (${giftMovements} offset 0)`
  const rows = await readRecords(tx, {
    where: and(isOfDonor, hasMovements),
    orderBy: [asc(gifts.createdAt), asc(gifts.id)],
    limit: maxRows,
  })
  return {
    sums: totals,
    movements: movements.map(({ at, kind, receiptNumber, ...row }) => ({
      ...row,
      reference: referenceOf(row.giftId),
      day: dayIn(timeZone, at),
      kind: donorKinds[kind],
      ...(receiptNumber ? { receiptNumber } : {}),
    })),
    gifts: rows.map(toRecord),
  }
}

/** Returns the donor's own statement for a period, as {@link readStatement} reads it. */
export async function giftStatement(call: GivingCall<'giftStatement'>): Promise<OperationResult<'giftStatement'>> {
  const { body, db, tenant } = call
  const { userId } = requireSession(call)
  const errors = findPeriodErrors(body)
  if (errors) return refuse(422, giftMessages.checkDates, errors)
  const { websiteName, charityName, charityNumber } = tenant.config
  return db(async (tx) => {
    const user = await findUser(tx, userId)
    if (!user) return noSession
    await claimGuestGifts(tx, user)
    const mosque = { name: charityName ?? websiteName, ...(charityNumber ? { charityNumber } : {}) }
    const { from, to } = body
    const statement = await readStatement(tx, tenant, { from, to, isOfDonor: eq(gifts.userId, userId) })
    return done({ from, to, name: user.name, mosque, ...statement })
  })
}
