import type { ContentKindName, SetupTask } from '@minaret/contract/desk'
import type { TenantConfig } from './config.ts'
import { mayEditContent } from './contentRights.ts'
import { type MosqueOperation, mayUse } from './deskRights.ts'
import type { Role } from './roles.ts'
import { isOpen, type Screen } from './rules.ts'

/** The staff who do a setup task, and the mosques that have it. */
export type SetupTaskRule = {
  /** The staff who do it: those with a right at the desk, or those who may edit a kind of content. */
  by: { right: MosqueOperation } | { content: ContentKindName }
  when(tenant: TenantConfig): boolean
}

const always = () => true
const shows =
  (...screens: Screen[]) =>
  (tenant: TenantConfig): boolean =>
    screens.some((screen) => isOpen(screen, tenant))

/** The home page shows times unless a mosque has switched them off; in prayer-donate mode it always does. */
const showsTimes = ({ mode, offers }: TenantConfig) =>
  mode === 'prayer-donate' || (mode === 'full' && offers.prayerTimes)

/** Gift Aid is claimed from HMRC, by charities in the United Kingdom and for gifts in pounds. */
const claimsGiftAid = ({ country, payment }: TenantConfig) => country === 'GB' && payment.currencies.includes('gbp')

/** The tasks that complete a mosque's website, the most important first. */
export const setupTasks: Readonly<Record<SetupTask, SetupTaskRule>> = {
  times: { by: { right: 'timetableReplace' }, when: showsTimes },
  look: { by: { right: 'detailsChange' }, when: always },
  contact: { by: { right: 'detailsChange' }, when: always },
  cause: { by: { content: 'causes' }, when: shows('cause') },
  campaign: { by: { content: 'campaigns' }, when: shows('campaignsHome') },
  giving: { by: { right: 'bankDetailsRequest' }, when: always },
  picture: { by: { content: 'banners' }, when: shows('home') },
  announcement: { by: { right: 'announcementAdd' }, when: shows('tv') },
  privacy: { by: { content: 'legal' }, when: shows('privacy') },
  giftAid: { by: { right: 'charityDetailsChange' }, when: claimsGiftAid },
  display: { by: { right: 'displayAdd' }, when: shows('tv') },
  staff: { by: { right: 'staffInvite' }, when: always },
}

const names: readonly SetupTask[] = Object.keys(setupTasks).filter((name): name is SetupTask => name in setupTasks)

const mayDo = ({ by }: SetupTaskRule, roles: readonly Role[]): boolean =>
  'right' in by ? mayUse(by.right, roles) : mayEditContent(by.content, roles)

/** The tasks of a mosque that staff with these roles may do, in the order of {@link setupTasks}. */
export const setupTasksFor = (tenant: TenantConfig, roles: readonly Role[]): SetupTask[] =>
  names.filter((name) => setupTasks[name].when(tenant) && mayDo(setupTasks[name], roles))
