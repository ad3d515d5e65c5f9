import type { Plan } from '@minaret/contract'
import type { Mode, Offers, TenantConfig } from './config.ts'

const allPlans: readonly Plan[] = ['basic', 'standard', 'premium']
const paidPlans: readonly Plan[] = ['standard', 'premium']
const premium: readonly Plan[] = ['premium']
/** The specification names no plan for these screens, so every plan has them. */
const unlisted = allPlans

const fullMode: readonly Mode[] = ['full']
const givingModes: readonly Mode[] = ['full', 'prayer-donate']
const campaignModes: readonly Mode[] = ['full', 'campaigns']
const allModes: readonly Mode[] = ['full', 'prayer-donate', 'campaigns']

/** A screen, with the plans and modes that have it. */
export type ScreenRule = {
  /** Its addresses; the first is canonical. `:name` is a parameter. */
  paths: readonly string[]
  plans: readonly Plan[]
  modes: readonly Mode[]
  /** The feature whose flag switches it off. */
  flag?: keyof Offers
  /** Reached by a private link, outside plans and modes. */
  service?: true
  /** Excluded from search engines: a personal page, or one that is not a destination in itself. */
  hidden?: true
  /** Cards are entered on it, or on a screen it opens without a page load, so its page allows the payment provider. */
  takesCards?: true
}

/**
 * The plans and modes of each screen, from the specification's section 2 and `decisions.md` 2. The router, the
 * navigation, the sitemap and the server's access checks are all derived from these rows.
 */
export const screens = {
  home: {
    paths: ['/'],
    plans: allPlans,
    modes: fullMode,
  },
  /** The list of campaigns, shown at `/` in campaigns mode. */
  campaignsHome: { paths: ['/'], plans: allPlans, modes: ['campaigns'] },
  about: { paths: ['/about-us'], plans: allPlans, modes: fullMode },
  aboutDetail: { paths: ['/about-us/:id'], plans: paidPlans, modes: fullMode },
  prayerTimes: {
    paths: ['/prayer-times'],
    plans: paidPlans,
    modes: fullMode,
    flag: 'prayerTimes',
  },
  /** The prayer times, shown at `/` in prayer-donate mode whatever the flag says. */
  prayerHome: {
    paths: ['/'],
    plans: allPlans,
    modes: ['prayer-donate'],
  },
  /** A printable month or year of them: a separate page, rendered by the server. */
  prayerSheet: {
    paths: ['/prayer-times/print/:period'],
    plans: paidPlans,
    modes: fullMode,
    flag: 'prayerTimes',
    hidden: true,
  },
  /** The printable page in prayer-donate mode. */
  prayerHomeSheet: {
    paths: ['/prayer-times/print/:period'],
    plans: allPlans,
    modes: ['prayer-donate'],
    hidden: true,
  },
  /** Today's times, embedded in other sites; available wherever the calls it uses are. */
  prayerEmbed: {
    paths: ['/embed/prayer-times'],
    plans: allPlans,
    modes: allModes,
    hidden: true,
  },
  events: { paths: ['/events'], plans: paidPlans, modes: fullMode },
  event: { paths: ['/event/:id'], plans: paidPlans, modes: fullMode },
  contact: { paths: ['/get-in-touch'], plans: paidPlans, modes: fullMode },
  gallery: { paths: ['/gallery'], plans: premium, modes: fullMode },
  services: { paths: ['/services'], plans: premium, modes: fullMode, flag: 'services' },
  service: { paths: ['/service/:id'], plans: paidPlans, modes: fullMode, flag: 'services' },
  news: { paths: ['/news'], plans: paidPlans, modes: fullMode },
  newsDetail: { paths: ['/news/:id'], plans: paidPlans, modes: fullMode },
  resources: { paths: ['/resource'], plans: premium, modes: fullMode },
  donate: { paths: ['/donate'], plans: allPlans, modes: givingModes, takesCards: true },
  donateJummah: {
    paths: ['/donate-jumah'],
    plans: allPlans,
    modes: givingModes,
    takesCards: true,
  },
  cause: {
    paths: ['/donate/:id'],
    plans: allPlans,
    modes: givingModes,
    takesCards: true,
  },
  register: {
    paths: ['/user/register', '/register'],
    plans: paidPlans,
    modes: campaignModes,
    hidden: true,
  },
  login: { paths: ['/user/login', '/login'], plans: paidPlans, modes: campaignModes, hidden: true },
  profile: {
    paths: ['/user/profile', '/profile'],
    plans: paidPlans,
    modes: campaignModes,
    hidden: true,
  },
  privacy: { paths: ['/privacy'], plans: allPlans, modes: allModes },
  terms: { paths: ['/terms-conditions'], plans: allPlans, modes: allModes },
  /** The accessibility statement: how the site is made usable for everyone, and its known limitations. */
  accessibility: { paths: ['/accessibility'], plans: allPlans, modes: allModes },
  classes: { paths: ['/classes'], plans: unlisted, modes: fullMode, flag: 'classes' },
  class: { paths: ['/classes/:id'], plans: unlisted, modes: fullMode, flag: 'classes' },
  courses: { paths: ['/courses'], plans: unlisted, modes: fullMode, flag: 'courses' },
  course: {
    paths: ['/courses/:id'],
    plans: unlisted,
    modes: fullMode,
    flag: 'courses',
  },
  maktab: { paths: ['/maktab'], plans: unlisted, modes: fullMode, flag: 'maktab' },
  askImam: { paths: ['/ask-imam'], plans: unlisted, modes: fullMode, flag: 'askImam' },
  campaigns: { paths: ['/campaigns'], plans: unlisted, modes: fullMode },
  campaign: {
    paths: ['/campaign/:id'],
    plans: unlisted,
    modes: campaignModes,
    takesCards: true,
  },
  /** The results are public pages, but a page of results is only for the person who searched. */
  search: { paths: ['/search'], plans: allPlans, modes: fullMode, hidden: true },
  team: { paths: ['/our-team'], plans: unlisted, modes: fullMode },
  vacancies: { paths: ['/vacancies'], plans: unlisted, modes: fullMode },
  thankYou: { paths: ['/thank-you/:id'], plans: unlisted, modes: allModes, hidden: true },
  tv: { paths: ['/tv/:token', '/tv/portrait/:token'], plans: allPlans, modes: givingModes, hidden: true },
  appDonate: {
    /** The second is used once the token has been removed from the address. */
    paths: ['/app/donate/:token', '/app/donate'],
    plans: unlisted,
    modes: givingModes,
    takesCards: true,
    hidden: true,
  },
  resetPassword: {
    paths: ['/user/resetpassword/:token'],
    plans: unlisted,
    modes: allModes,
    service: true,
  },
  confirmEmail: {
    paths: ['/user/confirm/:token'],
    plans: unlisted,
    modes: allModes,
    service: true,
  },
  courseConfirm: {
    paths: ['/course/confirm/:token'],
    plans: unlisted,
    modes: allModes,
    service: true,
  },
  newsletterConfirm: {
    paths: ['/newsletter/confirm/:token'],
    plans: unlisted,
    modes: allModes,
    service: true,
  },
  newsletterLeave: {
    paths: ['/newsletter/leave/:token'],
    plans: unlisted,
    modes: allModes,
    service: true,
  },
  manageGift: {
    paths: ['/donation/manage/:token'],
    plans: unlisted,
    modes: allModes,
    service: true,
  },
  mendCard: {
    paths: ['/donation/card/:token'],
    plans: unlisted,
    modes: allModes,
    service: true,
    takesCards: true,
  },
} as const satisfies Record<string, ScreenRule>

/** A screen's name; its files, routes and messages use the same one. */
export type Screen = keyof typeof screens

/** The rule of a screen, as plain data. */
export const ruleOf = (screen: Screen): ScreenRule => screens[screen]

/** Every screen, in the order of the table. */
export const screenNames: readonly Screen[] = Object.keys(screens).filter((name): name is Screen => name in screens)

/** Whether a tenant has a screen. */
export function isOpen(screen: Screen, tenant: TenantConfig): boolean {
  const { plans, modes, flag, service } = ruleOf(screen)
  if (service) return true
  if (flag && !tenant.offers[flag]) return false
  return plans.includes(tenant.plan) && modes.includes(tenant.mode)
}
