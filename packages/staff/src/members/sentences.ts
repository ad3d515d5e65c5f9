import type { DeskLogContent } from '@minaret/foundation/db'
import type { Language, LocalizedText } from '@minaret/foundation/i18n'
import { readRoles } from '@minaret/plans'
import { staffEmailWords } from './emailWords.ts'
import { staffMessages as say } from './messages/index.ts'

/** Roles as one reads them, from the names the log holds. */
const rolesIn = (language: Language, { values }: DeskLogContent) =>
  readRoles(String(values.roles ?? '').split(','))
    .map((role) => staffEmailWords[language].roles[role])
    .join(', ')

const text = ({ values }: DeskLogContent, key: string) => String(values[key] ?? '')

const inEach = (make: (language: Language) => string): LocalizedText => ({
  en: make('en'),
  ar: make('ar'),
  ur: make('ur'),
})

/** The sentences of the log about staff, by the kind of entry. */
export const staffSentences = {
  staffInvited: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEach((language) => say.didInvite(name[language], text(content, 'email'), rolesIn(language, content))[language]),
  staffJoined: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEach((language) => say.didJoin(name[language], rolesIn(language, content))[language]),
  staffRolesChanged: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEach((language) => say.didChange(name[language], text(content, 'name'), rolesIn(language, content))[language]),
  staffRemoved: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEach((language) => say.didRemove(name[language], text(content, 'name'))[language]),
} as const
