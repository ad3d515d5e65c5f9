import type { DeskLogContent } from '@minaret/foundation/db'
import { inEachLanguage, type Language, type LocalizedText } from '@minaret/foundation/i18n'
import { readRoles } from '@minaret/plans'
import { staffEmailWords } from './emailWords.ts'
import { messages as texts } from './messages.gen.ts'

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
      (language) =>
        texts.didInvite({ name: name[language], email: text(content, 'email'), roles: rolesIn(language, content) })[
          language
        ],
    ),
  staffJoined: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage((language) => texts.didJoin({ name: name[language], roles: rolesIn(language, content) })[language]),
  staffRolesChanged: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage(
      (language) =>
        texts.didChange({ name: name[language], other: text(content, 'name'), roles: rolesIn(language, content) })[
          language
        ],
    ),
  staffRemoved: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage((language) => texts.didRemove({ name: name[language], other: text(content, 'name') })[language]),
} as const
