import { installation } from './installation.ts'
import type { Database, Tx } from './database.ts'
import { OperatorError } from '../base/OperatorError.ts'
import type { Secrets } from '../base/secrets.ts'

/** Returns a key's fingerprint, by which servers check that they share a key. It does not reveal the key. */
export const getKeyFingerprint = (secrets: Pick<Secrets, 'derive'>): string =>
  secrets.derive('mark of the key').toString('base64url')

/** Uses whose hashes are compared later: their keys stay when `SECRETS_KEY` changes. */
export const lastingKeyUses = ['offline gifts', 'gift aid address', 'signup marks'] as const

/** Returns the encryption context of a lasting key. */
export const lastingKeyContext = (use: string): string => `kept key ${use}`

/** Creates or reads the single row that all servers of this database share. */
export async function readInstallation(tx: Tx, keyMark: string): Promise<typeof installation.$inferSelect> {
  await tx.insert(installation).values({ keyMark }).onConflictDoNothing()
  const [row] = await tx.select().from(installation)
  if (!row) throw new Error('The installation row could not be read from the database.')
  return row
}

/** Returns the server's secrets with the lasting keys stored in the installation or derived from the previous key. */
export function withLastingKeys(
  secrets: Secrets,
  { keyMark, kept }: { keyMark: string; kept: Record<string, string> },
): Secrets {
  const { before } = secrets
  const source = before && keyMark === getKeyFingerprint(before) ? before : secrets
  const lastingKeys = new Map<string, Buffer>(
    lastingKeyUses.map((use) => {
      const encryptedKey = kept[use]
      return [
        use,
        encryptedKey
          ? Buffer.from(secrets.open(Buffer.from(encryptedKey, 'base64'), lastingKeyContext(use)), 'base64')
          : source.derive(use),
      ]
    }),
  )
  return { ...secrets, derive: (use) => lastingKeys.get(use) ?? secrets.derive(use) }
}

/**
 * Verifies that all servers of a database share a key; the first server stores its fingerprint. With a different key a
 * server would reject the others' sessions and could not decrypt payment keys. During a rotation either key may match.
 * @returns the secrets to use: keys that outlive a change of `SECRETS_KEY` are in place
 * @throws OperatorError with instructions, if neither key matches
 */
export async function verifyKey(database: Database, secrets: Secrets): Promise<Secrets> {
  const fingerprint = getKeyFingerprint(secrets)
  const row = await database.asOwner((tx) => readInstallation(tx, fingerprint))
  const { before } = secrets
  if (row.keyMark === fingerprint || (before && row.keyMark === getKeyFingerprint(before)))
    return withLastingKeys(secrets, row)
  throw new OperatorError(
    before
      ? `The servers of this database use another key: neither SECRETS_KEY nor SECRETS_KEY_PREVIOUS matches it. Set SECRETS_KEY_PREVIOUS to the key used so far.`
      : `The servers of this database use another key. Set SECRETS_KEY to that key. If it was never set, it is in the file secrets.key in the DATA_DIR of the server that was started first. To rotate the key, set SECRETS_KEY_PREVIOUS to the key used so far. If that key is lost permanently, delete the only row of the table "installation" and start again: everyone has to log in again, and payment accounts have to be connected again.`,
  )
}
