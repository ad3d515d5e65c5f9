import type { DeskOperations } from '@minaret/contract/desk'
import { installationRights, isInstallationOperation } from './installationRights.ts'

/** The operations by which somebody changes what they log in with. */
type OwnLoginOperation = Extract<keyof DeskOperations, `ownLogin${string}`>

/**
 * What has to be shown shortly before an operation: `identity` by a passkey or a code of the authenticator app, or by having
 * logged in with either; `identityOrRecovery` by a recovery code as well, for whoever has lost the other two.
 */
export type Confirmation = 'identity' | 'identityOrRecovery'

/** What changing one's own login needs: a session that was left open, or stolen, must not bring in or lock out anybody. */
const ownLoginConfirmations: Readonly<Record<OwnLoginOperation, Confirmation | 'none'>> = {
  ownLoginView: 'none',
  ownLoginPasskeyBegin: 'identityOrRecovery',
  ownLoginPasskeyAdd: 'identityOrRecovery',
  ownLoginPasskeyRemove: 'identity',
  ownLoginCodesRenew: 'identityOrRecovery',
}

const isOwnLoginOperation = (id: string): id is OwnLoginOperation => id in ownLoginConfirmations

/** What has to be shown shortly before an operation; nothing for most. */
export function confirmationFor(id: string): Confirmation | undefined {
  if (isInstallationOperation(id)) return installationRights[id] === 'confirmed' ? 'identity' : undefined
  // Whoever finds a desk left open must not let anybody in.
  if (id === 'supportGrant') return 'identity'
  if (!isOwnLoginOperation(id)) return undefined
  const needed = ownLoginConfirmations[id]
  return needed === 'none' ? undefined : needed
}
