import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { requestApproval } from '@minaret/staff/approvals'
import { holdsSecretKey, settingOf } from '@minaret/staff/configuration'
import { deskAddress, type StaffServices } from '@minaret/staff/members'
import { originProblem } from '@minaret/foundation/tenancy'
import { bankDetailsChange, originChange } from './approvalKinds.ts'
import { messages as say } from './messages.gen.ts'
import { readProtected } from './protectedSettings.ts'

/** An address as people copy it, as browsers send its origin: without a page, and with https where that is missing. */
function toOrigin(text: string): string | undefined {
  const typed = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(typed)) return undefined
  const { origin, pathname, search, hash, username } = new URL(typed)
  if (pathname !== '/' || search !== '' || hash !== '' || username !== '') return undefined
  return origin.startsWith('https://') && originProblem(origin) === undefined ? origin : undefined
}

/** The settings that take two owners: what they are, and asking for others. */
export const protectedOperations = {
  protectedView: ({ db, tenant }) => db(async (tx) => done(await readProtected(tx, tenant.id))),

  async bankDetailsRequest(call) {
    const { db, tenant, member, body, now } = call
    if (member.demonstration) return refuse(403, say.demonstrationOnly)
    const text = body.text.trim()
    if (holdsSecretKey(text)) return refuse(422, say.secretProblem, { text: say.secretProblem })
    const read = text === '' ? { value: null } : settingOf('bankDetails')?.form?.read(text, '')
    if (!read || 'problem' in read) return refuse(422, say.bankProblem, { text: say.bankProblem })
    const before = body.before ?? null
    if (read.value === before) return refuse(422, say.unchanged, { text: say.unchanged })
    const payload = { before, after: read.value }
    const request = { tenant, address: deskAddress(call), now, by: member.accountId, kind: bankDetailsChange, payload }
    return db((tx) => requestApproval({ ...request, tx }))
  },

  async originRequest(call) {
    const { db, tenant, member, body, now } = call
    if (member.demonstration) return refuse(403, say.demonstrationOnly)
    // One that is allowed already is removed as it stands, whatever it is.
    const origin = body.allow ? toOrigin(body.origin.trim()) : body.origin
    if (origin === undefined) return refuse(422, say.originProblem, { origin: say.originProblem })
    const payload = { use: body.use, origin, allow: body.allow }
    const request = { tenant, address: deskAddress(call), now, by: member.accountId, kind: originChange, payload }
    return db((tx) => requestApproval({ ...request, tx }))
  },
} satisfies DeskOperations<'protectedView' | 'bankDetailsRequest' | 'originRequest', StaffServices>
