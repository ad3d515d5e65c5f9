import type { Messages } from '../app/MessagesProvider.tsx'
import { type DetailsField, type DetailsProblems, detailsFields, maxMessageLength, maxNameLength } from './details.ts'
import { type GiftAidProblem, type GiftAidFields, maxLengths } from './giftAid.ts'

/** The error messages of the details, by field. */
export function detailsMessages(
  problems: DetailsProblems,
  giftAid: Pick<GiftAidFields, 'overseas'>,
  messages: Messages<'giftDetails'>,
): Partial<Record<DetailsField, string>> {
  return Object.fromEntries(
    detailsFields.flatMap((field) => {
      const problem = problems[field]
      return problem ? [[field, messageOf(field, problem, giftAid, messages)]] : []
    }),
  )
}

function messageOf(
  field: DetailsField,
  problem: GiftAidProblem,
  { overseas }: Pick<GiftAidFields, 'overseas'>,
  { t, format }: Messages<'giftDetails'>,
): string {
  const { errors, message, giftAid } = t.giftDetails
  const tooLongMessage = (maxLength: number) =>
    giftAid.errors.long({ count: maxLength, figure: format.number(maxLength) })
  switch (field) {
    case 'name':
      return problem === 'long'
        ? errors.name.long({ count: maxNameLength, figure: format.number(maxNameLength) })
        : errors.name.empty
    case 'email':
      return problem === 'empty' ? errors.email.empty : errors.email.unreadable
    case 'message':
      return message.long({ count: maxMessageLength, figure: format.number(maxMessageLength) })
    case 'giftAid':
      return giftAid.errors.claim
    case 'giftAid.title':
      return tooLongMessage(maxLengths.title)
    case 'giftAid.firstName':
      return problem === 'long' ? tooLongMessage(maxLengths.firstName) : giftAid.errors.firstName
    case 'giftAid.lastName':
      return problem === 'long' ? tooLongMessage(maxLengths.lastName) : giftAid.errors.lastName
    case 'giftAid.house':
      if (problem === 'long') return tooLongMessage(maxLengths.house)
      return overseas ? giftAid.errors.address : giftAid.errors.house
    case 'giftAid.postcode':
      return giftAid.errors.postcode[problem === 'long' ? 'unreadable' : problem]
  }
}
