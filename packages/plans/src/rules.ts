import type { operations, Plan } from '@minaret/contract'
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
  /** The calls it reads or makes, as far as the contract describes them. */
  calls: readonly (keyof operations)[]
  /** Reached by a private link, outside plans and modes. */
  service?: true
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
    calls: ['homeView', 'prayerToday', 'causeList', 'activityList', 'bannerList', 'subscriberAdd'],
  },
  /** The list of appeals that stands at `/` in campaigns mode. */
  campaignsHome: { paths: ['/'], plans: every, modes: ['campaigns'], calls: ['campaignList'] },
  about: { paths: ['/about-us'], plans: every, modes: full, calls: ['aboutView'] },
  aboutDetail: { paths: ['/about-us/:id'], plans: upper, modes: full, calls: ['aboutSectionView'] },
  prayerTimes: {
    paths: ['/prayer-times'],
    plans: upper,
    modes: full,
    flag: 'prayerTimes',
    calls: ['prayerToday', 'prayerMonth', 'prayerCalendar'],
  },
  /** The prayer times that stand at `/` in prayer-donate mode, whatever the flag says. */
  prayerHome: {
    paths: ['/'],
    plans: every,
    modes: ['prayer-donate'],
    calls: ['prayerToday', 'prayerMonth', 'prayerCalendar'],
  },
  /** Its month or year on paper: drawn by the host, a page of its own. */
  prayerSheet: {
    paths: ['/prayer-times/print/:period'],
    plans: upper,
    modes: full,
    flag: 'prayerTimes',
    calls: ['prayerMonth'],
  },
  /** The same where the prayer times stand at `/`. */
  prayerHomeSheet: {
    paths: ['/prayer-times/print/:period'],
    plans: every,
    modes: ['prayer-donate'],
    calls: ['prayerMonth'],
  },
  /** Today's times inside other sites; as open as the calls it reads. */
  prayerEmbed: {
    paths: ['/embed/prayer-times'],
    plans: every,
    modes: everywhere,
    calls: ['prayerToday', 'prayerEmbed'],
  },
  events: { paths: ['/events'], plans: upper, modes: full, calls: ['eventList', 'eventCalendar'] },
  event: { paths: ['/event/:id'], plans: upper, modes: full, calls: ['eventView'] },
  contact: { paths: ['/get-in-touch'], plans: upper, modes: full, calls: ['contactSend'] },
  gallery: { paths: ['/gallery'], plans: premium, modes: full, calls: ['galleryList'] },
  services: { paths: ['/services'], plans: premium, modes: full, flag: 'services', calls: ['serviceList'] },
  service: { paths: ['/service/:id'], plans: upper, modes: full, flag: 'services', calls: ['serviceView'] },
  news: { paths: ['/news'], plans: upper, modes: full, calls: ['newsList'] },
  newsDetail: { paths: ['/news/:id'], plans: upper, modes: full, calls: ['newsView'] },
  resources: { paths: ['/resource'], plans: premium, modes: full, calls: ['resourceList'] },
  donate: { paths: ['/donate'], plans: every, modes: giving, calls: ['causeList'], takesCards: true },
  donateJummah: {
    paths: ['/donate-jumah'],
    plans: every,
    modes: giving,
    calls: ['causeList', 'cycleRunning'],
    takesCards: true,
  },
  cause: {
    paths: ['/donate/:id'],
    plans: every,
    modes: giving,
    calls: ['causeView', 'giftStart', 'giftPay', 'emailCheck'],
    takesCards: true,
  },
  register: {
    paths: ['/user/register', '/register'],
    plans: upper,
    modes: appeals,
    calls: ['userRegister', 'userVerify', 'emailCheck'],
  },
  login: { paths: ['/user/login', '/login'], plans: upper, modes: appeals, calls: ['userLogin', 'resetRequest'] },
  profile: {
    paths: ['/user/profile', '/profile'],
    plans: upper,
    modes: appeals,
    calls: [
      'userDetails',
      'userUpdate',
      'passwordChange',
      'userLogout',
      'giftHistory',
      'giftStatement',
      'cycleList',
      'cycleUpdate',
      'cycleCard',
      'userExport',
      'userDelete',
    ],
  },
  privacy: { paths: ['/privacy'], plans: every, modes: everywhere, calls: ['privacyView'] },
  terms: { paths: ['/terms-conditions'], plans: every, modes: everywhere, calls: ['termsView'] },
  classes: { paths: ['/classes'], plans: unlisted, modes: full, flag: 'classes', calls: ['classList'] },
  class: { paths: ['/classes/:id'], plans: unlisted, modes: full, flag: 'classes', calls: ['classView'] },
  courses: { paths: ['/courses'], plans: unlisted, modes: full, flag: 'courses', calls: ['courseList'] },
  course: {
    paths: ['/courses/:id'],
    plans: unlisted,
    modes: full,
    flag: 'courses',
    calls: ['courseView', 'courseApply'],
  },
  maktab: { paths: ['/maktab'], plans: unlisted, modes: full, flag: 'maktab', calls: ['maktabRegister'] },
  askImam: { paths: ['/ask-imam'], plans: unlisted, modes: full, flag: 'askImam', calls: ['contactSend'] },
  campaigns: { paths: ['/campaigns'], plans: unlisted, modes: full, calls: ['campaignList'] },
  campaign: {
    paths: ['/campaign/:id'],
    plans: unlisted,
    modes: appeals,
    calls: [
      'campaignView',
      'campaignNeeds',
      'campaignPlans',
      'campaignMessage',
      'campaignFaqs',
      'giftStart',
      'giftPay',
      'emailCheck',
    ],
    takesCards: true,
  },
  team: { paths: ['/our-team'], plans: unlisted, modes: full, calls: ['aboutView'] },
  vacancies: { paths: ['/vacancies'], plans: unlisted, modes: full, calls: ['aboutView'] },
  thankYou: { paths: ['/thank-you/:id'], plans: unlisted, modes: everywhere, calls: ['giftView'] },
  tv: { paths: ['/tv/:token', '/tv/portrait/:token'], plans: every, modes: giving, calls: ['tvView'] },
  appDonate: {
    paths: ['/app/donate/:token'],
    plans: unlisted,
    modes: giving,
    calls: ['donationTokenDecode', 'causeView', 'giftStart', 'giftPay', 'giftView'],
    takesCards: true,
  },
  resetPassword: {
    paths: ['/user/resetpassword/:token'],
    plans: unlisted,
    modes: everywhere,
    calls: ['passwordReset'],
    service: true,
  },
  confirmEmail: {
    paths: ['/user/confirm/:token'],
    plans: unlisted,
    modes: everywhere,
    calls: ['userVerify'],
    service: true,
  },
  newsletterConfirm: {
    paths: ['/newsletter/confirm/:token'],
    plans: unlisted,
    modes: everywhere,
    calls: ['subscriberConfirm'],
    service: true,
  },
  newsletterLeave: {
    paths: ['/newsletter/leave/:token'],
    plans: unlisted,
    modes: everywhere,
    calls: ['subscriberLeave'],
    service: true,
  },
  manageGift: {
    paths: ['/donation/manage/:token'],
    plans: unlisted,
    modes: everywhere,
    calls: ['giftManage'],
    service: true,
  },
  mendCard: {
    paths: ['/donation/card/:token'],
    plans: unlisted,
    modes: everywhere,
    calls: ['giftManage'],
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

/** Calls that are never refused for a plan, a flag or a mode (`decisions.md` 2). */
export const ungatedCalls: readonly (keyof operations)[] = [
  'configurationLoad',
  'prayerToday',
  'prayerMonth',
  'prayerCalendar',
  'prayerEmbed',
  'homeView',
  'activityList',
  'bannerList',
  'visitorSave',
  'contactSend',
  'subscriberAdd',
  'subscriberConfirm',
  'subscriberLeave',
  'tvView',
  'causeList',
  'causeView',
  'giftView',
  'emailCheck',
  'campaignList',
  'campaignView',
  'campaignNeeds',
  'campaignPlans',
  'campaignMessage',
  'campaignFaqs',
  'giftManage',
  'passwordReset',
  'userVerify',
  'userLogout',
  'userExport',
  'userDelete',
  'providerEvent',
]

/** Whether the tenant's people can reach a screen. */
export function isOpen(screen: Screen, tenant: TenantConfig): boolean {
  const { plans, modes, flag, service } = ruleOf(screen)
  if (service) return true
  if (flag && !tenant.offers[flag]) return false
  return plans.includes(tenant.plan) && modes.includes(tenant.mode)
}

/** Whether the host answers a call for this tenant: it must serve some open screen, or be one that is never gated. */
export function mayCall(call: keyof operations, tenant: TenantConfig): boolean {
  if (ungatedCalls.includes(call)) return true
  return screenNames.some((screen) => ruleOf(screen).calls.includes(call) && isOpen(screen, tenant))
}
