import { domainToASCII } from 'node:url'
import { InvalidValueError } from '../base/OperatorError.ts'

const labelPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Normalises a host name as browsers do: lower case, without a port, other scripts as Punycode; undefined if invalid. */
export function toHostname(text: string): string | undefined {
  const name = domainToASCII(text.trim().toLowerCase().replace(/\.$/, ''))
  // IP addresses are rejected, because certificates and cookies need host names.
  const isName =
    name && name.length <= 253 && name.split('.').every((part) => labelPattern.test(part)) && !/^[\d.]+$/.test(name)
  return isName ? name : undefined
}

/** Creates the error for an invalid host name in a command. */
export const createHostnameError = (text: string): InvalidValueError =>
  new InvalidValueError(
    `"${text}" is not a host name. Write it like www.example.org, without https:// and without a path.`,
  )

/** Parses an operator's host name with {@link toHostname}. @throws InvalidValueError if it is invalid */
export function readHostname(text: string): string {
  const name = toHostname(text)
  if (name === undefined) throw createHostnameError(text)
  return name
}
