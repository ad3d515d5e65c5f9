import type { GiftAidAnswer } from '@minaret/contract'
import { giftAidWording, type PostcodeProblem, postcodeProblem, readPostcode } from '@minaret/money'
import type { GiftAidFields } from './giftAidFields.ts'

export { asksGiftAid, type GiftAidFields, emptyGiftAid } from './giftAidFields.ts'

/** Splits a name before its last word, for the donor to correct. */
export function splitName(name: string): Pick<GiftAidFields, 'firstName' | 'lastName'> {
  const nameParts = name.trim().split(/\s+/)
  const lastName = nameParts.length > 1 ? (nameParts.pop() ?? '') : ''
  return { firstName: nameParts.join(' '), lastName }
}

/** Maximum lengths of a claim's columns in characters (HMRC's schedule); a claim omits a title that HMRC does not accept. */
export const maxLengths = { title: 20, firstName: 35, lastName: 35, house: 40 } as const

/** The validated fields of a declaration, in the form's order. */
export const giftAidFields = ['claim', 'title', 'firstName', 'lastName', 'house', 'postcode'] as const
export type GiftAidField = (typeof giftAidFields)[number]

/** A problem with a declaration field. */
export type GiftAidProblem = 'empty' | 'long' | PostcodeProblem

const lengthOf = (text: string) => Array.from(text.trim()).length

/** Validates the declaration; returns the problems by field. */
export function giftAidProblems(values: GiftAidFields): Partial<Record<GiftAidField, GiftAidProblem>> {
  if (values.claim === undefined) return { claim: 'empty' }
  if (!values.claim) return {}
  const problems: Partial<Record<GiftAidField, GiftAidProblem>> = {}
  for (const field of ['title', 'firstName', 'lastName', 'house'] as const) {
    if (lengthOf(values[field]) > maxLengths[field]) problems[field] = 'long'
    else if (field !== 'title' && lengthOf(values[field]) === 0) problems[field] = 'empty'
  }
  if (!values.overseas && !values.postcode.trim()) problems.postcode = 'empty'
  else if (!values.overseas) {
    const problem = postcodeProblem(values.postcode)
    if (problem) problems.postcode = problem
  }
  return problems
}

/** The declaration in the contract's form. */
export function giftAidAnswer(values: GiftAidFields): GiftAidAnswer {
  if (!values.claim) return { claim: false }
  const { title, firstName, lastName, house, postcode, overseas, always } = values
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
