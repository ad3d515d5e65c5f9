import { inArray } from 'drizzle-orm'
import type { DeskOperations } from '@minaret/foundation/operations'
import { staffAccounts } from '@minaret/foundation/db'
import { chooseLanguage, type Language } from '@minaret/foundation/i18n'
import { done } from '@minaret/foundation/responses'
import { type InstallationLogEntry, readInstallationLog } from '@minaret/foundation/staff'
import type { InstallationServices } from './services.ts'
import { messages as texts } from './messages.gen.ts'

/** Entries per page. */
const pageSize = 50

/** Describes an entry in a language. @param who the current name of the person who acted */
function sentenceOf({ kind, mosque, content }: InstallationLogEntry, who: string, language: Language): string {
  const [slug, { reason = texts.noReason[language], plans = '', text = '', plan = '' }] = [mosque ?? '', content]
  switch (kind) {
    case 'approved':
      return texts.logApproved({ who, mosque: slug })[language]
    case 'declined':
      return texts.logDeclined({ who, mosque: slug, reason })[language]
    case 'suspended':
      return texts.logSuspended({ who, mosque: slug, reason })[language]
    case 'opened':
      return texts.logOpened({ who, mosque: slug, reason })[language]
    case 'planChanged':
      return texts.logPlan({ who, mosque: slug, plans })[language]
    case 'limitsChanged':
      return texts.logLimits({ who, plan, text })[language]
    case 'announced':
      return texts.logAnnounced({ who, text })[language]
    case 'announcementEnded':
      return texts.logEnded({ who, text })[language]
    default:
      return texts.logOther({ who })[language]
  }
}

/** Log entries of installation owners and of equivalent commands. */
export const installationLogOperations = {
  installationLogList: ({ database, query, request }) =>
    database.forAccount()(async (tx) => {
      const rows = await readInstallationLog(tx, { limit: pageSize + 1, before: query.before })
      const page = rows.slice(0, pageSize)
      const ids = page.flatMap(({ accountId }) => accountId ?? [])
      const accounts =
        ids.length === 0 ? [] : await tx.select().from(staffAccounts).where(inArray(staffAccounts.id, ids))
      const language = chooseLanguage({ request })
      const nameOf = (accountId: string | null) =>
        accountId === null
          ? texts.command[language]
          : (accounts.find(({ id }) => id === accountId)?.name ?? texts.formerOwner[language])
      const lastEntry = page.at(-1)
      return done({
        entries: page.map((entry) => ({
          position: entry.position,
          at: entry.at.toISOString(),
          sentence: sentenceOf(entry, nameOf(entry.accountId), language),
        })),
        ...(rows.length > pageSize && lastEntry ? { next: lastEntry.position } : {}),
      })
    }),
} satisfies DeskOperations<'installationLogList', InstallationServices>
