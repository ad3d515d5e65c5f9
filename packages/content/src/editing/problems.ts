import type { ContentField, ContentKindName, ContentProblem } from '@minaret/contract/desk'
import type { Language, LocalizedText } from '@minaret/foundation/i18n'
import type { ValueProblem } from './decode.ts'
import { fieldAt } from './describe.ts'
import { messages as texts } from './problems/messages.gen.ts'

/** The message for an invalid value, by the type of its field. */
function fieldText(field: ContentField | undefined): LocalizedText {
  switch (field?.type) {
    case 'line':
    case 'alt':
      return texts.line({ most: field.most ?? 300 })
    case 'moment':
    case 'eventEnd':
      return texts.moment
    case 'day':
    case 'days':
      return texts.day
    case 'time':
      return texts.time
    case 'whole':
      return texts.whole({ low: String(field.low ?? 0), high: String(field.high ?? 0) })
    case 'degrees':
      return texts.degrees({ low: String(field.low ?? 0), high: String(field.high ?? 0) })
    case 'link':
      return texts.linkField
    case 'contact':
      return texts.contact
    case 'https':
      return texts.https
    case 'email':
      return texts.email
    case 'amount':
    case 'amounts':
      return texts.amount
    case 'currency':
    case 'currencies':
      return texts.currency
    case 'picture':
    case 'file':
      return texts.fileGone
    case 'choice':
    case 'weekday':
    case 'weekdays':
    case 'yesNo':
    case 'timeZone':
    case 'cause':
      return texts.choice
    default:
      return texts.field
  }
}

function textOf({ code, about = '' }: ValueProblem, field: ContentField | undefined): LocalizedText {
  if (code === 'field') return fieldText(field)
  if (code === 'missing') return texts.missing({ field: field?.key ?? '' })
  if (code === 'fixed') return texts.fixed({ value: about })
  if (code === 'placesTaken') return texts.placesTaken({ taken: Number(about) })
  return texts[code]
}

/** Creates a function that describes problems in the user's language. */
export const describeProblem =
  (name: ContentKindName, language: Language) =>
  (problem: ValueProblem): ContentProblem => ({
    path: problem.path.map(String),
    ...(problem.line === undefined ? {} : { line: problem.line }),
    message: textOf(problem, fieldAt(name, problem.path))[language],
  })
