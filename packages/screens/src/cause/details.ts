import {
  type GiftAidField,
  giftAidFields,
  type GiftAidProblem,
  giftAidProblems,
  type GiftAidFields,
} from './giftAid.ts'

/** The donor's details. */
export type Details = { name: string; email: string; message: string; giftAid: GiftAidFields }

/** The fields of this step by their contract names, in order; `giftAid` itself is the yes or no. */
export const detailsFields = [
  'name',
  'email',
  'message',
  'giftAid',
  'giftAid.title',
  'giftAid.firstName',
  'giftAid.lastName',
  'giftAid.house',
  'giftAid.postcode',
] as const
export type DetailsField = (typeof detailsFields)[number]

export type DetailsProblems = Partial<Record<DetailsField, GiftAidProblem>>

/** The standard pattern of an email address (specification, section 5): a local part, an @, and a domain with a dot. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/** The maximum number of characters of a name. */
export const maxNameLength = 100

/** The maximum number of code points of a message, as the server counts them. */
export const maxMessageLength = 500

/** The contract's name of a declaration field. */
export const contractFieldOf = (field: GiftAidField): DetailsField =>
  field === 'claim' ? 'giftAid' : `giftAid.${field}`

/**
 * Validates the details; returns the problems by field.
 * @param hasGiftAid whether the form has the Gift Aid question
 */
export function detailsProblems({ name, email, message, giftAid }: Details, hasGiftAid: boolean): DetailsProblems {
  const problems: DetailsProblems = {}
  if (!name.trim()) problems.name = 'empty'
  else if (name.trim().length > maxNameLength) problems.name = 'long'
  if (!email.trim()) problems.email = 'empty'
  else if (!emailPattern.test(email.trim()) || email.trim().length > 254) problems.email = 'unreadable'
  if (Array.from(message.trim()).length > maxMessageLength) problems.message = 'long'
  const declarationProblems = hasGiftAid ? giftAidProblems(giftAid) : {}
  for (const field of giftAidFields) {
    const problem = declarationProblems[field]
    if (problem) problems[contractFieldOf(field)] = problem
  }
  return problems
}

/** Whether a field of a server error belongs to this step. */
export const isDetail = (field: string): field is DetailsField => detailsFields.some((detail) => detail === field)

/** Removes the contract's `donor.` prefix from a field name. */
export const withoutDonorPrefix = (field: string): string => field.replace(/^donor\./, '')
