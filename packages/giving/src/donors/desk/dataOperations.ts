import type { Tx } from '@minaret/foundation/db'
import { chooseLanguage } from '@minaret/foundation/i18n'
import type { DeskOperations, MosqueCall } from '@minaret/foundation/operations'
import { done, type Refusal, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { preferencesOf } from '../index.ts'
import { wallClock } from '@minaret/timetable'
import { requestApproval } from '@minaret/staff/approvals'
import { getDeskUrl, type StaffServices } from '@minaret/staff/members'
import type { PersonalDataServices } from '../../providers/index.ts'
import { eraseApproval, maskedAs } from './erase.ts'
import { findDonorForChange, noDonor } from './find.ts'
import { countRetainedDeclarations, findDataProblem, findEntry, findEraseProblem, readGuestData } from './guestData.ts'

type DataCall = Pick<MosqueCall<'donorDataView'>, 'tenant' | 'member' | 'params'>

/** Finds the requested entry itself, even if it is merged. */
async function findRequestedEntry(tx: Tx, call: DataCall) {
  const group = await findDonorForChange(tx, call)
  if ('status' in group) return group
  return (await findEntry(tx, call.params.donor)) ?? noDonor
}

const isRefusal = (result: object): result is Refusal => 'status' in result

/** Operations on the data held about a donor without an account: a summary, a copy, and deletion. */
export const donorDataOperations = {
  donorDataView: (call) =>
    call.db(async (tx) => {
      const entry = await findRequestedEntry(tx, call)
      if (isRefusal(entry)) return entry
      const { now, personalData } = call
      const data = await readGuestData(tx, entry, { call, stores: personalData, now })
      const language = chooseLanguage({ tenant: call.tenant, request: call.request })
      const problem = await findEraseProblem(tx, entry, now, personalData)
      return done({
        email: entry.email,
        gifts: data.gifts.length,
        regularGifts: data.cycles.length,
        declarations: data.declarations.length,
        declarationsKept: await countRetainedDeclarations(tx, entry),
        applications: data.applications.length,
        registrations: data.maktab.length,
        newsletter: data.newsletter.email !== undefined,
        messages: data.messages.length,
        ...(problem ? { problem: problem[language] } : {}),
      })
    }),

  donorDataExport: (call) =>
    call.db(async (tx) => {
      const entry = await findRequestedEntry(tx, call)
      if (isRefusal(entry)) return entry
      const problem = await findDataProblem(tx, entry)
      if (problem) return refuse(409, problem)
      const { member, now, personalData, tenant } = call
      const file = {
        made: now.toISOString(),
        mosque: tenant.config.websiteName,
        donor: { name: entry.name, email: entry.email, phone: entry.phone, mayContact: preferencesOf(entry) },
        ...(await readGuestData(tx, entry, { call, stores: personalData, now })),
      }
      await writeLog(tx, { accountId: member.accountId, kind: 'donorExported', content: { values: {} }, now })
      const { date } = wallClock(now, tenant.config.timeZone)
      const base64 = Buffer.from(JSON.stringify(file, undefined, 2)).toString('base64')
      return done({ name: `donor-${tenant.slug}-${date}.json`, base64 })
    }),

  donorDataDelete: (call) =>
    call.db(async (tx) => {
      const entry = await findRequestedEntry(tx, call)
      if (isRefusal(entry)) return entry
      const { member, now, personalData, tenant } = call
      const problem = await findEraseProblem(tx, entry, now, personalData)
      if (problem) return refuse(409, problem)
      const payload = { entry: entry.id, masked: maskedAs(entry.email) }
      const address = getDeskUrl(call)
      return requestApproval({ tx, tenant, address, now, by: member.accountId, kind: eraseApproval, payload })
    }),
} satisfies DeskOperations<
  'donorDataView' | 'donorDataExport' | 'donorDataDelete',
  StaffServices & PersonalDataServices
>
