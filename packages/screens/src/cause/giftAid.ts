import type { GiftAidAnswer } from '@minaret/contract'
import { giftAidWording, type PostcodeProblem, postcodeProblem, readPostcode } from '@minaret/money'
import type { GiftAidFields } from './giftAidFields.ts'

export { asksGiftAid, type GiftAidFields, emptyGiftAid } from './giftAidFields.ts'

/** A name as two, for the donor to put right: all but the last word, and the last. */
export function namesIn(name: string): Pick<GiftAidFields, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName: last }
}

/** The longest a claim's columns may be (HMRC's schedule), in characters; a title HMRC does not take is left out of a claim. */
export const longest = { title: 20, firstName: 35, lastName: 35, house: 40 } as const

/** The fields of a declaration that can be wrong, in the form's order. */
export const giftAidFields = ['claim', 'title', 'firstName', 'lastName', 'house', 'postcode'] as const
export type GiftAidField = (typeof giftAidFields)[number]

/** What is wrong with one of them. */
export type GiftAidProblem = 'empty' | 'long' | PostcodeProblem

const lengthOf = (text: string) => Array.from(text.trim()).length

/** What is wrong with the answer, by field. */
export function giftAidProblems(answers: GiftAidFields): Partial<Record<GiftAidField, GiftAidProblem>> {
  if (answers.claim === undefined) return { claim: 'empty' }
  if (!answers.claim) return {}
  const problems: Partial<Record<GiftAidField, GiftAidProblem>> = {}
  for (const field of ['title', 'firstName', 'lastName', 'house'] as const) {
    if (lengthOf(answers[field]) > longest[field]) problems[field] = 'long'
    else if (field !== 'title' && lengthOf(answers[field]) === 0) problems[field] = 'empty'
  }
  if (!answers.overseas && !answers.postcode.trim()) problems.postcode = 'empty'
  else if (!answers.overseas) {
    const problem = postcodeProblem(answers.postcode)
    if (problem) problems.postcode = problem
  }
  return problems
}

/** The answer as the host takes it. */
export function giftAidAnswer(answers: GiftAidFields): GiftAidAnswer {
  if (!answers.claim) return { claim: false }
  const { title, firstName, lastName, house, postcode, overseas, always } = answers
  return {
    claim: true,
    wording: giftAidWording,
    scope: always ? 'past_and_future' : 'this',
    ...(title.trim() ? { title: title.trim() } : {}),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    house: house.trim(),
    ...(overseas ? { overseas } : { postcode: readPostcode(postcode) ?? postcode.trim() }),
  }
}
