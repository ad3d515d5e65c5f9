import type { OperationId } from './operation.ts'

/**
 * How long a host shows an answer, or what it knows of a tenant, to everybody who asks the same: milliseconds. Nobody tells
 * the hosts what was changed, be it here, on another host or by a command: they look again so often that it is seen
 * everywhere within a second, whatever the database is.
 */
export const shownFor = 800

/**
 * How old what is public may be while the database is away, in milliseconds: prayer times of an hour ago are better than
 * none. Nothing of one person, and nothing that is written, is ever answered so.
 */
export const shownWhileAway = 3_600_000

/**
 * Whoever keeps it asks each time whether it still stands: a browser, or a cache on the way, would show for as long as it
 * was told to what the mosque has changed since, and nobody can call it back. The answer to that is a tag.
 */
export const everybody = 'public, no-cache'

/** A screen in the hall asks by its secret: nobody else may keep the answer. */
const screen = 'private, no-cache'

/**
 * The public reads: whoever asks, the answer is the same. It carries an ETag, and is made once for all who ask within
 * {@link shownFor}. Any other answer is `no-store`.
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
