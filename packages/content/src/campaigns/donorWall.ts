import { createHash } from 'node:crypto'
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { PaymentMode, WallGift } from '@minaret/contract'
import { regularGifts, type Tx, gifts } from '@minaret/foundation/db'
import { leftForGift } from '@minaret/giving/causes'

/** As many as a page shows: each costs every visitor some forty bytes. */
const shown = 9

/** A name and nothing else: no address, no advertisement, no title that would be all that is left of a name. */
const isName = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u

/** The first of somebody's names, where it is one. */
export function firstName(name: string): string | undefined {
  const [first = ''] = name.normalize('NFC').trim().split(/\s+/u)
  return isName.test(first) ? first : undefined
}

/** Whoever knows a gift's id may see the gift: what stands on a page for all is made from it and leads nowhere. */
const markOf = (id: string) => createHash('sha256').update(`wall ${id}`).digest('base64url').slice(0, 6)

/**
 * The newest gifts of a campaign, as everybody may see them: those that were paid and of which nothing went back, in the
 * campaign's currency. A sponsor's payment is told where the sponsor is.
 */
export async function readWall(
  tx: Tx,
  { id, currency, mode }: { id: string; currency: string; mode: PaymentMode },
): Promise<WallGift[]> {
  const rows = await tx
    .select({
      id: gifts.id,
      name: gifts.donorName,
      anonymous: gifts.anonymous,
      amountMinor: gifts.amountMinor,
      coverMinor: gifts.coverMinor,
      at: gifts.paidAt,
      rhythm: regularGifts.rhythm,
    })
    .from(gifts)
    .leftJoin(regularGifts, and(eq(regularGifts.tenantId, gifts.tenantId), eq(regularGifts.id, gifts.cycleId)))
    .where(
      and(
        eq(gifts.campaignId, id),
        eq(gifts.mode, mode),
        eq(gifts.currency, currency),
        // As the index has it: a value that comes later would not find it.
        sql`${gifts.state} = 'paid' and ${gifts.campaignId} is not null`,
        sql`${gifts.how} <> 'matched'`,
      ),
    )
    .orderBy(desc(gifts.paidAt), desc(gifts.id))
    .limit(shown)
  return rows.flatMap(({ id: giftId, name, anonymous, amountMinor, coverMinor, at, rhythm }) => {
    const first = anonymous ? undefined : firstName(name)
    return at === null
      ? []
      : [
          {
            id: markOf(giftId),
            ...(first === undefined ? {} : { name: first }),
            amountMinor: amountMinor - coverMinor,
            // The page says how many minutes ago.
            at: `${at.toISOString().slice(0, 16)}:00.000Z`,
            ...(rhythm ? { rhythm } : {}),
          },
        ]
  })
}

const week = 7 * 24 * 3_600_000

/** What a campaign was given in the last seven days, less what went back of that, in the minor unit of its currency. */
export async function readWeek(
  tx: Tx,
  { id, currency, mode, now }: { id: string; currency: string; mode: PaymentMode; now: Date },
): Promise<number> {
  const [row] = await tx
    .select({ minor: sql<number>`coalesce(sum(${leftForGift}), 0)::float8` })
    .from(gifts)
    .where(
      and(
        eq(gifts.campaignId, id),
        eq(gifts.mode, mode),
        eq(gifts.currency, currency),
        gte(gifts.paidAt, new Date(now.getTime() - week)),
      ),
    )
  return Math.max(0, row?.minor ?? 0)
}
