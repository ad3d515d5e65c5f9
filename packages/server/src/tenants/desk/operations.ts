import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { requestApproval } from '@minaret/staff/approvals'
import { containsSecretKey, settingOf } from '@minaret/staff/configuration'
import { getDeskUrl, type StaffServices } from '@minaret/staff/members'
import { originProblem } from '@minaret/foundation/tenancy'
import { bankDetailsChange, originChange } from './approvalKinds.ts'
import { messages as texts } from './messages.gen.ts'
import { readProtected } from './protectedSettings.ts'

/** Converts an address to its origin, adding https if there is no scheme; undefined if it has a path or is not valid. */
function toOrigin(text: string): string | undefined {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(url)) return undefined
  const { origin, pathname, search, hash, username } = new URL(url)
  if (pathname !== '/' || search !== '' || hash !== '' || username !== '') return undefined
  return origin.startsWith('https://') && originProblem(origin) === undefined ? origin : undefined
}

/** Viewing the settings that need two owners, and requesting changes. */
export const protectedOperations = {
  protectedView: ({ db, tenant }) => db(async (tx) => done(await readProtected(tx, tenant.id))),

  async bankDetailsRequest(call) {
    const { db, tenant, member, body, now } = call
    if (member.demonstration) return refuse(403, texts.demonstrationOnly)
    const text = body.text.trim()
    if (containsSecretKey(text)) return refuse(422, texts.secretProblem, { text: texts.secretProblem })
    const result = text === '' ? { value: null } : settingOf('bankDetails')?.form?.read(text, '')
    if (!result || 'problem' in result) return refuse(422, texts.bankProblem, { text: texts.bankProblem })
    const before = body.before ?? null
    if (result.value === before) return refuse(422, texts.unchanged, { text: texts.unchanged })
    const payload = { before, after: result.value }
    const request = { tenant, address: getDeskUrl(call), now, by: member.accountId, kind: bankDetailsChange, payload }
    return db((tx) => requestApproval({ ...request, tx }))
  },

  async originRequest(call) {
    const { db, tenant, member, body, now } = call
    if (member.demonstration) return refuse(403, texts.demonstrationOnly)
    // An origin to be removed is compared as stored, without normalising it.
    const origin = body.allow ? toOrigin(body.origin.trim()) : body.origin
    if (origin === undefined) return refuse(422, texts.originProblem, { origin: texts.originProblem })
    const payload = { use: body.use, origin, allow: body.allow }
    const request = { tenant, address: getDeskUrl(call), now, by: member.accountId, kind: originChange, payload }
    return db((tx) => requestApproval({ ...request, tx }))
  },
} satisfies DeskOperations<'protectedView' | 'bankDetailsRequest' | 'originRequest', StaffServices>
