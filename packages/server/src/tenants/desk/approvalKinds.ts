import { writeLog } from '@minaret/foundation/staff'
import { z } from 'zod'
import { approvalKind } from '@minaret/staff/approvals'
import { storeSetting } from '@minaret/staff/configuration'
import { messages as texts } from './messages.gen.ts'
import { changeOrigin, readProtected } from './protectedSettings.ts'

const ownersOnly = { askedBy: ['owner'], approvedBy: ['owner'] } as const

/** Joins the lines of bank details for use in a sentence. */
const joinLines = (text: string) => text.split(/\s*\n\s*/).join(', ')

/** Approval of new bank details for donors. */
export const bankDetailsChange = approvalKind({
  name: 'bankDetails',
  ...ownersOnly,
  payload: z.object({ before: z.string().nullable(), after: z.string().nullable() }),
  describe: ({ after }) => (after === null ? texts.askNoBank : texts.askBank({ text: joinLines(after) })),
  async problem({ tx, tenant }, { before }) {
    const { bankDetails = null } = await readProtected(tx, tenant.id)
    return bankDetails === before ? undefined : texts.bankChangedSince
  },
  async perform({ tx, requestedBy, now }, { after }) {
    await storeSetting(tx, 'bankDetails', after ?? undefined)
    const kind = after === null ? 'bankDetailsRemoved' : 'bankDetailsChanged'
    await writeLog(tx, { accountId: requestedBy.id, kind, content: { values: {} }, now })
  },
})

/** Approval of allowing or disallowing a website to frame the donate page or to call the API. */
export const originChange = approvalKind({
  name: 'origin',
  ...ownersOnly,
  payload: z.object({ use: z.enum(['frames', 'calls']), origin: z.string(), allow: z.boolean() }),
  describe({ use, origin, allow }) {
    if (use === 'frames') return allow ? texts.askFrame({ origin }) : texts.askNoFrame({ origin })
    return allow ? texts.askCalls({ origin }) : texts.askNoCalls({ origin })
  },
  async problem({ tx, tenant }, { use, origin, allow }) {
    const current = await readProtected(tx, tenant.id)
    if (current[use].includes(origin) !== allow) return undefined
    return allow ? texts.alreadyAllowed : texts.notAllowed
  },
  async perform({ tx, tenant, requestedBy, now }, change) {
    await changeOrigin(tx, tenant.id, change)
    const kind = change.allow ? 'originAllowed' : 'originDisallowed'
    await writeLog(tx, { accountId: requestedBy.id, kind, content: { values: { origin: change.origin } }, now })
  },
})

/** Approval kinds of the settings that need two owners. */
export const settingApprovalKinds = [bankDetailsChange, originChange]
