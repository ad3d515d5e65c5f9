import { eq } from 'drizzle-orm'
import { type Tx, gifts } from '@minaret/foundation/db'
import { referenceOf } from '../records/reference.ts'
import { findGift, type Gift } from '../records/giftStore.ts'
import { startsWith, findOnly } from '@minaret/foundation/tenancy'

const isReference = (typed: string) => /^[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}$/i.test(typed)

/**
 * The gift by card that was typed: its reference, its id, or the beginning of that.
 * @throws OperatorError when there is none, or more than one
 */
export async function findCardGift(tx: Tx, typed: string): Promise<Gift> {
  const byCard = eq(gifts.how, 'card')
  const ids = isReference(typed)
    ? (await tx.select({ id: gifts.id }).from(gifts).where(byCard)).filter(
        ({ id }) => referenceOf(id) === typed.toUpperCase(),
      )
    : await tx.select({ id: gifts.id }).from(gifts).where(startsWith(gifts.id, typed)).limit(2)
  const { id } = findOnly(ids, typed, 'gift', 'payments list')
  const gift = await findGift(tx, id)
  if (!gift) throw new Error('A gift is missing.')
  return gift
}
