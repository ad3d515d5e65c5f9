import type { DeskOperations } from '@minaret/contract/desk'
import { installationRights, isInstallationOperation } from './installationRights.ts'

/** The operations on a staff member's own login methods. */
type OwnLoginOperation = Extract<keyof DeskOperations, `ownLogin${string}`>

/**
 * The recent re-authentication an operation needs: `identity` by a passkey or an authenticator code, including a recent login
 * with either; `identityOrRecovery` also by a recovery code, for staff who have lost both.
 */
export type Confirmation = 'identity' | 'identityOrRecovery'

/** Required before changing one's own login: an unattended or stolen session must not add or remove a login method. */
const ownLoginConfirmations: Readonly<Record<OwnLoginOperation, Confirmation | 'none'>> = {
  ownLoginView: 'none',
  ownLoginPasskeyBegin: 'identityOrRecovery',
  ownLoginPasskeyAdd: 'identityOrRecovery',
  ownLoginPasskeyRemove: 'identity',
  ownLoginCodesRenew: 'identityOrRecovery',
}

const isOwnLoginOperation = (id: string): id is OwnLoginOperation => id in ownLoginConfirmations

/** The re-authentication an operation needs; undefined for most. */
export function confirmationFor(id: string): Confirmation | undefined {
  if (isInstallationOperation(id)) return installationRights[id] === 'confirmed' ? 'identity' : undefined
  // An unattended session must not grant access to others.
  if (id === 'supportGrant') return 'identity'
  if (!isOwnLoginOperation(id)) return undefined
  const confirmation = ownLoginConfirmations[id]
  return confirmation === 'none' ? undefined : confirmation
}
