import type { Variable } from './variables.ts'

/** Variables of sign-up. */
export const signupVariables = {
  SIGNUP: {
    name: 'SIGNUP',
    unset: '`closed`, and `open` where the demonstration mosques are loaded',
    meaning:
      'Who may start a site for their mosque at the desk’s address: `closed`, `invited` (by `tenant invite`) or `open`. Each waits for `tenant approve`.',
    problem: (value: string) =>
      ['closed', 'invited', 'open'].includes(value) ? undefined : 'must be closed, invited or open',
  },
  SIGNUP_DOMAIN: {
    name: 'SIGNUP_DOMAIN',
    unset: '`DESK_HOST` without its first part',
    meaning:
      'Under which domain sites that were started there are, as `example.org` for `al-huda.example.org`; its `*` in the DNS points to this server.',
    problem: (value: string) =>
      /^(?=.{1,200}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(value)
        ? undefined
        : 'must be a domain in lower case, without https:// and without a port',
  },
} satisfies Record<string, Variable>
