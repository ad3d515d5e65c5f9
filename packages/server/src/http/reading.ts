import type { OperationId } from './operation.ts'

/**
 * How long a host shows an answer, or what it knows of a tenant, to everybody who asks the same: milliseconds. Nobody tells
 * the hosts what was changed, be it here, on another host or by a command: they look again so often that it is seen
 * everywhere within a second, whatever the database is.
 */
export const shownFor = 800

/** What is written once and read often. */
const content = 'public, max-age=30'

/** What the clock turns, or somebody just announced or gave. */
const now = 'public, max-age=5'

/** A screen in the hall asks by its secret: nobody else may keep the answer. */
const screen = 'private, no-cache'

/**
 * The public reads: whoever asks, the answer is the same. It carries an ETag, and is made once for all who ask within
 * {@link shownFor}, and says by `Cache-Control` how long whoever asked, and the caches on the way, may show it. Any other answer is `no-store`.
 */
export const reading: Partial<Record<OperationId, string>> = {
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
