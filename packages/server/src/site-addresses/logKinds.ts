import { domainToUnicode } from 'node:url'
import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { addDomain, removeDomain } from './changeDomains.ts'
import { messages as texts } from './messages.gen.ts'
import { releaseDomain } from './assignDomain.ts'

const readValue = (content: DeskLogContent | null, field: string) => String(content?.values[field] ?? '')

const describeDomain = (
  sentence: (values: { name: Text; domain: string }) => LocalizedText,
): Pick<LogKind, 'describe'> => ({
  describe: (content, name) => sentence({ name, domain: domainToUnicode(readValue(content, 'domain')) }),
})

/** Log kinds of a site's own domains. */
export const siteAddressLogKinds: LogKinds = {
  domainAdded: {
    ...describeDomain(texts.didAdd),
    undo: {
      permission: 'domainRemove',
      // Only the tables’ owner may write host names.
      async runWithDatabase({ database, db, tenant, member, now }, { content }) {
        const domain = readValue(content, 'domain')
        const writer = { tenantId: tenant.id, accountId: member.accountId, now }
        const change = await db((tx) => removeDomain({ tx, ...writer }, domain))
        if (change === undefined) return { conflict: { undone: texts.notUsed, now: texts.notUsed } }
        await releaseDomain(database, tenant.id, domain)
        return { change, message: texts.removed }
      },
    },
  },
  domainRemoved: {
    ...describeDomain(texts.didRemove),
    undo: {
      permission: 'domainAdd',
      async run({ db, tenant, member, now }, { content }) {
        const writer = { tenantId: tenant.id, accountId: member.accountId, now }
        const token = readValue(content, 'token')
        const change = await db((tx) => addDomain({ tx, ...writer }, readValue(content, 'domain'), token))
        return change === undefined
          ? { conflict: { undone: texts.used, now: texts.used } }
          : { change, message: texts.addedAgain }
      },
    },
  },
}
