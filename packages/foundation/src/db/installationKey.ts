import { installation } from './installation.ts'
import type { Database, Tx } from './database.ts'
import { OperatorError } from '../base/OperatorError.ts'
import type { Secrets } from '../base/secrets.ts'

/** A key's mark: hosts know by it whether they hold the same one, and nobody learns the key from it. */
export const getKeyFingerprint = (secrets: Pick<Secrets, 'derive'>): string =>
  secrets.derive('mark of the key').toString('base64url')

/** Uses whose marks are compared later: their keys stay when `SECRETS_KEY` is another. */
export const lastingKeyUses = ['offline gifts', 'gift aid address', 'signup marks'] as const

/** What a lasting key is sealed to. */
export const lastingKeyContext = (use: string): string => `kept key ${use}`

/** Takes or finds the one row that all hosts of this database share. */
export async function readInstallation(tx: Tx, keyMark: string): Promise<typeof installation.$inferSelect> {
  await tx.insert(installation).values({ keyMark }).onConflictDoNothing()
  const [row] = await tx.select().from(installation)
  if (!row) throw new Error('The installation row could not be read from the database.')
  return row
}

/** The host's secrets, with the lasting keys that stand in the installation or come from the key before. */
export function withLastingKeys(
  secrets: Secrets,
  { keyMark, kept }: { keyMark: string; kept: Record<string, string> },
): Secrets {
  const { before } = secrets
  const source = before && keyMark === getKeyFingerprint(before) ? before : secrets
  const lasting = new Map<string, Buffer>(
    lastingKeyUses.map((use) => {
      const sealed = kept[use]
      return [
        use,
        sealed
          ? Buffer.from(secrets.open(Buffer.from(sealed, 'base64'), lastingKeyContext(use)), 'base64')
          : source.derive(use),
      ]
    }),
  )
  return { ...secrets, derive: (use) => lasting.get(use) ?? secrets.derive(use) }
}

/**
 * Sees to it that all hosts of a database hold the same key: the first one leaves its mark. With another key a host would
 * log out whoever the others let in, and could open no payment keys. While keys are turned over, one of the two is theirs.
 * @returns the secrets to work with: keys that outlive a change of `SECRETS_KEY` are in place
 * @throws OperatorError with what to do, when no key is theirs
 */
export async function verifyKey(database: Database, secrets: Secrets): Promise<Secrets> {
  const own = getKeyFingerprint(secrets)
  const row = await database.asOwner((tx) => readInstallation(tx, own))
  const { before } = secrets
  if (row.keyMark === own || (before && row.keyMark === getKeyFingerprint(before))) return withLastingKeys(secrets, row)
  throw new OperatorError(
    before
      ? `The servers of this database use another key: neither SECRETS_KEY nor SECRETS_KEY_PREVIOUS matches it. Set SECRETS_KEY_PREVIOUS to the key in use until now.`
      : `The servers of this database use another key. Set SECRETS_KEY to that key. If it was never set, it is in the file secrets.key in the DATA_DIR of the server that was started first. To rotate the key, set SECRETS_KEY_PREVIOUS to the key in use until now. If that key is lost for good, delete the one row of the table "installation" and start again: everybody has to log in again, and payment accounts have to be connected again.`,
  )
}
