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
    unset: 'nobody; in a local demonstration, a demo owner who logs in with one tap',
    meaning:
      'Who approves new mosques and sees their statistics, at `/installation` of the desk: comma-separated email addresses of desk logins.',
    problem: (value: string) =>
      addressesIn(value).length > 0 && addressesIn(value).every((address) => isAddress(address))
        ? undefined
        : 'must be comma-separated email addresses',
  },
} satisfies Record<string, Variable>
