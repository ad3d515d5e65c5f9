import type { ContentField, ContentKindName, ContentProblem } from '@minaret/contract/desk'
import type { Language, LocalizedText } from '@minaret/foundation/i18n'
import type { ValueProblem } from './decode.ts'
import { fieldAt } from './describe.ts'
import { messages as say } from './problems/messages.gen.ts'

/** What to write instead, by the kind of field. */
function fieldText(field: ContentField | undefined): LocalizedText {
  switch (field?.type) {
    case 'line':
    case 'alt':
      return say.line({ most: String(field.most ?? 300) })
    case 'moment':
    case 'eventEnd':
      return say.moment
    case 'day':
    case 'days':
      return say.day
    case 'time':
      return say.time
    case 'whole':
      return say.whole({ low: String(field.low ?? 0), high: String(field.high ?? 0) })
    case 'degrees':
      return say.degrees({ low: String(field.low ?? 0), high: String(field.high ?? 0) })
    case 'link':
      return say.linkField
    case 'contact':
      return say.contact
    case 'https':
      return say.https
    case 'email':
      return say.email
    case 'amount':
    case 'amounts':
      return say.amount
    case 'currency':
    case 'currencies':
      return say.currency
    case 'picture':
    case 'file':
      return say.fileGone
    case 'choice':
    case 'weekday':
    case 'weekdays':
    case 'yesNo':
    case 'timeZone':
    case 'cause':
      return say.choice
    default:
      return say.field
  }
}

function textOf({ code, about = '' }: ValueProblem, field: ContentField | undefined): LocalizedText {
  if (code === 'field') return fieldText(field)
  if (code === 'fixed') return say.fixed({ value: about })
  if (code === 'placesTaken') return say.placesTaken({ taken: about })
  return say[code]
}

/** A problem as whoever writes reads it. */
export const describeProblem =
  (name: ContentKindName, language: Language) =>
  (problem: ValueProblem): ContentProblem => ({
    path: problem.path.map(String),
    ...(problem.line === undefined ? {} : { line: problem.line }),
    message: textOf(problem, fieldAt(name, problem.path))[language],
  })
