import type { Operations } from '@minaret/foundation/operations'
import type { GivingServices, PersonalDataServices } from '@minaret/giving/providers'
import { refuseWhenBusy } from '@minaret/foundation/authentication'
import { userDelete } from './delete.ts'
import { userDetails, userUpdate } from './details.ts'
import { userExport } from './export.ts'
import { userLogin, userLogout } from './login.ts'
import { passwordChange, passwordReset, resetRequest } from './password.ts'
import { userRegister } from './register.ts'
import { userVerify } from './verify.ts'

/** Accounts: registration, login, details, password, export and deletion. */
export const accountOperations = {
  userRegister: refuseWhenBusy<'userRegister'>(userRegister),
  userVerify: refuseWhenBusy<'userVerify', PersonalDataServices>(userVerify),
  userLogin: refuseWhenBusy<'userLogin'>(userLogin),
  userLogout,
  userDetails,
  userUpdate: refuseWhenBusy<'userUpdate'>(userUpdate),
  passwordChange: refuseWhenBusy<'passwordChange'>(passwordChange),
  resetRequest,
  passwordReset: refuseWhenBusy<'passwordReset'>(passwordReset),
  userExport,
  userDelete: refuseWhenBusy<'userDelete', GivingServices & PersonalDataServices>(userDelete),
} satisfies Operations<
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
  | 'userDelete',
  GivingServices & PersonalDataServices
>
