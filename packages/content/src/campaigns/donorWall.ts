import { createHash } from 'node:crypto'
import { and, desc, eq, gte, sql, type SQL } from 'drizzle-orm'
import type { PaymentMode, WallGift } from '@minaret/contract'
import { campaigns, gifts, regularGifts, type Tx } from '@minaret/foundation/db'
import { leftForGift } from '@minaret/giving/causes'

/** The number of gifts on a page: each adds about forty bytes to it. */
const wallSize = 9

/** Matches a plain first name: no address, no advertisement, no title such as "Dr.". */
const plainName = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u

/** Returns a donor's first name, or undefined if the first word is not a plain name. */
export function firstName(name: string): string | undefined {
  const [firstWord = ''] = name.normalize('NFC').trim().split(/\s+/u)
  return plainName.test(firstWord) ? firstWord : undefined
}

/** A public id for a gift, derived by a hash, as anyone who knows the gift's own id can open its receipt page. */
const publicIdOf = (id: string) => createHash('sha256').update(`wall ${id}`).digest('base64url').slice(0, 6)

/** The currency of a campaign, as SQL, so that its gifts can be read together with it. */
const currencyOf = (campaignId: string): SQL<string> =>
  sql`(select ${campaigns.currency} from ${campaigns} where ${campaigns.id} = ${campaignId})`

/**
 * Reads the newest gifts of a campaign for its public page: paid, not refunded, in the campaign's currency. Sponsors'
 * payments are left out, as the page shows the sponsor separately.
 */
export async function readWall(tx: Tx, { id, mode }: { id: string; mode: PaymentMode }): Promise<WallGift[]> {
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
        eq(gifts.currency, currencyOf(id)),
        // Written as in the partial index: with a bound parameter the planner would not use it.
        sql`${gifts.state} = 'paid' and ${gifts.campaignId} is not null`,
        sql`${gifts.how} <> 'matched'`,
      ),
    )
    .orderBy(desc(gifts.paidAt), desc(gifts.id))
    .limit(wallSize)
  return rows.flatMap(({ id: giftId, name, anonymous, amountMinor, coverMinor, at, rhythm }) => {
    const donorName = anonymous ? undefined : firstName(name)
    return at === null
      ? []
      : [
          {
            id: publicIdOf(giftId),
            ...(donorName === undefined ? {} : { name: donorName }),
            amountMinor: amountMinor - coverMinor,
            // To the minute, as the page shows "… minutes ago".
            at: `${at.toISOString().slice(0, 16)}:00.000Z`,
            ...(rhythm ? { rhythm } : {}),
          },
        ]
  })
}

const week = 7 * 24 * 3_600_000

/** Returns the amount given to a campaign in the last seven days, less refunds, in the minor unit of its currency. */
export async function readWeekTotal(
  tx: Tx,
  { id, mode, now }: { id: string; mode: PaymentMode; now: Date },
): Promise<number> {
  const [row] = await tx
    .select({ minor: sql<number>`coalesce(sum(${leftForGift}), 0)::float8` })
    .from(gifts)
    .where(
      and(
        eq(gifts.campaignId, id),
        eq(gifts.mode, mode),
        eq(gifts.currency, currencyOf(id)),
        gte(gifts.paidAt, new Date(now.getTime() - week)),
      ),
    )
  return Math.max(0, row?.minor ?? 0)
}
