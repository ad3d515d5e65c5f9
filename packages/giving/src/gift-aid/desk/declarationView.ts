import type { GiftAidDeclarationListed } from '@minaret/contract/desk'
import { type Declaration, lastDayToWithdraw } from '../index.ts'
import { giftAidText } from '@minaret/money'

/** Converts a declaration for the desk, with the wording the donor agreed to. */
export function declarationView(row: Declaration): GiftAidDeclarationListed {
  const withdrawableUntil = lastDayToWithdraw(row)
  return {
    id: row.id,
    name: [row.title, row.firstName, row.lastName].filter(Boolean).join(' '),
    address: [row.house, row.postcode].filter(Boolean).join(', '),
    email: row.email,
    scope: row.scope,
    agreedAt: row.agreedAt.toISOString(),
    words: [
      giftAidText(row.wording)?.declaration(row.charity, row.scope),
      ...(giftAidText(row.wording)?.notes ?? []),
    ].join('\n'),
    channel: row.channel,
    counts: row.provedAt !== null,
    ...(row.recordSentAt ? { recordSentAt: row.recordSentAt.toISOString() } : {}),
    ...(withdrawableUntil ? { withdrawableUntil } : {}),
    ...(row.cancelledBy === 'withdrawn' ? { withdrawn: true } : {}),
    ...(row.cancelledAt ? { cancelledAt: row.cancelledAt.toISOString() } : {}),
  }
}
