import {
  type GiftAidField,
  giftAidFields,
  type GiftAidProblem,
  giftAidProblems,
  type GiftAidFields,
} from './giftAid.ts'

/** What the donor says about themselves. */
export type Details = { name: string; email: string; message: string; giftAid: GiftAidFields }

/** The fields of this step as the contract names them, in their order; in `giftAid` itself it is the yes or no that is wrong. */
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

/** The standard pattern of an address (specification, section 5): something before an @, and a domain with a dot. */
const address = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/** How many characters a name may have. */
export const longestName = 100

/** How many characters the words to the mosque may have, as the host counts them. */
export const longestMessage = 500

/** How the contract names a field of a declaration. */
export const fieldOf = (field: GiftAidField): DetailsField => (field === 'claim' ? 'giftAid' : `giftAid.${field}`)

/**
 * What is wrong with the details, by field.
 * @param asked whether Gift Aid is asked about
 */
export function detailsProblems({ name, email, message, giftAid }: Details, hasGiftAid: boolean): DetailsProblems {
  const problems: DetailsProblems = {}
  if (!name.trim()) problems.name = 'empty'
  else if (name.trim().length > longestName) problems.name = 'long'
  if (!email.trim()) problems.email = 'empty'
  else if (!address.test(email.trim()) || email.trim().length > 254) problems.email = 'unreadable'
  if (Array.from(message.trim()).length > longestMessage) problems.message = 'long'
  const declared = hasGiftAid ? giftAidProblems(giftAid) : {}
  for (const field of giftAidFields) {
    const problem = declared[field]
    if (problem) problems[fieldOf(field)] = problem
  }
  return problems
}

/** Whether something the host found wrong is said in this step. */
export const isDetail = (field: string): field is DetailsField => detailsFields.some((each) => each === field)

/** The host names the donor's own fields after the contract's `donor`. */
export const detailNamed = (field: string): string => field.replace(/^donor\./, '')
