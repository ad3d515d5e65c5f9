import { paidByOf, referenceOf, wallClock, writeAmount, type RecordedGift } from '@minaret/server/operator'

/** Describes a recorded gift for a command's output. */
export function describeGift({ gift, receiptNumber, cause, campaign, need }: RecordedGift, timeZone: string) {
  const { id, amountMinor, currency, state, mode, donorName, note, paidAt, createdAt, causeId } = gift
  return {
    id,
    reference: referenceOf(id),
    receipt: receiptNumber,
    state,
    mode,
    how: paidByOf(gift),
    amount: writeAmount(amountMinor, currency),
    amountMinor,
    currency,
    cause,
    causeId,
    campaign,
    need,
    donor: donorName || undefined,
    note: note ?? undefined,
    day: wallClock(paidAt ?? createdAt, timeZone).date,
    writtenDown: createdAt.toISOString(),
  }
}
