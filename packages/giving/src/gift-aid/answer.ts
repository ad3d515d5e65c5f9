import type { GiftAidAnswer } from '@minaret/contract'
import {
  type GiftAidScope,
  giftAidWording,
  giftAidWords,
  type PostcodeProblem,
  postcodeProblem,
  readPostcode,
} from '@minaret/money'
import type { causes } from '@minaret/foundation/db'
import { oneLine } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { writeForHmrc } from '../hmrc/hmrcText.ts'
import { messages as say } from './messages.gen.ts'

/** What a donor declares, in the form it is stored and claimed in. */
export type GiftAidDetails = {
  wording: string
  scope: GiftAidScope
  title?: string
  firstName: string
  lastName: string
  house: string
  /** Capitals with one space; missing where the home is not in the United Kingdom. */
  postcode?: string
  overseas: boolean
}

/** A donor's answer to Gift Aid as it may be stored; `undefined` where it is not asked. */
export type GiftAidChoice = { claim: false } | { claim: true; answer: GiftAidDetails } | undefined

type ReadResult = { choice: GiftAidChoice } | { errors: Record<string, LocalizedText> }

/** Whether a gift of this currency to this cause may be declared for Gift Aid, and the donor must say yes or no. */
export const isGiftAidOffered = (
  cause: Pick<typeof causes.$inferSelect, 'giftAid'>,
  currency: string,
  { config }: Pick<Tenant, 'config'>,
): boolean => cause.giftAid && currency === 'gbp' && config.country === 'GB'

const postcodeSentences: Record<PostcodeProblem, LocalizedText> = {
  unreadable: say.postcode,
  crown: say.crown,
  bfpo: say.bfpo,
}

/** What HMRC will read decides: signs, pictures and marks are left out of a claim, and may leave nothing. */
const hasLetter = (text: string) => /\p{L}/u.test(writeForHmrc(text).text)
const hasLetterOrDigit = (text: string) => /[\p{L}\p{N}]/u.test(writeForHmrc(text).text)

/** What is wrong with a declaration, by field, and what it says once its spaces and capitals are put right. */
export function readDetails(
  answer: GiftAidAnswer,
): { details: GiftAidDetails } | { errors: Record<string, LocalizedText> } {
  const { wording = '', overseas = false, scope } = answer
  const [title, firstName, lastName, house] = [answer.title, answer.firstName, answer.lastName, answer.house].map(
    (text = '') => oneLine(text),
  )
  const postcode = overseas ? undefined : readPostcode(answer.postcode ?? '')
  const errors: Record<string, LocalizedText> = {
    ...(wording === giftAidWording || giftAidWords(wording) ? {} : { 'giftAid.wording': say.wording }),
    ...(scope ? {} : { 'giftAid.scope': say.scope }),
    ...(firstName && hasLetter(firstName) ? {} : { 'giftAid.firstName': say.firstName }),
    ...(lastName && hasLetter(lastName) ? {} : { 'giftAid.lastName': say.lastName }),
    ...(house && hasLetterOrDigit(house)
      ? {}
      : {
          'giftAid.house': overseas ? say.address : say.house,
        }),
    ...(overseas || postcode
      ? {}
      : {
          'giftAid.postcode': postcodeSentences[postcodeProblem(answer.postcode ?? '') ?? 'unreadable'],
        }),
  }
  if (Object.keys(errors).length > 0 || !scope || !firstName || !lastName || !house) return { errors }
  return { details: { wording, scope, title: title || undefined, firstName, lastName, house, postcode, overseas } }
}

/**
 * Reads the donor's answer: what it says, or what is wrong with it, by field. Where it is asked there is no default: the
 * donor has said yes or no, or does not give yet.
 */
export function readGiftAid(answer: GiftAidAnswer | undefined, asked: boolean): ReadResult {
  if (!asked) return { choice: undefined }
  if (answer === undefined) return { errors: { giftAid: say.answer } }
  if (!answer.claim) return { choice: { claim: false } }
  const read = readDetails(answer)
  return 'errors' in read ? read : { choice: { claim: true, answer: read.details } }
}
