import type { OperationId } from '../responses/response.ts'

/**
 * Whoever keeps it asks each time whether it still stands: a browser, or a cache on the way, would show for as long as it
 * was told to what the mosque has changed since, and nobody can call it back. The answer to that is a tag.
 */
export const everybody = 'public, no-cache'

/** A screen in the hall asks by its secret: nobody else may keep the answer. */
const screen = 'private, no-cache'

/**
 * The public reads: whoever asks, the answer is the same. It carries an ETag, and is made once for all who ask within
 * `shownFor`. Any other answer is `no-store`.
 */
export const reading: Partial<Record<OperationId, string>> = {
  prayerToday: everybody,
  prayerEmbed: everybody,
  homeView: everybody,
  bannerList: everybody,
  activityList: everybody,
  causeList: everybody,
  causeView: everybody,
  campaignList: everybody,
  campaignView: everybody,
  campaignNeeds: everybody,
  campaignPlans: everybody,
  campaignMessage: everybody,
  campaignFaqs: everybody,
  campaignSupporterView: everybody,
  aboutView: everybody,
  aboutSectionView: everybody,
  eventList: everybody,
  eventView: everybody,
  newsList: everybody,
  newsView: everybody,
  resourceList: everybody,
  serviceList: everybody,
  serviceView: everybody,
  privacyView: everybody,
  termsView: everybody,
  galleryList: everybody,
  classList: everybody,
  classView: everybody,
  courseList: everybody,
  courseView: everybody,
  tvView: screen,
}
