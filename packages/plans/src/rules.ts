import type { Plan } from '@minaret/contract'
import type { Mode, Offers, TenantConfig } from './config.ts'

const every: readonly Plan[] = ['basic', 'standard', 'premium']
const upper: readonly Plan[] = ['standard', 'premium']
const premium: readonly Plan[] = ['premium']
/** The specification gives these screens no plan; we let everyone in. */
const unlisted = every

const full: readonly Mode[] = ['full']
const giving: readonly Mode[] = ['full', 'prayer-donate']
const appeals: readonly Mode[] = ['full', 'campaigns']
const everywhere: readonly Mode[] = ['full', 'prayer-donate', 'campaigns']

/** One screen of the product, and for whom it exists. */
export type ScreenRule = {
  /** The addresses it answers at; the first is canonical. `:name` is a parameter. */
  paths: readonly string[]
  plans: readonly Plan[]
  modes: readonly Mode[]
  /** The feature whose flag switches it off. */
  flag?: keyof Offers
  /** Reached by a private link, outside plans and modes. */
  service?: true
  /** Nothing a search engine should lead to: a page of one person, or of none. */
  hidden?: true
  /** A card may be typed on it, or on a screen it leads to without a new page: its page lets the card provider in. */
  takesCards?: true
}

/**
 * The specification's section 2 with `decisions.md` 2: the only place where it is written down which screen exists for
 * whom. Router, navigation, sitemap and the host's gating are derived from these rows.
 */
export const screens = {
  home: {
    paths: ['/'],
    plans: every,
    modes: full,
  },
  /** The list of appeals that stands at `/` in campaigns mode. */
  campaignsHome: { paths: ['/'], plans: every, modes: ['campaigns'] },
  about: { paths: ['/about-us'], plans: every, modes: full },
  aboutDetail: { paths: ['/about-us/:id'], plans: upper, modes: full },
  prayerTimes: {
    paths: ['/prayer-times'],
    plans: upper,
    modes: full,
    flag: 'prayerTimes',
  },
  /** The prayer times that stand at `/` in prayer-donate mode, whatever the flag says. */
  prayerHome: {
    paths: ['/'],
    plans: every,
    modes: ['prayer-donate'],
  },
  /** Its month or year on paper: drawn by the host, a page of its own. */
  prayerSheet: {
    paths: ['/prayer-times/print/:period'],
    plans: upper,
    modes: full,
    flag: 'prayerTimes',
    hidden: true,
  },
  /** The same where the prayer times stand at `/`. */
  prayerHomeSheet: {
    paths: ['/prayer-times/print/:period'],
    plans: every,
    modes: ['prayer-donate'],
    hidden: true,
  },
  /** Today's times inside other sites; as open as the calls it reads. */
  prayerEmbed: {
    paths: ['/embed/prayer-times'],
    plans: every,
    modes: everywhere,
    hidden: true,
  },
  events: { paths: ['/events'], plans: upper, modes: full },
  event: { paths: ['/event/:id'], plans: upper, modes: full },
  contact: { paths: ['/get-in-touch'], plans: upper, modes: full },
  gallery: { paths: ['/gallery'], plans: premium, modes: full },
  services: { paths: ['/services'], plans: premium, modes: full, flag: 'services' },
  service: { paths: ['/service/:id'], plans: upper, modes: full, flag: 'services' },
  news: { paths: ['/news'], plans: upper, modes: full },
  newsDetail: { paths: ['/news/:id'], plans: upper, modes: full },
  resources: { paths: ['/resource'], plans: premium, modes: full },
  donate: { paths: ['/donate'], plans: every, modes: giving, takesCards: true },
  donateJummah: {
    paths: ['/donate-jumah'],
    plans: every,
    modes: giving,
    takesCards: true,
  },
  cause: {
    paths: ['/donate/:id'],
    plans: every,
    modes: giving,
    takesCards: true,
  },
  register: {
    paths: ['/user/register', '/register'],
    plans: upper,
    modes: appeals,
    hidden: true,
  },
  login: { paths: ['/user/login', '/login'], plans: upper, modes: appeals, hidden: true },
  profile: {
    paths: ['/user/profile', '/profile'],
    plans: upper,
    modes: appeals,
    hidden: true,
  },
  privacy: { paths: ['/privacy'], plans: every, modes: everywhere },
  terms: { paths: ['/terms-conditions'], plans: every, modes: everywhere },
  /** What the site does so that everybody can use it, and what it falls short of: words of the product's own. */
  accessibility: { paths: ['/accessibility'], plans: every, modes: everywhere },
  classes: { paths: ['/classes'], plans: unlisted, modes: full, flag: 'classes' },
  class: { paths: ['/classes/:id'], plans: unlisted, modes: full, flag: 'classes' },
  courses: { paths: ['/courses'], plans: unlisted, modes: full, flag: 'courses' },
  course: {
    paths: ['/courses/:id'],
    plans: unlisted,
    modes: full,
    flag: 'courses',
  },
  maktab: { paths: ['/maktab'], plans: unlisted, modes: full, flag: 'maktab' },
  askImam: { paths: ['/ask-imam'], plans: unlisted, modes: full, flag: 'askImam' },
  campaigns: { paths: ['/campaigns'], plans: unlisted, modes: full },
  campaign: {
    paths: ['/campaign/:id'],
    plans: unlisted,
    modes: appeals,
    takesCards: true,
  },
  /** What it finds is public; its own page is of nobody's but whoever asked. */
  search: { paths: ['/search'], plans: every, modes: full, hidden: true },
  team: { paths: ['/our-team'], plans: unlisted, modes: full },
  vacancies: { paths: ['/vacancies'], plans: unlisted, modes: full },
  thankYou: { paths: ['/thank-you/:id'], plans: unlisted, modes: everywhere, hidden: true },
  tv: { paths: ['/tv/:token', '/tv/portrait/:token'], plans: every, modes: giving, hidden: true },
  appDonate: {
    /** The second is the page after its token has been taken out of the address. */
    paths: ['/app/donate/:token', '/app/donate'],
    plans: unlisted,
    modes: giving,
    takesCards: true,
    hidden: true,
  },
  resetPassword: {
    paths: ['/user/resetpassword/:token'],
    plans: unlisted,
    modes: everywhere,
    service: true,
  },
  confirmEmail: {
    paths: ['/user/confirm/:token'],
    plans: unlisted,
    modes: everywhere,
    service: true,
  },
  courseConfirm: {
    paths: ['/course/confirm/:token'],
    plans: unlisted,
    modes: everywhere,
    service: true,
  },
  newsletterConfirm: {
    paths: ['/newsletter/confirm/:token'],
    plans: unlisted,
    modes: everywhere,
    service: true,
  },
  newsletterLeave: {
    paths: ['/newsletter/leave/:token'],
    plans: unlisted,
    modes: everywhere,
    service: true,
  },
  manageGift: {
    paths: ['/donation/manage/:token'],
    plans: unlisted,
    modes: everywhere,
    service: true,
  },
  mendCard: {
    paths: ['/donation/card/:token'],
    plans: unlisted,
    modes: everywhere,
    service: true,
    takesCards: true,
  },
} as const satisfies Record<string, ScreenRule>

/** A screen's name; files, routes and messages carry the same one. */
export type Screen = keyof typeof screens

/** The rule of a screen, seen as data. */
export const ruleOf = (screen: Screen): ScreenRule => screens[screen]

/** Every screen, in the order of the table. */
export const screenNames: readonly Screen[] = Object.keys(screens).filter((name): name is Screen => name in screens)

/** Whether the tenant's people can reach a screen. */
export function isOpen(screen: Screen, tenant: TenantConfig): boolean {
  const { plans, modes, flag, service } = ruleOf(screen)
  if (service) return true
  if (flag && !tenant.offers[flag]) return false
  return plans.includes(tenant.plan) && modes.includes(tenant.mode)
}
