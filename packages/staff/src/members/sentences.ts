import type { DeskLogContent } from '@minaret/foundation/db'
import { inEachLanguage, type Language, type LocalizedText } from '@minaret/foundation/i18n'
import { readRoles } from '@minaret/plans'
import { staffEmailWords } from './emailWords.ts'
import { staffMessages as say } from './messages/index.ts'

/** Roles as one reads them, from the names the log holds. */
const rolesIn = (language: Language, { values }: DeskLogContent) =>
  readRoles(String(values.roles ?? '').split(','))
    .map((role) => staffEmailWords[language].roles[role])
    .join(', ')

const text = ({ values }: DeskLogContent, key: string) => String(values[key] ?? '')

/** The sentences of the log about staff, by the kind of entry. */
export const staffSentences = {
  staffInvited: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage(
      (language) => say.didInvite(name[language], text(content, 'email'), rolesIn(language, content))[language],
    ),
  staffJoined: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage((language) => say.didJoin(name[language], rolesIn(language, content))[language]),
  staffRolesChanged: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage(
      (language) => say.didChange(name[language], text(content, 'name'), rolesIn(language, content))[language],
    ),
  staffRemoved: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage((language) => say.didRemove(name[language], text(content, 'name'))[language]),
} as const
