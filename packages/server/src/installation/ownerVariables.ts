import { isAddress } from '@minaret/foundation/email-addresses'
import type { Variable } from './variables.ts'

/** Parses a comma-separated list of addresses. */
export const addressesIn = (value: string): string[] =>
  value
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')

/** Variables of installation owners. */
export const ownerVariables = {
  INSTALLATION_OWNERS: {
    name: 'INSTALLATION_OWNERS',
    unset: 'nobody; in the demonstration on this machine, a person who is entered by one tap',
    meaning:
      'Who approves new mosques and sees all of them in numbers, at `/installation` of the desk: email addresses of desk logins, with commas between them.',
    problem: (value: string) =>
      addressesIn(value).length > 0 && addressesIn(value).every((address) => isAddress(address))
        ? undefined
        : 'must be email addresses with commas between them',
  },
} satisfies Record<string, Variable>
