import { domainToASCII } from 'node:url'
import { InvalidValueError } from '../base/OperatorError.ts'

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** A host name as browsers send it: lower case, without a port, other scripts as punycode; undefined if it is none. */
export function toHostname(text: string): string | undefined {
  const name = domainToASCII(text.trim().toLowerCase().replace(/\.$/, ''))
  // An address of the network is no name: certificates and cookies want names.
  const isName =
    name && name.length <= 253 && name.split('.').every((part) => label.test(part)) && !/^[\d.]+$/.test(name)
  return isName ? name : undefined
}

/** What a command says of a text that is no host name. */
export const refuseHostname = (text: string): InvalidValueError =>
  new InvalidValueError(
    `"${text}" is not a host name. Write it like www.example.org, without https:// and without a path.`,
  )

/** A host name that an operator gave, as {@link toHostname} reads it. @throws InvalidValueError when it is none */
export function readHostname(text: string): string {
  const name = toHostname(text)
  if (name === undefined) throw refuseHostname(text)
  return name
}
