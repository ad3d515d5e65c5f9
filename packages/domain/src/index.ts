export { createDomain } from './app/createDomain.ts'
export type { Domain, DomainOptions } from './app/createDomain.ts'
export { DomainProvider, useCurrency, useDomain, useSession, useTenant, useToasts } from './app/DomainProvider.tsx'
export type { Action, ActionState, ActionOutcome } from './app/action.ts'
export { failureMessage, fieldErrorsOf, isMissing, hasNoMessage, statusOf } from './app/failures.ts'
export type { ListResult } from './app/list.ts'
export { timeoutError, withTimeout } from './app/loadTimeout.ts'
export { sliceOf } from './app/slice.ts'
export type { SliceResult, Slice } from './app/slice.ts'
export { createBrowserStorage, isRecord } from './storage/browserStorage.ts'
export type { BrowserStorage, StorageLike } from './storage/browserStorage.ts'
export type { LogoutReason, RegistrationDraft, SessionState, User, PendingRegistration } from './session/session.ts'
export type { Currency, CurrencyState } from './currency/currency.ts'
export type { Toast, ToastKind, ToastsState } from './toasts/toasts.ts'
export { prayerQueries } from './prayer/queries.ts'
export { usePrayerMonth, usePrayerToday, useDayState } from './prayer/usePrayer.ts'
export { useToday } from './prayer/useToday.ts'
export { changesAt } from './prayer/changesAt.ts'
export { dateIn } from './prayer/dateIn.ts'
export type { DayState } from './prayer/dayState.ts'
export type { Clock } from './app/clock.ts'
export { removePosted, savePosted, usePosted } from './posted/posted.ts'
export type { PostedFields } from './posted/posted.ts'
export { causeQueries, useCause, useCauses } from './causes/queries.ts'
export { giftQueries } from './gifts/queries.ts'
export { giftFailureOf } from './gifts/failure.ts'
export { type PaymentStatus, watchPayment } from './gifts/watchPayment.ts'
export type { GiftFailure } from './gifts/failure.ts'
export { useGift } from './gifts/useGift.ts'
export { useFetchAttempt, useFetchGift, useCancelGift, usePageToken, usePayGift } from './gifts/useGiving.ts'
export type { ThankYou } from './gifts/useGift.ts'
export type { Attempt } from './gifts/mutations.ts'
export { saveConfiguration, readConfiguration, sameConfiguration } from './configuration/configuration.ts'
export { loadConfiguration } from './configuration/loadConfiguration.ts'
export { useCachedConfiguration } from './configuration/useCachedConfiguration.ts'
export { useVisit } from './visitor/useVisit.ts'
export { accountQueries } from './account/queries.ts'
export { useAccountDetails, useGiftHistory, useStatement } from './account/useOwnData.ts'
export {
  useChangePassword,
  useDeleteAccount,
  useExportAccount,
  useLogin,
  useLogout,
  useRegister,
  useRequestReset,
  useResetPassword,
  useUpdateAccount,
  useVerify,
} from './account/useAccount.ts'
export { useEmailCheck } from './email/useEmailCheck.ts'
export type { EmailCheck, EmailCheckState } from './email/useEmailCheck.ts'
export { useContact } from './contact/useContact.ts'
export { useConfirmSubscription, useSubscribe, useUnsubscribe } from './newsletter/useNewsletter.ts'
export { useRegisterChildren } from './maktab/useMaktab.ts'
export { aboutQueries, useAbout, useAboutSection } from './content/about.ts'
export { activityQueries, useActivities } from './content/activities.ts'
export { bannerQueries, useBanners } from './content/banners.ts'
export { classQueries, useClass, useClasses } from './content/classes.ts'
export { eventQueries, useEvent } from './content/events.ts'
export { useEvents } from './content/useEvents.ts'
export type { When } from './content/events.ts'
export { galleryQueries, useGallery } from './content/gallery.ts'
export { homeQueries, useHome } from './content/home.ts'
export { legalQueries, usePrivacy, useTerms } from './content/legal.ts'
export { newsQueries, useNews, useNewsList } from './content/news.ts'
export { resourceQueries, useResources } from './content/resources.ts'
export { serviceQueries, useService, useServices } from './content/services.ts'
export { searchQueries, useSearch } from './content/search.ts'
export { courseQueries, useCourse } from './courses/courses.ts'
export { useApplyForCourse, useConfirmApplication } from './courses/useApplyForCourse.ts'
export { useCourses } from './courses/useCourses.ts'
export { tvQueries, useTv } from './tv/useTv.ts'
export { campaignQueries } from './campaigns/queries.ts'
export {
  useCampaign,
  useCampaignFaqs,
  useCampaignMessage,
  useCampaignNeeds,
  useCampaignPlans,
  useRefreshCampaign,
  useSupporter,
} from './campaigns/useCampaign.ts'
export { useCampaigns } from './campaigns/useCampaigns.ts'
export { useCreateSupporterLink, useReportSupporter } from './campaigns/supporters.ts'
export { regularGiftQueries } from './regular-gifts/regularGifts.ts'
export {
  useRequestManageLink,
  useChangeCard,
  useChangeRegularGift,
  useHasFridayGift,
  useRegularGifts,
  useRefreshRegularGift,
  useRefreshOwnRegularGift,
  useManageRegularGift,
  useManagedRegularGift,
} from './regular-gifts/useRegularGifts.ts'
export { donationTokenQueries, peekDonationLink, useDonationToken } from './donation-token/useDonationToken.ts'
