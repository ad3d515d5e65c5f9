import { z } from 'zod'
import type { Database } from '@minaret/foundation/db'
import { maskAddress } from '@minaret/foundation/email-addresses'
import { addJob, readPayloadField } from '@minaret/foundation/jobs'
import { writeLog } from '@minaret/foundation/staff'
import { approvalKind } from '@minaret/staff/approvals'
import { type DataStores, eraseGuest, findDataProblem, findEntry } from './guestData.ts'
import { messages as texts } from './messages.gen.ts'

/** The approval to delete a guest's data. The request contains the entry's id; neither it nor the log contains an address. */
export const eraseApproval = approvalKind({
  name: 'eraseDonor',
  askedBy: ['owner'],
  approvedBy: ['owner'],
  payload: z.object({ entry: z.string(), masked: z.string() }),
  describe: ({ masked }) => texts.askErase({ email: masked }),
  identity: ({ entry }) => entry,
  async problem({ tx }, { entry }) {
    const row = await findEntry(tx, entry)
    return row ? findDataProblem(tx, row) : texts.noDonor
  },
  async perform({ tx, tenant, requestedBy, now }, { entry }) {
    await writeLog(tx, { accountId: requestedBy.id, kind: 'donorErased', content: { values: {} }, now })
    // A job, as it also deletes messages to the imam, which owners have no access to.
    await addJob(tx, 'donor-erase', { tenantId: tenant.id, entry }, `donor-erase ${entry}`)
  },
})

/** Masks the address in a request, leaving enough to recognise it. */
export const maskedAs = (email: string): string => maskAddress(email)

/** The job of an approved deletion. It may run any number of times. */
export const donorEraseTasks = ({
  database,
  now,
  personalData,
}: {
  database: Database
  now: () => Date
  personalData: DataStores
}) => ({
  async 'donor-erase'(payload: unknown) {
    const [tenantId, id] = [readPayloadField(payload, 'tenantId'), readPayloadField(payload, 'entry')]
    const problem = await database.forTenant(tenantId)(async (tx) => {
      const entry = await findEntry(tx, id)
      return entry && eraseGuest(tx, entry, now(), personalData)
    })
    // A regular gift started in the meantime must end first: the job is retried.
    if (problem) throw new Error(`The data of the donor ${id} can't be deleted yet: ${problem.en}`)
  },
})
