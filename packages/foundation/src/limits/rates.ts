import type { OperationId } from '../responses/response.ts'

/**
 * How often calls of a class may be made in so many seconds: from one address, and by everybody at one tenant. A
 * congregation shares one address on the mosque's Wi-Fi, so reading is generous. Networks have allowances between the
 * two (`networksOf`).
 */
export const rates = {
  page: { seconds: 60, fromOne: 1500, fromAll: 15_000 },
  read: { seconds: 60, fromOne: 6000, fromAll: 60_000 },
  /** A view is measured once; a mosque's Wi-Fi is one address. */
  vitals: { seconds: 600, fromOne: 300, fromAll: 6000 },
  /** Each reads the newest of all there is. */
  search: { seconds: 60, fromOne: 30, fromAll: 300, challenge: true },
  form: { seconds: 3600, fromOne: 30, fromAll: 600, eachCall: true, challenge: true },
  account: { seconds: 600, fromOne: 200, fromAll: 3000, eachCall: true, challenge: true },
  /** Codes that displays show until they are added: a television solves no challenge, and a mosque has a few displays. */
  pairing: { seconds: 600, fromOne: 20, fromAll: 2000 },
  /** Nobody keeps a mosque from being given to by giving badly: declines are the payments' own to judge. */
  money: { seconds: 600, fromOne: 300, refundable: true },
} as const satisfies Record<string, Rate>

/** The limits of a class. */
export type Rate = {
  seconds: number
  fromOne: number
  fromAll?: number
  /** The calls of the class are counted apart. */
  eachCall?: true
  /** What succeeded is not counted. */
  refundable?: true
  /** Above an allowance a call needs a solved challenge, and nobody is refused for what others do. */
  challenge?: true
}

/**
 * How many times its allowance an address may try where a solved challenge is asked for, before it is refused. What is
 * answered by a challenge and what comes back with it are two tries.
 */
export const timesWithChallenge = 8

/** A class of calls that are counted together; pages are one. */
export type RateClass = keyof typeof rates

/** What a tenant's own limits may be called: a class from one address, and the same by everybody. */
export const limitNames: readonly string[] = Object.keys(rates).flatMap((name) => [name, `${name}.all`])

/** The class of every call. A webhook proves itself by its signature, and comes as often as the provider likes. */
export const rateOf = {
  configurationLoad: 'read',
  prayerToday: 'read',
  prayerMonth: 'read',
  prayerEmbed: 'read',
  visitorSave: 'read',
  vitalsSave: 'vitals',
  causeList: 'read',
  causeView: 'read',
  giftView: 'read',
  activityList: 'read',
  bannerList: 'read',
  homeView: 'read',
  aboutView: 'read',
  aboutSectionView: 'read',
  tvView: 'read',
  eventList: 'read',
  eventView: 'read',
  siteSearch: 'search',
  newsList: 'read',
  newsView: 'read',
  resourceList: 'read',
  serviceList: 'read',
  serviceView: 'read',
  privacyView: 'read',
  termsView: 'read',
  galleryList: 'read',
  classList: 'read',
  classView: 'read',
  courseList: 'read',
  courseView: 'read',
  campaignList: 'read',
  campaignView: 'read',
  campaignNeeds: 'read',
  campaignPlans: 'read',
  campaignMessage: 'read',
  campaignFaqs: 'read',
  campaignSupporterView: 'read',
  campaignSupporterMake: 'form',
  campaignSupporterReport: 'form',
  userDetails: 'read',
  giftHistory: 'read',
  cycleList: 'read',
  cycleRunning: 'read',
  giftStart: 'read',
  attemptView: 'read',
  giftCancel: 'account',
  contactSend: 'form',
  subscriberAdd: 'form',
  subscriberConfirm: 'form',
  // A mail service presses for its readers, hundreds of them from one address in the hour after a letter.
  subscriberLeave: 'account',
  courseApply: 'form',
  applicationConfirm: 'form',
  maktabRegister: 'form',
  emailCheck: 'account',
  userRegister: 'account',
  userVerify: 'account',
  userLogin: 'account',
  userLogout: 'account',
  userUpdate: 'account',
  passwordChange: 'account',
  resetRequest: 'account',
  passwordReset: 'account',
  giftStatement: 'account',
  userExport: 'account',
  userDelete: 'account',
  giftManage: 'account',
  manageLinkAsk: 'account',
  donationTokenDecode: 'account',
  giftPay: 'money',
  cycleUpdate: 'money',
  cycleCard: 'money',
  providerEvent: undefined,
} as const satisfies Record<OperationId, RateClass | undefined>
