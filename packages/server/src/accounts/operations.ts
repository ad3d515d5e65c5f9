import type { GivingOperations, GivingServices } from '@minaret/giving/providers'
import { refuseWhenBusy } from '@minaret/foundation/authentication'
import { userDelete } from './delete.ts'
import { userDetails, userUpdate } from './details.ts'
import { userExport } from './export.ts'
import { userLogin, userLogout } from './login.ts'
import { passwordChange, passwordReset, resetRequest } from './password.ts'
import { userRegister } from './register.ts'
import { userVerify } from './verify.ts'

/** Accounts: opening one, coming in and going out, one's details and password, and what is held about one. */
export const accountOperations = {
  userRegister: refuseWhenBusy<'userRegister'>(userRegister),
  userVerify: refuseWhenBusy<'userVerify'>(userVerify),
  userLogin: refuseWhenBusy<'userLogin'>(userLogin),
  userLogout,
  userDetails,
  userUpdate: refuseWhenBusy<'userUpdate'>(userUpdate),
  passwordChange: refuseWhenBusy<'passwordChange'>(passwordChange),
  resetRequest,
  passwordReset: refuseWhenBusy<'passwordReset'>(passwordReset),
  userExport,
  userDelete: refuseWhenBusy<'userDelete', GivingServices>(userDelete),
} satisfies GivingOperations<
  | 'userRegister'
  | 'userVerify'
  | 'userLogin'
  | 'userLogout'
  | 'userDetails'
  | 'userUpdate'
  | 'passwordChange'
  | 'resetRequest'
  | 'passwordReset'
  | 'userExport'
  | 'userDelete'
>
