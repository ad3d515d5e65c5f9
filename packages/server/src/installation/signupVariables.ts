import type { Variable } from './variables.ts'

/** Variables of sign-up. */
export const signupVariables = {
  SIGNUP: {
    name: 'SIGNUP',
    unset: '`closed`; `open` if the demonstration mosques are loaded',
    meaning:
      'Who can create a site for their mosque at the desk’s address: `closed`, `invited` (by `tenant invite`) or `open`. Each waits for `tenant approve`.',
    problem: (value: string) =>
      ['closed', 'invited', 'open'].includes(value) ? undefined : 'must be closed, invited or open',
  },
  SIGNUP_DOMAIN: {
    name: 'SIGNUP_DOMAIN',
    unset: '`DESK_HOST` without its first part',
    meaning:
      'The domain of the sites created there, such as `example.org` for `al-huda.example.org`. Its wildcard DNS record must point to this server.',
    problem: (value: string) =>
      /^(?=.{1,200}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(value)
        ? undefined
        : 'must be a domain in lower case, without https:// and without a port',
  },
} satisfies Record<string, Variable>
