import type { Action, ActionState } from '../app/action.ts'
import { useSearch } from '../content/search.ts'
import { actionOf } from '../app/action.ts'
import type { Slice } from '../app/slice.ts'
import { useSlice } from '../app/slice.ts'
import { useApi } from '../app/DomainProvider.tsx'
import {
  useAbout,
  useAboutSection,
  useAccountDetails,
  useActivities,
  useApplyForCourse,
  useRequestManageLink,
  useBanners,
  useCampaign,
  useCampaignFaqs,
  useCampaignMessage,
  useCampaignNeeds,
  useCampaignPlans,
  useCampaigns,
  useCancelGift,
  useCause,
  useCauses,
  useChangeCard,
  useChangeRegularGift,
  useChangePassword,
  useClass,
  useClasses,
  useConfirmApplication,
  useConfirmSubscription,
  useContact,
  useCourse,
  useCourses,
  useHasFridayGift,
  useRegularGifts,
  useDeleteAccount,
  useDonationToken,
  useEvent,
  useEvents,
  useExportAccount,
  useGallery,
  useGiftHistory,
  useHome,
  useLogin,
  useCreateSupporterLink,
  useReportSupporter,
  useManageRegularGift,
  useManagedRegularGift,
  useNews,
  useNewsList,
  usePayGift,
  usePrayerMonth,
  usePrayerToday,
  usePrivacy,
  useRegister,
  useRegisterChildren,
  useRequestReset,
  useResetPassword,
  useResources,
  useService,
  useServices,
  useStatement,
  useSubscribe,
  useSupporter,
  useTerms,
  useTv,
  useUnsubscribe,
  useUpdateAccount,
  useVerify,
} from '../index.ts'
import { visitorQueries } from '../visitor/useVisit.ts'

type LoadResult = Slice<unknown> & { retry: () => void }
/** A load: its slice in section 4 of the specification (or `added`), its name there, the call, and the hook. */
type LoadRow = [slice: string, name: string, call: string, use: () => LoadResult, silent?: 'silent']
type BoundAction = ActionState<unknown, unknown> & { run: () => Promise<unknown> }
/** A change: as above, with the hook bound to a request, and the success toast. */
type ActionRow = [slice: string, name: string, call: string, use: () => BoundAction, toast?: string]

/** Binds a hook to a fixed request. */
const bindRequest =
  <Sent>(use: () => Action<Sent, unknown>, sent: Sent) =>
  (): BoundAction => {
    const action = use()
    return { ...action, run: () => action.run(sent) }
  }

const reference = 'r'.repeat(43)
const id = 'x1'
const ref = 'abcdefghijk'
const email = 'aisha@example.org'
const name = 'Aisha Rahman'
const password = 'correct horse battery'
const attemptId = '3f0c9a52-7f0e-4a7e-9f5e-0d6a3e1b2c4d'

/** The stored page token for the payment. */
export const pass = { pageToken: 'p', expiresAt: '2026-11-21T13:00:00Z', attemptId, used: true }

/** The server stub's messages for success and refusal. */
export const stubMessages = { yes: 'Saved by the stub.', no: 'Refused by the stub.' }

/** Every load. */
export const loads: LoadRow[] = [
  ['auth', 'subscription list', 'POST /api/getSubscriptionList', useRegularGifts],
  ['auth', 'profile get', 'POST /api/user/details', useAccountDetails],
  ['auth', 'prayer list', 'GET /api/prayer-time/today', usePrayerToday],
  ['home', 'activity list', 'GET /api/activities', useActivities],
  ['home', 'banner list', 'GET /api/banners', useBanners],
  ['home', 'home listing', 'GET /api/home', useHome],
  ['home', 'about-us data', 'GET /api/about-us', useAbout],
  ['home', 'about-us detail', 'GET /api/about-us/x1', () => useAboutSection(id)],
  ['home', 'prayers list', 'POST /api/prayer-time', () => usePrayerMonth(2026, 11)],
  ['home', 'TV data', `GET /api/tv/${reference}`, () => useTv(reference)],
  ['home', 'visitor data', 'GET /api/visitor/save', () => useSlice(visitorQueries.save(useApi())), 'silent'],
  ['event', 'event list', 'GET /api/event', useEvents],
  ['event', 'event detail', 'GET /api/event/x1', () => useEvent(id)],
  ['event', 'latest news list', 'GET /api/news', useNewsList],
  ['event', 'latest news detail', 'GET /api/news/x1', () => useNews(id)],
  ['event', 'resources', 'GET /api/resources', useResources],
  ['event', 'services list', 'GET /api/services', useServices],
  ['event', 'services detail', 'GET /api/services/x1', () => useService(id)],
  ['event', 'terms', 'GET /api/page/terms-conditions', useTerms],
  ['event', 'privacy detail', 'GET /api/page/privacy', usePrivacy],
  ['event', 'gallery', 'GET /api/gallery', useGallery],
  ['event', 'classes list', 'GET /api/classes', useClasses],
  ['event', 'classes detail', 'GET /api/class/x1', () => useClass(id)],
  ['event', 'courses list', 'GET /api/courses', useCourses],
  ['event', 'courses detail', 'GET /api/course/x1', () => useCourse(id)],
  ['added', 'search', 'GET /api/search', () => useSearch('roof')],
  ['donate', 'jummah subscription data', 'POST /api/isJummahpayCycleRunning', () => useHasFridayGift(id)],
  ['donate', 'donation list', 'GET /api/donations', useCauses],
  ['donate', 'donation detail', 'GET /api/donations/x1', () => useCause(id)],
  ['donate', 'decoded donation token data', 'POST /api/decodeDonationToken', () => useDonationToken(reference)],
  ['campaign', 'campaign', 'GET /api/campaigns/x1', () => useCampaign(id)],
  ['campaign', 'need', 'GET /api/campaigns/x1/needs', () => useCampaignNeeds(id)],
  ['campaign', 'plan', 'GET /api/campaigns/x1/plans', () => useCampaignPlans(id)],
  ['campaign', 'chairmen', 'GET /api/campaigns/x1/messagefromchair', () => useCampaignMessage(id)],
  ['campaign', 'FAQ', 'GET /api/campaigns/x1/faqs', () => useCampaignFaqs(id)],
  ['campaign', 'campaign list', 'GET /api/campaigns', useCampaigns],
  ['added', 'supporter', `GET /api/campaigns/x1/supporter/${ref}`, () => useSupporter(id, ref), 'silent'],
  ['added', 'history', 'POST /api/user/donations', useGiftHistory],
  ['added', 'statement', 'POST /api/user/statement', () => useStatement('2026-04-06', '2027-04-05')],
  ['added', 'managed gift', 'POST /api/donation/manage', () => useManagedRegularGift(reference), 'silent'],
]

const guardian = { name, email, contactNumber: '07911 123456' }
const child = { firstName: 'Yusuf', lastName: 'Rahman', dateOfBirth: '2018-05-14' }
const children = { attemptId, guardian, children: [child], consent: true as const, photos: false }
const gift = { attemptId, causeId: id, amountMinor: 2500, currency: 'gbp', kind: 'once' as const }
const payment = { ...gift, donor: { name, email }, anonymous: false, confirmationTokenId: 'demo_succeeds' }

/** Adapts the payment mutation to an action. */
function usePay(): BoundAction {
  const pay = usePayGift()
  return { ...actionOf(pay), run: () => pay.mutateAsync(payment).catch(() => {}) }
}

/** Every change except logout and the quiet email check. */
export const actions: ActionRow[] = [
  ['auth', 'user', 'POST /api/user/login', bindRequest(useLogin, { email, password }), stubMessages.yes],
  [
    'auth',
    'registration',
    'POST /api/user/register',
    bindRequest(useRegister, { name, email, password }),
    stubMessages.yes,
  ],
  [
    'auth',
    'password change',
    'POST /api/user/changePassword',
    bindRequest(useChangePassword, { currentPassword: password, newPassword: `${password} staple` }),
    stubMessages.yes,
  ],
  ['auth', 'profile set', 'POST /api/user/updateDetails', bindRequest(useUpdateAccount, { name }), stubMessages.yes],
  [
    'auth',
    'forgot password',
    'POST /api/sendResetPasswordRequest',
    bindRequest(useRequestReset, { email }),
    stubMessages.yes,
  ],
  [
    'auth',
    'reset password',
    'POST /api/resetPassword',
    bindRequest(useResetPassword, { reference, password }),
    stubMessages.yes,
  ],
  ['auth', 'maktab registration', 'POST /api/maktab/register', bindRequest(useRegisterChildren, children)],
  [
    'home',
    'contact response',
    'POST /api/contact',
    bindRequest(useContact, { topic: 'general', name, email, message: 'Salaam' }),
    "Thank you! We'll get back to you as soon as possible. ",
  ],
  ['home', 'subscriber response', 'POST /api/subscriber', bindRequest(useSubscribe, { email }), stubMessages.yes],
  [
    'event',
    'apply-course detail',
    'POST /api/course/applicant',
    bindRequest(useApplyForCourse, { attemptId, courseId: id, name, email }),
    stubMessages.yes,
  ],
  [
    'donate',
    'subscription data',
    'POST /api/updateUserSubscriptionData',
    bindRequest(useChangeCard, { id, action: 'start' }),
  ],
  [
    'donate',
    'update-donation result',
    'POST /api/updateSubsciption',
    bindRequest(useChangeRegularGift, { id, action: 'pause', version: 1 }),
  ],
  ['donate', 'donation payment result', 'POST /api/stripePaymentProcess', usePay],
  ['added', 'verification', 'POST /api/user/verify', bindRequest(useVerify, { reference, password })],
  ['added', 'export', 'POST /api/user/export', bindRequest(useExportAccount, undefined)],
  ['added', 'deletion', 'POST /api/user/delete', bindRequest(useDeleteAccount, { password })],
  [
    'added',
    'application confirmed',
    'POST /api/course/applicant/confirm',
    bindRequest(useConfirmApplication, { reference }),
  ],
  ['added', 'newsletter confirmed', 'POST /api/subscriber/confirm', bindRequest(useConfirmSubscription, { reference })],
  ['added', 'newsletter unsubscribed', 'POST /api/subscriber/unsubscribe', bindRequest(useUnsubscribe, { reference })],
  [
    'added',
    'supporter created',
    'POST /api/campaigns/x1/supporter',
    bindRequest(() => useCreateSupporterLink(id), { name: 'Aisha' }),
  ],
  ['added', 'gift cancelled', 'POST /api/donation/cancel', bindRequest(useCancelGift, { id })],
  [
    'added',
    'manage link requested',
    'POST /api/donation/manage-link',
    bindRequest(useRequestManageLink, { email: 'a@example.org', reference: 'K3F7-9QXA' }),
  ],
  [
    'added',
    'supporter reported',
    `POST /api/campaigns/x1/supporter/${ref}/report`,
    bindRequest(() => useReportSupporter(id), ref),
  ],
  [
    'added',
    'gift managed',
    'POST /api/donation/manage',
    bindRequest(useManageRegularGift, { reference, action: 'pause' }),
  ],
]
