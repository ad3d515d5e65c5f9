import type { OperationId } from '../responses/response.ts'

/**
 * Browsers and proxies must revalidate every time with the ETag: with a lifetime they would keep showing outdated
 * content, which could not be purged.
 */
export const publicRead = 'public, no-cache'

/** A display identifies itself by its secret, so shared caches must not store the response. */
const displayRead = 'private, no-cache'

/**
 * Public reads, whose response is the same for every client. It has an ETag, and is created once for all requests within
 * `readMaxAge`. All other responses are `no-store`.
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
