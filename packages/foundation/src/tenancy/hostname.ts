import { domainToASCII } from 'node:url'
import { InvalidValueError } from '../base/OperatorError.ts'

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * A host name as browsers send it: lower case, without a port, other scripts as punycode.
 * @throws OperatorError when it is none
 */
export function readHostname(text: string): string {
  const name = domainToASCII(text.trim().toLowerCase().replace(/\.$/, ''))
  const labels = name.split('.')
  // An address of the network is no name: certificates and cookies want names.
  if (name && name.length <= 253 && labels.every((part) => label.test(part)) && !/^[\d.]+$/.test(name)) return name
  throw new InvalidValueError(
    `"${text}" is not a host name. Write it like www.example.org, without https:// and without a path.`,
  )
}
