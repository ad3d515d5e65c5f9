import { useAction } from '../app/action.ts'
import { useDomain } from '../app/DomainProvider.tsx'
import { accountMutations } from './mutations.ts'

/** Begins an account; `data.next` says whether a mail must be followed or one can log in at once. */
export const useRegister = () => useAction(accountMutations.register(useDomain()))

/** Completes a registration by the link of its mail, and logs in. Status 410: the link is used or too old. */
export const useVerify = () => useAction(accountMutations.verify(useDomain()))

/** Logs in. A failure clears who was logged in before. Status 429: too many tries. */
export const useLogin = () => useAction(accountMutations.login(useDomain()))

/** Logs out, here and in every tab of this browser; with `everywhere` on all devices. */
export const useLogout = () => useAction(accountMutations.logout(useDomain()))

/** Saves one's details. A new e-mail address wants the current password, and holds once its owner followed a link. */
export const useUpdateAccount = () => useAction(accountMutations.update(useDomain()))

/** Changes the password; every other session ends. */
export const useChangePassword = () => useAction(accountMutations.changePassword(useDomain()))

/** Asks for a mail with a link to set a new password; answers alike whether there is an account or not. */
export const useRequestReset = () => useAction(accountMutations.requestReset(useDomain()))

/** Sets a new password by the link of that mail. Status 410: the link is used or too old. */
export const useResetPassword = () => useAction(accountMutations.resetPassword(useDomain()))

/** Everything the mosque holds about the account. */
export const useExportAccount = () => useAction(accountMutations.exportAll(useDomain()))

/** Deletes the account; gifts stay in the books without a name. */
export const useDeleteAccount = () => useAction(accountMutations.remove(useDomain()))
