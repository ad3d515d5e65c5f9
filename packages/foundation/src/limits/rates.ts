import type { OperationId } from '../responses/response.ts'

/**
 * Maximum number of calls of a class within `seconds`: from one address, and in total at one tenant. A congregation shares one
 * address on the mosque's Wi-Fi, so reading is generous. Networks have limits in between (`networksOf`).
 */
export const rates = {
  page: { seconds: 60, fromOne: 1500, fromAll: 15_000 },
  read: { seconds: 60, fromOne: 6000, fromAll: 60_000 },
  /** One measurement per page view; a mosque's Wi-Fi is one address. */
  vitals: { seconds: 600, fromOne: 300, fromAll: 6000 },
  /** Each search reads all kinds of content. */
  search: { seconds: 60, fromOne: 30, fromAll: 300, challenge: true },
  form: { seconds: 3600, fromOne: 30, fromAll: 600, isPerCall: true, challenge: true },
  account: { seconds: 600, fromOne: 200, fromAll: 3000, isPerCall: true, challenge: true },
  /** Pairing codes of displays: a television cannot solve a challenge, and a mosque has only a few displays. */
  pairing: { seconds: 600, fromOne: 20, fromAll: 2000 },
  /** No total limit, so that an attacker cannot block donations with declined cards; payments limit declines themselves. */
  money: { seconds: 600, fromOne: 300, refundable: true },
} as const satisfies Record<string, Rate>

/** The limits of a class. */
export type Rate = {
  seconds: number
  fromOne: number
  fromAll?: number
  /** Whether each call of the class is counted separately. */
  isPerCall?: true
  /** Whether successful calls are not counted. */
  refundable?: true
  /** Whether a call above a limit needs a solved challenge, so that no client is refused because of others. */
  challenge?: true
}

/**
 * Multiple of its limit up to which an address can continue with challenges before it is refused. The request that gets a
 * challenge and the one that returns its solution count as two.
 */
export const maxMultipleWithChallenge = 8

/** A class of calls that are counted together; pages are a class. */
export type RateClass = keyof typeof rates

/** Names of a tenant's own limits: a class per address, and the same in total. */
export const limitNames: readonly string[] = Object.keys(rates).flatMap((name) => [name, `${name}.all`])

/** The class of every call. A webhook is authenticated by its signature and not limited. */
export const callRates = {
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
  // Mail providers click unsubscribe on behalf of readers: hundreds from one address in the hour after an issue.
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
