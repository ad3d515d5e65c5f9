import type { DetailsSection } from '@minaret/contract/desk'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { Form } from '../form.ts'
import { messages as texts } from './messages.gen.ts'
import type { SectionName } from './sections.ts'

/** The message beside a field with an invalid value. */
export function getProblem(form: Form | undefined): LocalizedText {
  switch (form?.kind) {
    case 'line':
      return texts.lineProblem({ most: form.maxLength ?? 0 })
    case 'text':
      return texts.textProblem({ most: form.maxLength ?? 0 })
    case 'link':
      return texts.linkProblem
    case 'email':
      return texts.emailProblem
    case 'phone':
      return texts.phoneProblem
    case 'colour':
      return texts.colourProblem
    case 'picture':
      return texts.pictureProblem
    case 'languages':
      return texts.languagesProblem
    default:
      return texts.choiceProblem
  }
}

type Values = DetailsSection['values']

const isEmpty = (text: string | undefined) => (text ?? '').trim() === ''

/** Returns the problems with the combination of a section’s values, by the field to correct. */
export function rulesProblems(section: SectionName, values: Values): Record<string, LocalizedText> {
  const problems: Record<string, LocalizedText> = {}
  if (section === 'identity' && isEmpty(values.websiteName)) problems['websiteName'] = texts.nameNeeded
  if (section === 'languages') {
    const { language = 'en', languages = '' } = values
    const offeredLanguages = languages.split(',').map((code) => code.trim())
    if (languages !== '' && !offeredLanguages.includes(language)) problems['languages'] = texts.mainLanguageNeeded
  }
  if (section === 'links')
    for (const [link, text] of [
      ['whatsappGroupLink', 'whatsappGroupText'],
      ['whatsappGroupLink2', 'whatsappGroupText2'],
    ] as const)
      if (isEmpty(values[link]) && !isEmpty(values[text])) problems[link] = texts.groupLinkNeeded
  return problems
}
