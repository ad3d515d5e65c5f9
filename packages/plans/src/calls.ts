import type { operations } from '@minaret/contract'
import type { TenantConfig } from './config.ts'
import { isOpen, type Screen, screenNames } from './rules.ts'

/** A call, by its operation id in the contract. */
export type Call = keyof operations

/**
 * The calls of each screen that the contract describes. Only the server enforces them, so they are separate from the screen
 * rules, which browsers load too.
 */
const calls: Readonly<Record<Screen, readonly Call[]>> = {
  home: ['homeView', 'prayerToday', 'causeList', 'activityList', 'bannerList', 'subscriberAdd'],
  campaignsHome: ['campaignList'],
  about: ['aboutView'],
  aboutDetail: ['aboutSectionView'],
  prayerTimes: ['prayerToday', 'prayerMonth', 'prayerCalendar'],
  prayerHome: ['prayerToday', 'prayerMonth', 'prayerCalendar'],
  prayerSheet: ['prayerMonth'],
  prayerHomeSheet: ['prayerMonth'],
  prayerEmbed: ['prayerToday', 'prayerEmbed'],
  events: ['eventList', 'eventCalendar'],
  event: ['eventView'],
  contact: ['contactSend'],
  gallery: ['galleryList'],
  services: ['serviceList'],
  service: ['serviceView'],
  news: ['newsList'],
  newsDetail: ['newsView'],
  resources: ['resourceList'],
  donate: ['causeList'],
  donateJummah: ['causeList', 'cycleRunning'],
  cause: ['causeView', 'cycleRunning', 'giftStart', 'giftPay', 'attemptView', 'giftCancel', 'emailCheck'],
  register: ['userRegister', 'userVerify', 'emailCheck'],
  login: ['userLogin', 'resetRequest'],
  profile: [
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
  privacy: ['privacyView'],
  terms: ['termsView'],
  accessibility: [],
  classes: ['classList'],
  class: ['classView'],
  courses: ['courseList'],
  course: ['courseView', 'courseApply'],
  maktab: ['maktabRegister'],
  askImam: ['contactSend'],
  campaigns: ['campaignList'],
  campaign: [
    'campaignView',
    'campaignNeeds',
    'campaignPlans',
    'campaignMessage',
    'campaignFaqs',
    'campaignSupporterMake',
    'campaignSupporterView',
    'campaignSupporterReport',
    'giftStart',
    'giftPay',
    'attemptView',
    'giftCancel',
    'emailCheck',
  ],
  search: ['siteSearch'],
  team: ['aboutView'],
  vacancies: ['aboutView'],
  thankYou: ['giftView', 'giftCancel'],
  tv: ['tvView'],
  appDonate: ['donationTokenDecode', 'causeView', 'giftStart', 'giftPay', 'giftView', 'attemptView', 'giftCancel'],
  resetPassword: ['passwordReset'],
  confirmEmail: ['userVerify'],
  courseConfirm: ['applicationConfirm'],
  newsletterConfirm: ['subscriberConfirm'],
  newsletterLeave: ['subscriberLeave'],
  manageGift: ['giftManage', 'manageLinkAsk'],
  mendCard: ['giftManage', 'manageLinkAsk'],
}

/** The calls of a screen. */
export const callsOf = (screen: Screen): readonly Call[] => calls[screen]

/** Calls that are allowed in every plan, flag and mode (`decisions.md` 2). */
export const ungatedCalls: readonly Call[] = [
  'configurationLoad',
  'prayerToday',
  'prayerMonth',
  'prayerCalendar',
  'prayerEmbed',
  'homeView',
  'activityList',
  'bannerList',
  'visitorSave',
  'vitalsSave',
  'contactSend',
  'subscriberAdd',
  'subscriberConfirm',
  'subscriberLeave',
  'applicationConfirm',
  'tvView',
  'causeList',
  'causeView',
  'giftView',
  'giftCancel',
  'emailCheck',
  'campaignList',
  'campaignView',
  'campaignNeeds',
  'campaignPlans',
  'campaignMessage',
  'campaignFaqs',
  'campaignSupporterMake',
  'campaignSupporterView',
  'campaignSupporterReport',
  'giftManage',
  'passwordReset',
  'userVerify',
  'userLogout',
  'userExport',
  'userDelete',
  'providerEvent',
]

/** Whether the server allows a call for this tenant: an open screen needs it, or it is always allowed. */
export function mayCall(call: Call, tenant: TenantConfig): boolean {
  if (ungatedCalls.includes(call)) return true
  return screenNames.some((screen) => callsOf(screen).includes(call) && isOpen(screen, tenant))
}
