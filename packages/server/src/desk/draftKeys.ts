import type { DraftKey } from '@minaret/contract/desk'
import { type Secrets, sha256 } from '@minaret/foundation/base'

function deriveKey(secrets: Secrets, accountId: string): DraftKey {
  const key = secrets.derive(`desk drafts ${accountId}`)
  return { id: sha256(key.toString('hex')).toString('hex').slice(0, 16), key: key.toString('base64url') }
}

/**
 * Returns the encryption keys of the drafts on an account's devices. They belong to one account, so that no one else can
 * read the drafts that remain on a device after logging out. The first is current; a second decrypts drafts stored before
 * `SECRETS_KEY` changed.
 */
export const draftKeysOf = (secrets: Secrets, accountId: string): DraftKey[] =>
  [secrets, ...(secrets.before ? [secrets.before] : [])].map((source) => deriveKey(source, accountId))
