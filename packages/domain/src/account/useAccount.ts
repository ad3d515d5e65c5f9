import { useAction } from '../app/action.ts'
import { useDomain } from '../app/DomainProvider.tsx'
import { accountMutations } from './mutations.ts'

/** Registers an account; `data.next` says whether its email must be confirmed before the first login. */
export const useRegister = () => useAction(accountMutations.register(useDomain()))

/** Completes a registration with the link from its email, and logs in. Status 410: the link is used or expired. */
export const useVerify = () => useAction(accountMutations.verify(useDomain()))

/** Logs in. A failure clears the previous user. Status 429: too many attempts. */
export const useLogin = () => useAction(accountMutations.login(useDomain()))

/** Logs out in every tab of this browser; with `everywhere` on all devices. */
export const useLogout = () => useAction(accountMutations.logout(useDomain()))

/** Saves the account's details. A new email address needs the current password, and applies once it is confirmed. */
export const useUpdateAccount = () => useAction(accountMutations.update(useDomain()))

/** Changes the password; every other session ends. */
export const useChangePassword = () => useAction(accountMutations.changePassword(useDomain()))

/** Requests a password reset email; the response is the same whether or not the account exists. */
export const useRequestReset = () => useAction(accountMutations.requestReset(useDomain()))

/** Sets a new password with the link from that email. Status 410: the link is used or expired. */
export const useResetPassword = () => useAction(accountMutations.resetPassword(useDomain()))

/** Exports everything the mosque holds about the account. */
export const useExportAccount = () => useAction(accountMutations.exportAll(useDomain()))

/** Deletes the account; its gifts stay in the ledger without a name. */
export const useDeleteAccount = () => useAction(accountMutations.remove(useDomain()))
