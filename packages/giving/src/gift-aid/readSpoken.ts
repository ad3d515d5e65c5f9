import type { SpokenDeclaration } from '@minaret/contract/desk'
import { postcodeProblem, spokenGiftAidWording } from '@minaret/money'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { type GiftAidDetails, readDetails } from './answer.ts'
import { messages as texts } from './messages.gen.ts'

type SpokenForm = Pick<SpokenDeclaration, 'title' | 'firstName' | 'lastName' | 'house' | 'postcode' | 'overseas'>

const postcodeMessages = { unreadable: texts.theirPostcode, crown: texts.theirCrown, bfpo: texts.bfpo } as const

/** Validates a spoken declaration entered by staff. @returns its details, or the errors by field */
export function readSpoken(form: SpokenForm): { details: GiftAidDetails } | { errors: Record<string, LocalizedText> } {
  const result = readDetails({ ...form, claim: true, wording: spokenGiftAidWording, scope: 'past_and_future' })
  if ('details' in result) return result
  const messagesByField: Readonly<Record<string, LocalizedText>> = {
    firstName: texts.theirFirstName,
    lastName: texts.theirLastName,
    house: form.overseas ? texts.theirAddress : texts.theirHouse,
    postcode: postcodeMessages[postcodeProblem(form.postcode) ?? 'unreadable'],
  }
  return {
    errors: Object.fromEntries(
      Object.entries(result.errors).map(([key, message]) => {
        const field = key.replace(/^giftAid\./, '')
        return [field, messagesByField[field] ?? message]
      }),
    ),
  }
}
