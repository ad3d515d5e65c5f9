import type { PostedFields } from '@minaret/domain'
import type { Entered } from '../entered.ts'

/** How much and how often, as hidden fields of the steps after it. */
export const giftFields = ({ amount, currency, often, startsOn = '', until = '' }: Entered): PostedFields => ({
  amountMinor: amount.ok ? String(amount.amountMinor) : '',
  currency,
  often,
  startsOn,
  until,
})

const on = (is: boolean) => (is ? 'on' : '')

/** Who gives, as hidden fields of the steps around theirs. */
export function donorFields({ donor: { name, email, anonymous, message, giftAid } }: Entered): PostedFields {
  const { claim, always, overseas, title, firstName, lastName, house, postcode } = giftAid
  return {
    name,
    email,
    anonymous: on(anonymous),
    message,
    giftAid: claim === undefined ? '' : claim ? 'yes' : 'no',
    'giftAid.always': on(always),
    'giftAid.title': title,
    'giftAid.firstName': firstName,
    'giftAid.lastName': lastName,
    'giftAid.house': house,
    'giftAid.postcode': postcode,
    'giftAid.overseas': on(overseas),
  }
}
