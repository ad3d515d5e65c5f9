import type { Tx } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import { type ContactWishes, type Donor, saveContact, wishesOf } from '../index.ts'

/** The transaction of a change, and the account that makes it. */
export type DonorWriter = { tx: Tx; accountId: string; now: Date }

/** Whether contact wishes are equal. */
export const areSamePreferences = (a: ContactWishes, b: ContactWishes): boolean =>
  a.email === b.email && a.call === b.call && a.post === b.post

/**
 * Changes how a locked donor may be contacted, and logs it. The log contains the wishes but no phone number, as it outlives erased
 * donors.
 * @returns the id of the log entry to undo it; undefined if the wishes have not changed
 */
export async function changeContact(
  { tx, accountId, now }: DonorWriter,
  donor: Donor,
  wishes: ContactWishes,
  { kind, phone }: { kind: string; phone?: string },
): Promise<string | undefined> {
  const previousWishes = wishesOf(donor)
  const isSamePhone = phone === undefined || phone === donor.phone
  if (areSamePreferences(previousWishes, wishes) && isSamePhone) return undefined
  await saveContact(tx, donor, wishes, phone)
  const subject = `donor ${donor.id}`
  const change = await writeLog(tx, {
    accountId,
    kind,
    subject,
    content: { values: {}, before: previousWishes, after: wishes },
    now,
  })
  return areSamePreferences(previousWishes, wishes) ? undefined : change
}
