import { cityOf } from '@minaret/times/prayer'
import type { Tenant } from '@minaret/foundation/tenancy'

/** The facts needed by the setup checks. */
export type SetupFacts = {
  /** Numbers of owners who can log in to the desk, and of invited owners. */
  owners: { members: number; invited: number }
  causes: number
  /** The last day of the mosque's own timetable. */
  lastDay?: string
  missingYear?: number
  pages: readonly string[]
  /** Payment modes with card keys. */
  keys: readonly string[]
  has(key: string): boolean
}

type CheckedTenant = Pick<Tenant, 'config' | 'hostname'>

type Rule = {
  message: string | ((tenant: CheckedTenant) => string)
  when: (tenant: CheckedTenant, facts: SetupFacts) => boolean
}

/** Checks of what a mosque needs before its site is announced, the most important first. */
const rules: readonly Rule[] = [
  {
    message: 'It has no host name, so nobody can reach it: tenant add-host',
    when: ({ hostname }) => hostname.endsWith('.invalid'),
  },
  {
    message: 'Nobody can log in at the desk as its owner: staff invite you@example.org --role owner',
    when: (_, { owners }) => owners.members === 0 && owners.invited === 0,
  },
  {
    message: 'The invitation to be its owner has not been accepted yet; for a new link: staff invite',
    when: (_, { owners }) => owners.members === 0 && owners.invited > 0,
  },
  { message: 'It has no name yet: config set websiteName', when: (_, { has }) => !has('websiteName') },
  {
    message: ({ config }) =>
      `Prayer times are calculated for ${cityOf(config.timeZone).name}, from the time zone, because the location is not set: config set latitude, longitude`,
    when: (_, { has }) => !has('latitude') || !has('longitude'),
  },
  {
    message: 'It uses London time, because the time zone is not set: config set timeZone',
    when: (_, { has }) => !has('timeZone'),
  },
  {
    message: 'It has no timetable of its own: all times are calculated. If it prints one, import it: timetable import',
    when: (_, { lastDay }) => lastDay === undefined,
  },
  { message: 'The privacy page is missing: content import', when: (_, { pages }) => !pages.includes('privacy') },
  {
    message: 'The terms and conditions are missing: content import',
    when: (_, { pages }) => !pages.includes('terms-conditions'),
  },
  { message: 'There is no cause to donate to: content import', when: (_, { causes }) => causes === 0 },
  {
    message:
      'Nobody can donate: neither card payments nor bank details are set up: payments connect, or config set bankDetails',
    when: ({ config }, { has }) => config.payment.setting === 'none' && !has('bankDetails'),
  },
  {
    message: 'Payments are in demonstration mode: cards are not charged',
    when: ({ config }) => config.payment.setting === 'demonstration',
  },
  {
    message: 'Payments are in test mode: cards are not charged',
    when: ({ config }) => config.payment.setting === 'test',
  },
  {
    message: 'Card payments are switched on, but there are no keys: payments connect',
    when: ({ config: { payment } }, { keys }) =>
      (payment.setting === 'live' || payment.setting === 'test') && !keys.includes(payment.setting),
  },
  {
    message: 'There is no email address for messages from its forms: config set email',
    when: (_, { has }) => !has('email'),
  },
  {
    message: 'Receipts do not name the charity: config set charityName, charityNumber',
    when: (_, { has }) => !has('charityName') || !has('charityNumber'),
  },
]

/** Lists what a mosque is missing, with the command for each. */
export function listMissing(tenant: CheckedTenant, facts: SetupFacts): string[] {
  const problems = rules
    .filter(({ when }) => when(tenant, facts))
    .map(({ message }) => (typeof message === 'string' ? message : message(tenant)))
  return facts.missingYear === undefined
    ? problems
    : [`Its timetable has no times for ${facts.missingYear} yet: timetable import`, ...problems]
}
