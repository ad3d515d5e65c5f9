import type { GiftAidAnswer } from '@minaret/contract'
import {
  type GiftAidScope,
  giftAidWording,
  giftAidText,
  type PostcodeProblem,
  postcodeProblem,
  readPostcode,
} from '@minaret/money'
import type { causes } from '@minaret/foundation/db'
import { toSingleLine } from '@minaret/foundation/email'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { writeForHmrc } from '../hmrc/hmrcText.ts'
import { messages as texts } from './messages.gen.ts'

/** The details of a donor's declaration. */
export type GiftAidDetails = {
  wording: string
  scope: GiftAidScope
  title?: string
  firstName: string
  lastName: string
  house: string
  /** In capitals with one space; undefined if the home is outside the United Kingdom. */
  postcode?: string
  overseas: boolean
}

/** A donor's choice on Gift Aid; undefined if it is not offered. */
export type GiftAidChoice = { claim: false } | { claim: true; answer: GiftAidDetails } | undefined

type ReadResult = { choice: GiftAidChoice } | { errors: Record<string, LocalizedText> }

/** Whether Gift Aid is offered for a gift, so that the donor must choose yes or no. */
export const isGiftAidOffered = (
  cause: Pick<typeof causes.$inferSelect, 'giftAid'>,
  currency: string,
  { config }: Pick<Tenant, 'config'>,
): boolean => cause.giftAid && currency === 'gbp' && config.country === 'GB'

const postcodeMessages: Record<PostcodeProblem, LocalizedText> = {
  unreadable: texts.postcode,
  crown: texts.crown,
  bfpo: texts.bfpo,
}

/** Checks the text as HMRC reads it: symbols, emoji and accents are removed from a claim, which may leave nothing. */
const hasLetter = (text: string) => /\p{L}/u.test(writeForHmrc(text).text)
const hasLetterOrDigit = (text: string) => /[\p{L}\p{N}]/u.test(writeForHmrc(text).text)

/** Validates a declaration. @returns its details with normalised spaces and capitals, or the errors by field */
export function readDetails(
  answer: GiftAidAnswer,
): { details: GiftAidDetails } | { errors: Record<string, LocalizedText> } {
  const { wording = '', overseas = false, scope } = answer
  const [title, firstName, lastName, house] = [answer.title, answer.firstName, answer.lastName, answer.house].map(
    (text = '') => toSingleLine(text),
  )
  const postcode = overseas ? undefined : readPostcode(answer.postcode ?? '')
  const errors: Record<string, LocalizedText> = {
    ...(wording === giftAidWording || giftAidText(wording) ? {} : { 'giftAid.wording': texts.wording }),
    ...(scope ? {} : { 'giftAid.scope': texts.scope }),
    ...(firstName && hasLetter(firstName) ? {} : { 'giftAid.firstName': texts.firstName }),
    ...(lastName && hasLetter(lastName) ? {} : { 'giftAid.lastName': texts.lastName }),
    ...(house && hasLetterOrDigit(house)
      ? {}
      : {
          'giftAid.house': overseas ? texts.address : texts.house,
        }),
    ...(overseas || postcode
      ? {}
      : {
          'giftAid.postcode': postcodeMessages[postcodeProblem(answer.postcode ?? '') ?? 'unreadable'],
        }),
  }
  if (Object.keys(errors).length > 0 || !scope || !firstName || !lastName || !house) return { errors }
  return { details: { wording, scope, title: title || undefined, firstName, lastName, house, postcode, overseas } }
}

/**
 * Validates the donor's choice. @returns the choice, or the errors by field. If Gift Aid is offered there is no default: the donor
 * must choose yes or no before giving.
 */
export function readGiftAid(answer: GiftAidAnswer | undefined, isOffered: boolean): ReadResult {
  if (!isOffered) return { choice: undefined }
  if (answer === undefined) return { errors: { giftAid: texts.missingChoice } }
  if (!answer.claim) return { choice: { claim: false } }
  const result = readDetails(answer)
  return 'errors' in result ? result : { choice: { claim: true, answer: result.details } }
}
