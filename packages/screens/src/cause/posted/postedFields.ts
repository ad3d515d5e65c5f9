import type { PostedFields } from '@minaret/domain'
import type { FormValues } from '../formValues.ts'

/** Amount and schedule as hidden fields for the later steps. */
export const giftFields = ({ amount, currency, often, startsOn = '', until = '' }: FormValues): PostedFields => ({
  amountMinor: amount.ok ? String(amount.amountMinor) : '',
  currency,
  often,
  startsOn,
  until,
})

const checkboxValue = (checked: boolean) => (checked ? 'on' : '')

/** The donor's details as hidden fields for the other steps. */
export function donorFields({ donor: { name, email, anonymous, message, giftAid } }: FormValues): PostedFields {
  const { claim, always, overseas, title, firstName, lastName, house, postcode } = giftAid
  return {
    name,
    email,
    anonymous: checkboxValue(anonymous),
    message,
    giftAid: claim === undefined ? '' : claim ? 'yes' : 'no',
    'giftAid.always': checkboxValue(always),
    'giftAid.title': title,
    'giftAid.firstName': firstName,
    'giftAid.lastName': lastName,
    'giftAid.house': house,
    'giftAid.postcode': postcode,
    'giftAid.overseas': checkboxValue(overseas),
  }
}
