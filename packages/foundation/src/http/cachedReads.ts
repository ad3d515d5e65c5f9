import type { OperationId } from '../responses/response.ts'

/**
 * Whoever keeps it asks each time whether it still stands: a browser, or a cache on the way, would show for as long as it
 * was told to what the mosque has changed since, and nobody can call it back. The answer to that is a tag.
 */
export const publicRead = 'public, no-cache'

/** A screen in the hall asks by its secret: nobody else may keep the answer. */
const displayRead = 'private, no-cache'

/**
 * The public reads: whoever asks, the answer is the same. It carries an ETag, and is made once for all who ask within
 * `readMaxAge`. Any other answer is `no-store`.
 */
export const cachedReads: Partial<Record<OperationId, string>> = {
  prayerToday: publicRead,
  prayerEmbed: publicRead,
  homeView: publicRead,
  bannerList: publicRead,
  activityList: publicRead,
  causeList: publicRead,
  causeView: publicRead,
  campaignList: publicRead,
  campaignView: publicRead,
  campaignNeeds: publicRead,
  campaignPlans: publicRead,
  campaignMessage: publicRead,
  campaignFaqs: publicRead,
  campaignSupporterView: publicRead,
  aboutView: publicRead,
  aboutSectionView: publicRead,
  eventList: publicRead,
  eventView: publicRead,
  newsList: publicRead,
  newsView: publicRead,
  resourceList: publicRead,
  serviceList: publicRead,
  serviceView: publicRead,
  privacyView: publicRead,
  termsView: publicRead,
  galleryList: publicRead,
  classList: publicRead,
  classView: publicRead,
  courseList: publicRead,
  courseView: publicRead,
  tvView: displayRead,
}
