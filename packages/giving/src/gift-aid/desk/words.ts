import type { DetailsProblem } from '../../charity/index.ts'
import type { GiftAidDoubt, GiftAidRefusal } from '../index.ts'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { messages as say } from './messages.gen.ts'

/** Messages for gifts that cannot be claimed. */
export const refusalWords: Readonly<Record<GiftAidRefusal, LocalizedText>> = {
  said_no: say.saidNo,
  cause: say.cause,
  matched: say.matched,
  disputed: say.disputed,
  went_back: say.wentBack,
  too_late: say.tooLate,
  undeclared: say.undeclared,
}

/** Messages for doubtful gifts. */
export const doubtWords: Readonly<Record<GiftAidDoubt, LocalizedText>> = {
  company: say.company,
  several: say.several,
  other_name: say.otherName,
  script: say.script,
  form: say.form,
  not_home: say.notHome,
  abroad: say.abroad,
  postcode: say.postcode,
  hmrc: say.hmrc,
  withdrawable: say.withdrawable,
  old: say.old,
}

/** Messages for invalid fields of the charity's details. */
export const problemWords: Readonly<Record<DetailsProblem, LocalizedText>> = {
  required: say.required,
  reference: say.reference,
  name: say.nameProblem,
  number: say.numberProblem,
  year_end: say.yearEndProblem,
  title: say.titleProblem,
  first_name: say.firstNameProblem,
  last_name: say.lastNameProblem,
  postcode: say.postcodeProblem,
  phone: say.phoneProblem,
}

/** Returns the advice for an error found by HMRC, by the last part of its XPath. */
export function adviceOn(field: string | null): LocalizedText {
  if (field === 'Ttl' || field === 'Fore' || field === 'Sur') return say.adviceName
  if (field === 'House' || field === 'Postcode' || field === 'Overseas') return say.adviceHome
  return field === 'Date' || field === 'Total' ? say.adviceGift : say.adviceOther
}
