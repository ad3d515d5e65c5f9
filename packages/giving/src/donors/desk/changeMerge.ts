import { writeLog } from '@minaret/foundation/staff'
import { mergeDonor, separateDonor } from '../index.ts'
import type { DonorWriter } from './changeContact.ts'

/**
 * Lists a donor's entry as another's, or, with null, for itself again, and writes that to the log.
 * @returns the entry of the log that undoes it; nothing where it was changed since
 */
export async function changeMerge(
  { tx, accountId, now }: DonorWriter,
  id: string,
  into: string | null,
): Promise<string | undefined> {
  const before = into === null ? await separateDonor(tx, id) : (await mergeDonor(tx, id, into)) ? null : undefined
  if (before === undefined) return undefined
  return writeLog(tx, {
    accountId,
    kind: into === null ? 'donorSeparated' : 'donorMerged',
    subject: `donor ${id}`,
    content: { values: {}, before, after: into },
    now,
  })
}
