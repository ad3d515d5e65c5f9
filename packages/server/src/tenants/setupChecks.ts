import { cityOf } from '@minaret/times/prayer'
import type { Tenant } from '@minaret/foundation/tenancy'

/** What is looked at to say what a mosque lacks. */
export type SetupFacts = {
  /** Who can log in at the desk as an owner, and how many are invited to. */
  owners: { members: number; invited: number }
  causes: number
  /** The last day of its own table. */
  lastDay?: string
  missingYear?: number
  pages: readonly string[]
  /** Modes there are card keys for. */
  keys: readonly string[]
  has(key: string): boolean
}

type CheckedTenant = Pick<Tenant, 'config' | 'hostname'>

type Rule = {
  says: string | ((tenant: CheckedTenant) => string)
  when: (tenant: CheckedTenant, reading: SetupFacts) => boolean
}

/** What a mosque should have before people are led to its site, the weightiest first. */
const rules: readonly Rule[] = [
  {
    says: 'It has no host name, so nobody can reach it: tenant add-host',
    when: ({ hostname }) => hostname.endsWith('.invalid'),
  },
  {
    says: 'Nobody can log in at the desk as its owner: staff invite you@example.org --role owner',
    when: (_, { owners }) => owners.members === 0 && owners.invited === 0,
  },
  {
    says: 'The invitation to be its owner has not been accepted yet; for a new link: staff invite',
    when: (_, { owners }) => owners.members === 0 && owners.invited > 0,
  },
  { says: 'It has no name yet: config set websiteName', when: (_, { has }) => !has('websiteName') },
  {
    says: ({ config }) =>
      `Prayer times are calculated for ${cityOf(config.timeZone).name}, from the time zone, because the location is not set: config set latitude, longitude`,
    when: (_, { has }) => !has('latitude') || !has('longitude'),
  },
  {
    says: 'It uses London time, because the time zone is not set: config set timeZone',
    when: (_, { has }) => !has('timeZone'),
  },
  {
    says: 'It has no timetable of its own: all times are calculated. If it prints one, import it: timetable import',
    when: (_, { lastDay }) => lastDay === undefined,
  },
  { says: 'The privacy page is missing: content import', when: (_, { pages }) => !pages.includes('privacy') },
  {
    says: 'The terms and conditions are missing: content import',
    when: (_, { pages }) => !pages.includes('terms-conditions'),
  },
  { says: 'There is no cause to donate to: content import', when: (_, { causes }) => causes === 0 },
  {
    says: 'Nobody can donate: neither card payments nor bank details are set up: payments connect, or config set bankDetails',
    when: ({ config }, { has }) => config.payment.setting === 'none' && !has('bankDetails'),
  },
  {
    says: 'Payments are in demonstration mode: cards are not charged',
    when: ({ config }) => config.payment.setting === 'demonstration',
  },
  {
    says: 'Payments are in test mode: cards are not charged',
    when: ({ config }) => config.payment.setting === 'test',
  },
  {
    says: 'Card payments are switched on, but there are no keys: payments connect',
    when: ({ config: { payment } }, { keys }) =>
      (payment.setting === 'live' || payment.setting === 'test') && !keys.includes(payment.setting),
  },
  {
    says: 'There is no email address for messages from its forms: config set email',
    when: (_, { has }) => !has('email'),
  },
  {
    says: 'Receipts do not name the charity: config set charityName, charityNumber',
    when: (_, { has }) => !has('charityName') || !has('charityNumber'),
  },
]

/** What a mosque lacks, as sentences that say what to do about it. */
export function listMissing(tenant: CheckedTenant, reading: SetupFacts): string[] {
  const lacks = rules
    .filter(({ when }) => when(tenant, reading))
    .map(({ says }) => (typeof says === 'string' ? says : says(tenant)))
  return reading.missingYear === undefined
    ? lacks
    : [`Its timetable has no times for ${reading.missingYear} yet: timetable import`, ...lacks]
}
