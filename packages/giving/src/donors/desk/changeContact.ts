import type { Tx } from '@minaret/foundation/db'
import { writeLog } from '@minaret/foundation/staff'
import { type ContactPreferences, type Donor, saveContact, preferencesOf } from '../index.ts'

/** The transaction of a change, and the account that makes it. */
export type DonorWriter = { tx: Tx; accountId: string; now: Date }

/** Whether contact preferences are equal. */
export const areSamePreferences = (a: ContactPreferences, b: ContactPreferences): boolean =>
  a.email === b.email && a.call === b.call && a.post === b.post

/**
 * Changes how a locked donor may be contacted, and logs it. The log contains the preferences but no phone number, because it
 * outlives erased donors.
 * @returns the id of the log entry to undo it; undefined if the preferences have not changed
 */
export async function changeContact(
  { tx, accountId, now }: DonorWriter,
  donor: Donor,
  preferences: ContactPreferences,
  { kind, phone }: { kind: string; phone?: string },
): Promise<string | undefined> {
  const previousPreferences = preferencesOf(donor)
  const isSamePhone = phone === undefined || phone === donor.phone
  if (areSamePreferences(previousPreferences, preferences) && isSamePhone) return undefined
  await saveContact(tx, donor, preferences, phone)
  const subject = `donor ${donor.id}`
  const change = await writeLog(tx, {
    accountId,
    kind,
    subject,
    content: { values: {}, before: previousPreferences, after: preferences },
    now,
  })
  return areSamePreferences(previousPreferences, preferences) ? undefined : change
}
