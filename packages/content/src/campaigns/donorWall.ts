import { createHash } from 'node:crypto'
import type { PaymentMode, WallGift } from '@minaret/contract'
import { type Tx } from '@minaret/foundation/db'
import { campaignQueries } from './campaignQueries.ts'

/** Matches a plain first name: no address, no advertisement, no title such as "Dr.". */
const plainName = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u

/** Returns a donor's first name, or undefined if the first word is not a plain name. */
export function firstName(name: string): string | undefined {
  const [firstWord = ''] = name.normalize('NFC').trim().split(/\s+/u)
  return plainName.test(firstWord) ? firstWord : undefined
}

/** A public id for a gift, derived by a hash, as anyone who knows the gift's own id can open its receipt page. */
const publicIdOf = (id: string) => createHash('sha256').update(`wall ${id}`).digest('base64url').slice(0, 6)

/**
 * Reads the newest gifts of a campaign for its public page: first names only, and amounts without the fee cover, in the
 * minor unit of the campaign's currency.
 */
export async function readWall(tx: Tx, values: { id: string; mode: PaymentMode }): Promise<WallGift[]> {
  const rows = await campaignQueries.wall(tx).execute(values)
  return rows.flatMap(({ id, name, anonymous, amountMinor, coverMinor, at, rhythm }) => {
    const donorName = anonymous ? undefined : firstName(name)
    return at === null
      ? []
      : [
          {
            id: publicIdOf(id),
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
  const weekAgo = new Date(now.getTime() - week)
  const [row] = await campaignQueries.weekTotal(tx).execute({ id, mode, weekAgo })
  return Math.max(0, row?.minor ?? 0)
}
