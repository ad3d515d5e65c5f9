import { inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import { list } from '@minaret/messages'
import type { Role } from '@minaret/plans'
import { messages } from './roles/messages.gen.ts'

/** Lists the names of roles, for a sentence. */
export const roleList = (roles: readonly Role[]): LocalizedText =>
  inEachLanguage((language) =>
    list(
      roles.map((role) => messages[role][language]),
      language,
    ),
  )
