import type { OperationId } from './operation.ts'

/** How long an answer may be shown again. */
export type Freshness = {
  /** For whoever asked, and the caches on the way: the header `Cache-Control`. */
  header: string
  /** In this host, for everybody who asks the same: milliseconds. */
  keep: number
}

/** What is written once and read often. */
const content: Freshness = { header: 'public, max-age=30', keep: 5000 }

/** What the clock turns, or somebody just announced or gave. */
const now: Freshness = { header: 'public, max-age=5', keep: 1000 }

/** A screen in the hall asks by its secret: nobody else may keep the answer. */
const screen: Freshness = { header: 'private, no-cache', keep: 1000 }

/**
 * The public reads: whoever asks, the answer is the same. It carries an ETag, and is made once for all who ask within
 * its time. Any other answer is `no-store`.
 */
export const reading: Partial<Record<OperationId, Freshness>> = {
  prayerToday: now,
  prayerEmbed: content,
  homeView: now,
  bannerList: now,
  activityList: content,
  causeList: content,
  causeView: content,
  campaignList: now,
  campaignView: now,
  campaignNeeds: now,
  campaignPlans: content,
  campaignMessage: content,
  campaignFaqs: content,
  aboutView: content,
  aboutSectionView: content,
  eventList: now,
  eventView: content,
  newsList: content,
  newsView: content,
  resourceList: content,
  serviceList: content,
  serviceView: content,
  privacyView: content,
  termsView: content,
  galleryList: content,
  classList: content,
  classView: content,
  courseList: now,
  courseView: now,
  tvView: screen,
}
