import type { DetailsSection } from '@minaret/contract/desk'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { Form } from '../form.ts'
import { messages as say } from './messages.gen.ts'
import type { SectionName } from './sections.ts'

/** What to type instead, beside a field whose text cannot be read. */
export function problemOf(form: Form | undefined): LocalizedText {
  switch (form?.kind) {
    case 'line':
      return say.lineProblem({ most: form.most ?? 0 })
    case 'text':
      return say.textProblem({ most: form.most ?? 0 })
    case 'link':
      return say.linkProblem
    case 'email':
      return say.emailProblem
    case 'phone':
      return say.phoneProblem
    case 'colour':
      return say.colourProblem
    case 'picture':
      return say.pictureProblem
    case 'languages':
      return say.languagesProblem
    default:
      return say.choiceProblem
  }
}

type Values = DetailsSection['values']

const isEmpty = (text: string | undefined) => (text ?? '').trim() === ''

/** What a section as a whole cannot be, by the field where it is put right. */
export function rulesProblems(section: SectionName, values: Values): Record<string, LocalizedText> {
  const problems: Record<string, LocalizedText> = {}
  if (section === 'identity' && isEmpty(values.websiteName)) problems['websiteName'] = say.nameNeeded
  if (section === 'languages') {
    const { language = 'en', languages = '' } = values
    const offered = languages.split(',').map((one) => one.trim())
    if (languages !== '' && !offered.includes(language)) problems['languages'] = say.mainLanguageNeeded
  }
  if (section === 'links')
    for (const [link, text] of [
      ['whatsappGroupLink', 'whatsappGroupText'],
      ['whatsappGroupLink2', 'whatsappGroupText2'],
    ] as const)
      if (isEmpty(values[link]) && !isEmpty(values[text])) problems[link] = say.groupLinkNeeded
  return problems
}
