import type { TenantConfig } from './config.ts'
import type { Screen } from './rules.ts'

/** The parts of the site's menu, in order. */
export const menuGroupNames = ['prayer', 'whatsOn', 'learn', 'give', 'mosque'] as const

/** A part of the site's menu. */
export type MenuGroup = (typeof menuGroupNames)[number]

/** The links of each part of the menu, in order. Those to screens that are closed or not built are left out by the app. */
export const menuGroups: Readonly<Record<MenuGroup, readonly Screen[]>> = {
  prayer: ['prayerTimes'],
  whatsOn: ['events', 'news', 'gallery'],
  learn: ['courses', 'classes', 'maktab', 'askImam'],
  give: ['campaigns', 'donateJummah'],
  mosque: ['about', 'services', 'contact'],
}

/** Links that stand in the header's bar as far as it has room, the weightiest first: what visitors look for most. */
export const barLinks: readonly Screen[] = ['prayerTimes', 'events', 'courses', 'about', 'contact']

/** Pages every site has to lead to; the menu does where no footer has them (`decisions.md` 2). */
export const legalLinks: readonly Screen[] = ['terms', 'privacy', 'accessibility']

/** A link of the footer and when the specification shows it. */
export type FooterLink = {
  /** `directions` leads to the map the tenant has named. */
  to: Screen | 'directions'
  when: (tenant: TenantConfig) => boolean
}

/** Links of the footer, in the specification's order (section 2) and by its conditions, to the letter. */
export const footerLinks: readonly FooterLink[] = [
  { to: 'prayerTimes', when: ({ offers }) => offers.prayerTimes },
  { to: 'events', when: () => true },
  { to: 'gallery', when: () => true },
  { to: 'contact', when: () => true },
  { to: 'about', when: () => true },
  { to: 'news', when: () => true },
  { to: 'resources', when: () => true },
  { to: 'classes', when: ({ offers }) => offers.classes },
  { to: 'courses', when: ({ footer }) => footer.courses },
  { to: 'askImam', when: ({ offers }) => offers.askImam },
  { to: 'services', when: ({ offers }) => offers.services },
  { to: 'maktab', when: ({ offers }) => offers.maktab },
  { to: 'directions', when: ({ footer }) => footer.directions },
  { to: 'campaigns', when: ({ footer }) => footer.campaigns },
]
