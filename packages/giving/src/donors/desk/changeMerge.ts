import { writeLog } from '@minaret/foundation/staff'
import { mergeDonor, separateDonor } from '../index.ts'
import type { DonorWriter } from './changeContact.ts'

/**
 * Merges a donor's entry into another, or separates it if `into` is null, and logs it.
 * @returns the id of the log entry to undo it; undefined if the entry has changed since
 */
export async function changeMerge(
  { tx, accountId, now }: DonorWriter,
  id: string,
  into: string | null,
): Promise<string | undefined> {
  const previousId = into === null ? await separateDonor(tx, id) : (await mergeDonor(tx, id, into)) ? null : undefined
  if (previousId === undefined) return undefined
  return writeLog(tx, {
    accountId,
    kind: into === null ? 'donorSeparated' : 'donorMerged',
    subject: `donor ${id}`,
    content: { values: {}, before: previousId, after: into },
    now,
  })
}
