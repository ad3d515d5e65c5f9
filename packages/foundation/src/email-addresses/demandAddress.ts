import { InvalidValueError } from '../base/OperatorError.ts'
import { isAddress } from './address.ts'

/** Checks an email address an operator gave. @throws InvalidValueError when it is not one */
export function demandAddress(email: string): void {
  if (!isAddress(email))
    throw new InvalidValueError(`"${email}" is not an email address. Check it for typing mistakes.`)
}
