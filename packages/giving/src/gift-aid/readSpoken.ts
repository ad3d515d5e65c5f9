import type { SpokenDeclaration } from '@minaret/contract/desk'
import { postcodeProblem, spokenGiftAidWording } from '@minaret/money'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { type GiftAidDetails, readDetails } from './answer.ts'
import { messages as say } from './messages.gen.ts'

type Typed = Pick<SpokenDeclaration, 'title' | 'firstName' | 'lastName' | 'house' | 'postcode' | 'overseas'>

const postcodeSentences = { unreadable: say.theirPostcode, crown: say.theirCrown, bfpo: say.bfpo } as const

/** Reads what a donor declared by word of mouth, as staff typed it: what it says, or what is wrong with it, by field. */
export function readSpoken(typed: Typed): { details: GiftAidDetails } | { errors: Record<string, LocalizedText> } {
  const read = readDetails({ ...typed, claim: true, wording: spokenGiftAidWording, scope: 'past_and_future' })
  if ('details' in read) return read
  const sentences: Readonly<Record<string, LocalizedText>> = {
    firstName: say.theirFirstName,
    lastName: say.theirLastName,
    house: typed.overseas ? say.theirAddress : say.theirHouse,
    postcode: postcodeSentences[postcodeProblem(typed.postcode) ?? 'unreadable'],
  }
  return {
    errors: Object.fromEntries(
      Object.entries(read.errors).map(([key, sentence]) => {
        const field = key.replace(/^giftAid\./, '')
        return [field, sentences[field] ?? sentence]
      }),
    ),
  }
}
