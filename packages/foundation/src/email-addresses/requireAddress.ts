import { InvalidValueError } from '../base/OperatorError.ts'
import { isAddress } from './address.ts'

/** Checks an operator's email address. @throws InvalidValueError if it is not one */
export function requireAddress(email: string): void {
  if (!isAddress(email)) throw new InvalidValueError(`"${email}" is not an email address. Check it for typos.`)
}
