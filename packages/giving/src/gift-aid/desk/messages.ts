import type { DetailsProblem } from '../../charity/index.ts'
import type { GiftAidDoubt, GiftAidRefusal } from '../index.ts'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from './messages.gen.ts'

/** Messages for gifts that cannot be claimed. */
export const refusalMessages: Readonly<Record<GiftAidRefusal, LocalizedText>> = {
  said_no: texts.saidNo,
  cause: texts.cause,
  matched: texts.matched,
  disputed: texts.disputed,
  went_back: texts.wentBack,
  too_late: texts.tooLate,
  undeclared: texts.undeclared,
}

/** Messages for doubtful gifts. */
export const doubtMessages: Readonly<Record<GiftAidDoubt, LocalizedText>> = {
  company: texts.company,
  several: texts.several,
  other_name: texts.otherName,
  script: texts.script,
  form: texts.form,
  not_home: texts.notHome,
  abroad: texts.abroad,
  postcode: texts.postcode,
  hmrc: texts.hmrc,
  withdrawable: texts.withdrawable,
  old: texts.old,
}

/** Messages for invalid fields of the charity's details. */
export const problemMessages: Readonly<Record<DetailsProblem, LocalizedText>> = {
  required: texts.required,
  reference: texts.reference,
  name: texts.nameProblem,
  number: texts.numberProblem,
  year_end: texts.yearEndProblem,
  title: texts.titleProblem,
  first_name: texts.firstNameProblem,
  last_name: texts.lastNameProblem,
  postcode: texts.postcodeProblem,
  phone: texts.phoneProblem,
}

/** Returns the advice for an error found by HMRC, by the last part of its XPath. */
export function adviceOn(field: string | null): LocalizedText {
  if (field === 'Ttl' || field === 'Fore' || field === 'Sur') return texts.adviceName
  if (field === 'House' || field === 'Postcode' || field === 'Overseas') return texts.adviceHome
  return field === 'Date' || field === 'Total' ? texts.adviceGift : texts.adviceOther
}
