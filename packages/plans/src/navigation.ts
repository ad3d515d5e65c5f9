import type { TenantConfig } from './config.ts'
import type { Screen } from './rules.ts'

/** The groups of the site's menu, in order. */
export const menuGroupNames = ['prayer', 'whatsOn', 'learn', 'give', 'mosque'] as const

/** A group of the site's menu. */
export type MenuGroup = (typeof menuGroupNames)[number]

/** The links of each menu group, in order. The app omits links to screens that are closed or that it does not have. */
export const menuGroups: Readonly<Record<MenuGroup, readonly Screen[]>> = {
  prayer: ['prayerTimes'],
  whatsOn: ['events', 'news', 'gallery'],
  learn: ['courses', 'classes', 'maktab', 'askImam'],
  give: ['campaigns', 'donateJummah'],
  mosque: ['about', 'services', 'contact'],
}

/** The links of the header bar, by importance to visitors; as many as fit are shown. */
export const barLinks: readonly Screen[] = ['prayerTimes', 'events', 'courses', 'about', 'contact']

/** Pages every site must link to; the menu does if there is no footer (`decisions.md` 2). */
export const legalLinks = ['terms', 'privacy', 'accessibility'] as const satisfies readonly Screen[]

/** A footer link with the specification's condition for showing it. */
export type FooterLink = {
  /** `directions` links to the tenant's map. */
  to: Screen | 'directions'
  when: (tenant: TenantConfig) => boolean
}

/** The footer links, exactly in the specification's order and by its conditions (section 2). */
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
