import type { DeskLogContent } from '@minaret/foundation/db'
import { inEachLanguage, type Language, type LocalizedText } from '@minaret/foundation/i18n'
import { readRoles } from '@minaret/plans'
import { messages as texts } from './messages.gen.ts'
import { roleList } from './roles.ts'

/** The names of roles in an entry of the log. */
const formatRoles = (language: Language, { values }: DeskLogContent) =>
  roleList(readRoles(String(values.roles ?? '').split(',')))[language]

const readText = ({ values }: DeskLogContent, key: string) => String(values[key] ?? '')

/** The sentences of log entries about staff, by kind. */
export const staffSentences = {
  staffInvited: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage(
      (language) =>
        texts.didInvite({
          name: name[language],
          email: readText(content, 'email'),
          roles: formatRoles(language, content),
        })[language],
    ),
  staffJoined: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage(
      (language) => texts.didJoin({ name: name[language], roles: formatRoles(language, content) })[language],
    ),
  staffRolesChanged: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage(
      (language) =>
        texts.didChange({
          name: name[language],
          other: readText(content, 'name'),
          roles: formatRoles(language, content),
        })[language],
    ),
  staffRemoved: (content: DeskLogContent, name: LocalizedText): LocalizedText =>
    inEachLanguage((language) => texts.didRemove({ name: name[language], other: readText(content, 'name') })[language]),
} as const
