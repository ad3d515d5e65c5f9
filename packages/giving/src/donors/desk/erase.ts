import { z } from 'zod'
import type { Database } from '@minaret/foundation/db'
import { maskAddress } from '@minaret/foundation/email-addresses'
import { addJob, payloadField } from '@minaret/foundation/jobs'
import { writeLog } from '@minaret/foundation/staff'
import { approvalKind } from '@minaret/staff/approvals'
import { type DataStores, eraseGuest, findDataProblem, findEntry } from './guestData.ts'
import { messages as say } from './messages.gen.ts'

/** Deleting what is held of a guest. The request names the entry; neither it nor the log holds an address. */
export const eraseApproval = approvalKind({
  name: 'eraseDonor',
  askedBy: ['owner'],
  approvedBy: ['owner'],
  payload: z.object({ entry: z.string(), masked: z.string() }),
  describe: ({ masked }) => say.askErase({ email: masked }),
  identity: ({ entry }) => entry,
  async problem({ tx }, { entry }) {
    const found = await findEntry(tx, entry)
    return found ? findDataProblem(tx, found) : say.noDonor
  },
  async perform({ tx, tenant, requestedBy, now }, { entry }) {
    await writeLog(tx, { accountId: requestedBy.id, kind: 'donorErased', content: { values: {} }, now })
    // What people wrote to the imam goes as well, which no owner sees: the job is the mosque's own.
    await addJob(tx, 'donor-erase', { tenantId: tenant.id, entry }, `donor-erase ${entry}`)
  },
})

/** What a request for an address is called by: enough to know it again. */
export const maskedAs = (email: string): string => maskAddress(email)

/** The job of a deletion that two people have decided. It may run any number of times. */
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
    const [tenantId, id] = [payloadField(payload, 'tenantId'), payloadField(payload, 'entry')]
    const problem = await database.forTenant(tenantId)(async (tx) => {
      const entry = await findEntry(tx, id)
      return entry && eraseGuest(tx, entry, now(), personalData)
    })
    // A regular gift that was begun meanwhile has to end first: the job comes again.
    if (problem) throw new Error(`The data of the donor ${id} can't be deleted yet: ${problem.en}`)
  },
})
