import type { Words } from '../app/WordsProvider.tsx'
import { type DetailsField, type DetailsProblems, detailsFields, longestMessage, longestName } from './details.ts'
import { type GiftAidProblem, type GiftAidFields, longest } from './giftAid.ts'

/** What is wrong with the details, in words, by field. */
export function sentencesOf(
  problems: DetailsProblems,
  giftAid: Pick<GiftAidFields, 'overseas'>,
  words: Words<'cause'>,
): Partial<Record<DetailsField, string>> {
  return Object.fromEntries(
    detailsFields.flatMap((field) => {
      const problem = problems[field]
      return problem ? [[field, sentenceOf(field, problem, giftAid, words)]] : []
    }),
  )
}

function sentenceOf(
  field: DetailsField,
  problem: GiftAidProblem,
  { overseas }: Pick<GiftAidFields, 'overseas'>,
  { t, format }: Words<'cause'>,
): string {
  const { errors, message, giftAid } = t.cause
  const long = (most: number) => giftAid.errors.long({ count: most, figure: format.number(most) })
  switch (field) {
    case 'name':
      return problem === 'long'
        ? errors.name.long({ count: longestName, figure: format.number(longestName) })
        : errors.name.empty
    case 'email':
      return problem === 'empty' ? errors.email.empty : errors.email.unreadable
    case 'message':
      return message.long({ count: longestMessage, figure: format.number(longestMessage) })
    case 'giftAid':
      return giftAid.errors.claim
    case 'giftAid.title':
      return long(longest.title)
    case 'giftAid.firstName':
      return problem === 'long' ? long(longest.firstName) : giftAid.errors.firstName
    case 'giftAid.lastName':
      return problem === 'long' ? long(longest.lastName) : giftAid.errors.lastName
    case 'giftAid.house':
      if (problem === 'long') return long(longest.house)
      return overseas ? giftAid.errors.address : giftAid.errors.house
    case 'giftAid.postcode':
      return giftAid.errors.postcode[problem === 'long' ? 'unreadable' : problem]
  }
}
