import type { GiftAidAnswer } from '@minaret/contract'
import type { causes } from '../db/content.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** A giver's answer to Gift Aid as it may be stored; `undefined` where it is not asked. */
export type GiftAidSaid = { claim: false } | { claim: true; answer: GiftAidAnswer } | undefined

/** Whether a gift of this currency to this cause may be declared for Gift Aid, and the giver must say yes or no. */
export const asksGiftAid = (
  cause: Pick<typeof causes.$inferSelect, 'giftAid'>,
  currency: string,
  { config }: Pick<Tenant, 'config'>,
): boolean => cause.giftAid && currency === 'gbp' && config.country === 'GB'

/** Reads the giver's answer: what it says, or what is wrong with it, by field. */
export function readGiftAid(
  answer: GiftAidAnswer | undefined,
  asked: boolean,
): { said: GiftAidSaid } | { errors: Record<string, string> } {
  if (!asked || answer === undefined) return { said: undefined }
  return { said: answer.claim ? { claim: true, answer } : { claim: false } }
}
