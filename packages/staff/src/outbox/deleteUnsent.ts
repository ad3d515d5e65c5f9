import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { mails, type Tx } from '@minaret/foundation/db'

const addressIn = (field: 'to' | 'replyTo') => sql`lower(normalize(trim(${mails.letter} ->> ${field}), NFC))`

/**
 * Takes back the emails to somebody, and what they wrote to the mosque, that have not gone out.
 * @param kinds only those to them of these kinds: for an address nobody has shown to be theirs
 */
export async function deleteUnsentEmails(
  tx: Tx,
  emailKey: string,
  { kinds }: { kinds?: readonly string[] } = {},
): Promise<void> {
  const toThem = eq(addressIn('to'), emailKey)
  const whose = kinds ? and(toThem, inArray(mails.kind, [...kinds])) : or(toThem, eq(addressIn('replyTo'), emailKey))
  await tx.delete(mails).where(and(ne(mails.state, 'sent'), whose))
}
