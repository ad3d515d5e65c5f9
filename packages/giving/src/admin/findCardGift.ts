import { eq } from 'drizzle-orm'
import { type Tx, gifts } from '@minaret/foundation/db'
import { referenceOf } from '../records/reference.ts'
import { findGift, type Gift } from '../records/giftStore.ts'
import { startsWith, requireSingleRow } from '@minaret/foundation/tenancy'

const isReference = (query: string) => /^[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}$/i.test(query)

/**
 * Finds a card gift by its reference, its id or a prefix of its id.
 * @throws OperatorError if none or more than one matches
 */
export async function findCardGift(tx: Tx, query: string): Promise<Gift> {
  const isByCard = eq(gifts.how, 'card')
  const ids = isReference(query)
    ? (await tx.select({ id: gifts.id }).from(gifts).where(isByCard)).filter(
        ({ id }) => referenceOf(id) === query.toUpperCase(),
      )
    : await tx.select({ id: gifts.id }).from(gifts).where(startsWith(gifts.id, query)).limit(2)
  const { id } = requireSingleRow(ids, query, 'gift', 'payments list')
  const gift = await findGift(tx, id)
  if (!gift) throw new Error('The gift is missing.')
  return gift
}
