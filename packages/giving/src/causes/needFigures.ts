import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { type Deferred, type Tx, gifts, ledgerEntries, nowPlaceholder, prepareQuery } from '@minaret/foundation/db'
import { maxConfirms } from '../records/giftStates.ts'

/**
 * The net amount of a gift for its need, from the ledger. The fee cover is excluded and refunded last. A `paid` gift has its
 * full amount in the ledger, so the ledger is read only for other states. This keeps totals of ten thousand gifts
 * within milliseconds.
 */
export const netForNeed = sql<number>`case when ${gifts.state} = 'paid' then ${gifts.amountMinor} - ${gifts.coverMinor}
  else greatest(0, coalesce((
    select sum(${ledgerEntries.amountMinor}) from ${ledgerEntries}
    where ${ledgerEntries.tenantId} = ${gifts.tenantId} and ${ledgerEntries.giftId} = ${gifts.id}
  ), 0) - ${gifts.coverMinor}) end`

/**
 * Whether a gift reserves its need now: its payment is in progress, or its card was declined and may be retried. A
 * payment the provider rejected reserves nothing. {@link hasReservation} is the same for a row.
 */
const isReserved = (now: Deferred<Date>) =>
  and(
    isNull(gifts.needGiven),
    gt(gifts.needUntil, now),
    or(
      sql`${gifts.state} in ('created', 'confirming', 'requires_action', 'processing')`,
      sql`${gifts.state} = 'failed' and ${gifts.confirmNo} < ${maxConfirms} and ${gifts.declineCode} is not null`,
    ),
  )

/** Whether a gift reserves its need now: {@link isReserved} for a row. */
export function hasReservation(
  gift: Pick<typeof gifts.$inferSelect, 'needUntil' | 'needGiven' | 'state' | 'confirmNo' | 'declineCode'>,
  now: Date,
): boolean {
  const { needUntil, needGiven, state, confirmNo, declineCode } = gift
  if (needGiven !== null || needUntil === null || needUntil <= now) return false
  if (state === 'failed') return confirmNo < maxConfirms && declineCode !== null
  return ['created', 'confirming', 'requires_action', 'processing'].includes(state)
}

/** Amounts of a need that are given and reserved, and when the first reservation expires. */
export type NeedFigures = { takenMinor: number; heldMinor: number; heldUntil?: Date }

/** Figures of a need without gifts. */
export const noFigures: NeedFigures = { takenMinor: 0, heldMinor: 0 }

/** The campaign or need whose figures are read. */
type FiguresQuery = {
  campaignId: string
  /** Only this need. */
  needId?: string
  mode: PaymentMode
  now: Date
  /** The id of a gift to exclude. */
  exceptGift?: string
}

const figuresQuery = (
  tx: Tx,
  { campaignId, needId, mode, now, exceptGift }: { [K in keyof FiguresQuery]: Deferred<FiguresQuery[K]> },
) => {
  const isReservedNow = isReserved(now)
  return tx
    .select({
      needId: gifts.needId,
      takenMinor: sql<number>`coalesce(sum(${netForNeed}) filter (where ${gifts.needGiven}), 0)::float8`,
      heldMinor: sql<number>`coalesce(sum(${gifts.amountMinor} - ${gifts.coverMinor}) filter (where ${isReservedNow}), 0)::float8`,
      heldUntil: sql<string | null>`min(${gifts.needUntil}) filter (where ${isReservedNow})`,
    })
    .from(gifts)
    .where(
      and(
        eq(gifts.campaignId, campaignId),
        eq(gifts.mode, mode),
        needId === undefined ? isNotNull(gifts.needId) : eq(gifts.needId, needId),
        or(gifts.needGiven, isReservedNow),
        exceptGift === undefined ? undefined : sql`${gifts.id} <> ${exceptGift}`,
      ),
    )
    .groupBy(gifts.needId)
}

/** The query of a campaign's page, for all needs. */
const allFiguresQuery = prepareQuery((tx) =>
  figuresQuery(tx, {
    campaignId: sql.placeholder('campaignId'),
    mode: sql.placeholder('mode'),
    now: nowPlaceholder,
  }).prepare(''),
)

/** Reads the given and reserved amounts of a campaign's needs. Needs without any are left out. */
export async function needFigures(tx: Tx, query: FiguresQuery): Promise<Map<string, NeedFigures>> {
  const { campaignId, needId, mode, now, exceptGift } = query
  const isForAll = needId === undefined && exceptGift === undefined
  const rows = await (isForAll ? allFiguresQuery(tx).execute({ campaignId, mode, now }) : figuresQuery(tx, query))
  return new Map(
    rows.flatMap(({ needId: id, takenMinor, heldMinor, heldUntil }) =>
      id === null
        ? []
        : [[id, { takenMinor, heldMinor, ...(heldUntil ? { heldUntil: new Date(heldUntil) } : {}) }] as const],
    ),
  )
}
