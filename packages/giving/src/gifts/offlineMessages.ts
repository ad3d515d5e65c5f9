import type { CommandWording } from '@minaret/foundation/base'
import { formatMoney } from '@minaret/money'
import type { OfflineGiftCodes } from '../causes/OfflineGiftError.ts'
import { referenceOf } from '../records/reference.ts'

const formatMinute = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')

/** Messages of the commands for gifts recorded by hand. */
export const offlineMessages: CommandWording<OfflineGiftCodes> = {
  noCause: ({ causeId, others }) =>
    others.length === 0
      ? 'This mosque has no causes yet, and every gift needs one. Add a cause to the folder causes/ and run "content import".'
      : `There is no cause "${causeId}". Available: ${others.join(', ')}.`,
  noCampaign: ({ causeId, campaignId, others }) =>
    others.length === 0
      ? `The cause "${causeId}" has no campaigns. Leave out --campaign.`
      : `The cause "${causeId}" has no campaign "${campaignId}". Available: ${others.join(', ')}.`,
  noNeed: ({ needId, others }) =>
    others.length === 0
      ? 'That campaign has no items. Leave out --need.'
      : `That campaign has no item "${needId}". Available: ${others.join(', ')}.`,
  needAlone: () => 'An item belongs to a campaign. Add --campaign, or leave out --need.',
  currency: ({ currency }) =>
    `That campaign is in ${currency.toUpperCase()}. Record the gift in that currency, or without --campaign.`,
  needFull({ title, leftMinor, currency, heldUntil }) {
    const leftText = formatMoney(leftMinor, currency, 'en')
    const reservationText = heldUntil
      ? `; card payments have reserved some of it until ${heldUntil.toISOString().slice(11, 16)} UTC`
      : ''
    return `Only ${leftText} of "${title}" is still needed${reservationText}. Record ${leftText} with --need and the rest without, or the full amount without --need.`
  },
  recorded: ({ giftId, recordedAt }) =>
    `That gift is already recorded: ${referenceOf(giftId)}, on ${formatMinute(recordedAt)} UTC. If this is another gift, add --again, or a different --note.`,
  byCard: () => 'That gift was paid by card. Refund it with "payments refund" instead.',
  removed: () => 'That gift has already been removed.',
}
