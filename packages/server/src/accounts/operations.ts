import type { PersonalDataStores } from '@minaret/foundation/operations'
import type { GivingOperations, GivingServices } from '@minaret/giving/providers'
import { refuseWhenBusy } from '@minaret/foundation/authentication'
import { createUserDelete } from './delete.ts'
import { userDetails, userUpdate } from './details.ts'
import { createUserExport } from './export.ts'
import { userLogin, userLogout } from './login.ts'
import { passwordChange, passwordReset, resetRequest } from './password.ts'
import { userRegister } from './register.ts'
import { createUserVerify } from './verify.ts'

/**
 * Accounts: opening one, logging in and out, one's details and password, and what is stored about one.
 * @param stores what each feature stores about people
 */
export const createAccountOperations = (stores: PersonalDataStores<GivingServices>) =>
  ({
    userRegister: refuseWhenBusy<'userRegister'>(userRegister),
    userVerify: refuseWhenBusy<'userVerify'>(createUserVerify(stores)),
    userLogin: refuseWhenBusy<'userLogin'>(userLogin),
    userLogout,
    userDetails,
    userUpdate: refuseWhenBusy<'userUpdate'>(userUpdate),
    passwordChange: refuseWhenBusy<'passwordChange'>(passwordChange),
    resetRequest,
    passwordReset: refuseWhenBusy<'passwordReset'>(passwordReset),
    userExport: createUserExport(stores),
    userDelete: refuseWhenBusy<'userDelete', GivingServices>(createUserDelete(stores)),
  }) satisfies GivingOperations<
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
