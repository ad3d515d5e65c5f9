import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { type Tx, gifts, ledgerEntries } from '@minaret/foundation/db'
import { maxConfirms } from '../records/giftStates.ts'

/**
 * What is left of a gift for what it was given for, by the ledger: the cover of the fee is none of it, and goes last. A gift
 * that is `paid` has all of its amount in the ledger, for its state is written with them: the ledger is asked of the others
 * alone, so that a campaign of ten thousand gifts is summed up in milliseconds.
 */
export const leftForGift = sql<number>`case when ${gifts.state} = 'paid' then ${gifts.amountMinor} - ${gifts.coverMinor}
  else greatest(0, coalesce((
    select sum(${ledgerEntries.amountMinor}) from ${ledgerEntries}
    where ${ledgerEntries.tenantId} = ${gifts.tenantId} and ${ledgerEntries.giftId} = ${gifts.id}
  ), 0) - ${gifts.coverMinor}) end`

/**
 * Whether a gift keeps its need for itself at this moment: its payment is under way, or its card was declined and may be
 * tried again. Of a payment the provider would not take at all nothing is kept; {@link hasReservation} is the same of a row.
 */
const isReserved = (now: Date) =>
  and(
    isNull(gifts.needGiven),
    gt(gifts.needUntil, now),
    or(
      sql`${gifts.state} in ('created', 'confirming', 'requires_action', 'processing')`,
      sql`${gifts.state} = 'failed' and ${gifts.confirmNo} < ${maxConfirms} and ${gifts.declineCode} is not null`,
    ),
  )

/** Whether this gift keeps its need for itself at this moment: {@link isReserved} for a row. */
export function hasReservation(
  gift: Pick<typeof gifts.$inferSelect, 'needUntil' | 'needGiven' | 'state' | 'confirmNo' | 'declineCode'>,
  now: Date,
): boolean {
  const { needUntil, needGiven, state, confirmNo, declineCode } = gift
  if (needGiven !== null || needUntil === null || needUntil <= now) return false
  if (state === 'failed') return confirmNo < maxConfirms && declineCode !== null
  return ['created', 'confirming', 'requires_action', 'processing'].includes(state)
}

/** What has been given to a need, what is being given, and when the first of that is free again at the latest. */
export type NeedFigures = { takenMinor: number; heldMinor: number; heldUntil?: Date }

/** Figures of a need nobody has given to. */
export const noFigures: NeedFigures = { takenMinor: 0, heldMinor: 0 }

/** Whose figures are wanted. */
type FiguresQuery = {
  campaignId: string
  /** One need alone. */
  needId?: string
  mode: PaymentMode
  now: Date
  /** A gift that does not count. */
  but?: string
}

/** What the needs of a campaign have been given, by the ledger, and what is held. Needs without any are not in it. */
export async function needFigures(
  tx: Tx,
  { campaignId, needId, mode, now, but }: FiguresQuery,
): Promise<Map<string, NeedFigures>> {
  const isReservedNow = isReserved(now)
  const rows = await tx
    .select({
      needId: gifts.needId,
      takenMinor: sql<number>`coalesce(sum(${leftForGift}) filter (where ${gifts.needGiven}), 0)::float8`,
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
        but === undefined ? undefined : sql`${gifts.id} <> ${but}`,
      ),
    )
    .groupBy(gifts.needId)
  return new Map(
    rows.flatMap(({ needId: id, takenMinor, heldMinor, heldUntil }) =>
      id === null
        ? []
        : [[id, { takenMinor, heldMinor, ...(heldUntil ? { heldUntil: new Date(heldUntil) } : {}) }] as const],
    ),
  )
}
