import { feature } from '@minaret/foundation/operations'
import { campaignOperations } from '../campaigns/index.ts'
import { contentOperations } from '../content/index.ts'
import {
  contentChangeOperations,
  contentDraftOperations,
  contentHistoryOperations,
  contentLogKinds,
  contentPreviewOperations,
  contentReadOperations,
  contentTasks,
} from '../editing/index.ts'
import { libraryLogKinds, libraryOperations } from '../editing/library/index.ts'
import { homeOperations } from '../home/index.ts'
import { announcementLogKinds, announcementOperations } from '../home/desk/index.ts'
import { importLogKinds, importOperations, importPictureOperations, importTasks } from '../imports/index.ts'
import { subscriptionImportOperations } from '../imports/subscriptions/index.ts'
import { newsletterData, newsletterOperations } from '../newsletter/index.ts'
import {
  issueOperations,
  newsletterLogKinds,
  newsletterTasks,
  subscriberDeskOperations,
} from '../newsletter/desk/index.ts'
import { searchOperations } from '../search/index.ts'
import { tvOperations, tvTasks } from '../tv/index.ts'
import { displayLogKinds, displayOperations } from '../tv/desk/index.ts'

/** The features that this package adds to the server. */
export const contentFeatures = [
  feature({ name: 'content', public: contentOperations }),
  feature({
    name: 'editing',
    desk: {
      ...contentReadOperations,
      ...contentDraftOperations,
      ...contentChangeOperations,
      ...contentHistoryOperations,
      ...contentPreviewOperations,
    },
    logKinds: contentLogKinds,
    tasks: contentTasks,
    hourly: ['content-tidy'],
    everyFiveMinutes: ['content-due'],
  }),
  feature({ name: 'library', desk: libraryOperations, logKinds: libraryLogKinds }),
  feature({ name: 'home', public: homeOperations, desk: announcementOperations, logKinds: announcementLogKinds }),
  feature({ name: 'campaigns', public: campaignOperations }),
  feature({ name: 'search', public: searchOperations }),
  feature({
    name: 'newsletter',
    public: newsletterOperations,
    desk: { ...subscriberDeskOperations, ...issueOperations },
    logKinds: newsletterLogKinds,
    personalData: { newsletter: newsletterData },
    tasks: newsletterTasks,
  }),
  feature({
    name: 'tv',
    public: tvOperations,
    desk: displayOperations,
    logKinds: displayLogKinds,
    tasks: tvTasks,
    everyFiveMinutes: ['tv-watch'],
  }),
  feature({
    name: 'imports',
    desk: { ...importOperations, ...importPictureOperations, ...subscriptionImportOperations },
    logKinds: importLogKinds,
    tasks: importTasks,
    hourly: ['imports-tidy'],
  }),
] as const
