import type { SpokenDeclaration } from '@minaret/contract/desk'
import { postcodeProblem, spokenGiftAidWording } from '@minaret/money'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { type GiftAidDetails, readDetails } from './answer.ts'
import { messages as say } from './messages.gen.ts'

type SpokenForm = Pick<SpokenDeclaration, 'title' | 'firstName' | 'lastName' | 'house' | 'postcode' | 'overseas'>

const postcodeSentences = { unreadable: say.theirPostcode, crown: say.theirCrown, bfpo: say.bfpo } as const

/** Validates a spoken declaration entered by staff. @returns its details, or the errors by field */
export function readSpoken(form: SpokenForm): { details: GiftAidDetails } | { errors: Record<string, LocalizedText> } {
  const result = readDetails({ ...form, claim: true, wording: spokenGiftAidWording, scope: 'past_and_future' })
  if ('details' in result) return result
  const sentences: Readonly<Record<string, LocalizedText>> = {
    firstName: say.theirFirstName,
    lastName: say.theirLastName,
    house: form.overseas ? say.theirAddress : say.theirHouse,
    postcode: postcodeSentences[postcodeProblem(form.postcode) ?? 'unreadable'],
  }
  return {
    errors: Object.fromEntries(
      Object.entries(result.errors).map(([key, sentence]) => {
        const field = key.replace(/^giftAid\./, '')
        return [field, sentences[field] ?? sentence]
      }),
    ),
  }
}
