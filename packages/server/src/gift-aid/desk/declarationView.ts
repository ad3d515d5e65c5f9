import type { GiftAidDeclarationListed } from '@minaret/contract/desk'
import type { Declaration } from '@minaret/giving/gift-aid'
import { giftAidWords } from '@minaret/money'

/** A declaration as the desk shows it, with the words that were agreed to. */
export const declarationView = (row: Declaration): GiftAidDeclarationListed => ({
  id: row.id,
  name: [row.title, row.firstName, row.lastName].filter(Boolean).join(' '),
  address: [row.house, row.postcode].filter(Boolean).join(', '),
  email: row.email,
  scope: row.scope,
  agreedAt: row.agreedAt.toISOString(),
  words: [
    giftAidWords(row.wording)?.declaration(row.charity, row.scope),
    ...(giftAidWords(row.wording)?.notes ?? []),
  ].join('\n'),
  channel: row.channel,
  counts: row.provedAt !== null,
  ...(row.cancelledAt ? { cancelledAt: row.cancelledAt.toISOString() } : {}),
})
