import type { DraftKey } from '@minaret/contract/desk'
import { type Secrets, sha256 } from '@minaret/foundation/base'

function keyFrom(secrets: Secrets, accountId: string): DraftKey {
  const key = secrets.derive(`desk drafts ${accountId}`)
  return { id: sha256(key.toString('hex')).toString('hex').slice(0, 16), key: key.toString('base64url') }
}

/**
 * The keys that drafts on an account's devices are encrypted with: its own alone, so that what stays on a device after
 * logging out can be read by nobody else. The first is current; another opens what was stored before `SECRETS_KEY` changed.
 */
export const draftKeysOf = (secrets: Secrets, accountId: string): DraftKey[] =>
  [secrets, ...(secrets.before ? [secrets.before] : [])].map((each) => keyFrom(each, accountId))
