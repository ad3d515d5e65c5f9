import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { mails, type Tx } from '@minaret/foundation/db'

const readAddress = (field: 'to' | 'replyTo') => sql`lower(normalize(trim(${mails.letter} ->> ${field}), NFC))`

/**
 * Deletes unsent emails to an address, and unsent messages from it to the mosque.
 * @param kinds limits this to emails to the address of these kinds, for an unverified address
 */
export async function deleteUnsentEmails(
  tx: Tx,
  emailKey: string,
  { kinds }: { kinds?: readonly string[] } = {},
): Promise<void> {
  const isRecipient = eq(readAddress('to'), emailKey)
  const condition = kinds
    ? and(isRecipient, inArray(mails.kind, [...kinds]))
    : or(isRecipient, eq(readAddress('replyTo'), emailKey))
  await tx.delete(mails).where(and(ne(mails.state, 'sent'), condition))
}
