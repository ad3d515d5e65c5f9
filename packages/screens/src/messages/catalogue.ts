import type { words as about } from './languages/en/about.ts'
import type { words as account } from './languages/en/account.ts'
import type { words as activities } from './languages/en/activities.ts'
import type { words as appDonate } from './languages/en/appDonate.ts'
import type { words as bank } from './languages/en/bank.ts'
import type { words as campaigns } from './languages/en/campaigns.ts'
import type { words as campaignsHome } from './languages/en/campaignsHome.ts'
import type { words as cause } from './languages/en/cause.ts'
import type { words as classes } from './languages/en/classes.ts'
import type { words as common } from './languages/en/common.ts'
import type { words as contact } from './languages/en/contact.ts'
import type { words as courses } from './languages/en/courses.ts'
import type { words as desk } from './languages/en/desk.ts'
import type { words as deskBank } from './languages/en/deskBank.ts'
import type { words as deskPayouts } from './languages/en/deskPayouts.ts'
import type { words as deskCodes } from './languages/en/deskCodes.ts'
import type { words as deskConfirm } from './languages/en/deskConfirm.ts'
import type { words as deskContent } from './languages/en/deskContent.ts'
import type { words as deskFields } from './languages/en/deskFields.ts'
import type { words as deskDetails } from './languages/en/deskDetails.ts'
import type { words as deskDomains } from './languages/en/deskDomains.ts'
import type { words as deskExport } from './languages/en/deskExport.ts'
import type { words as deskImport } from './languages/en/deskImport.ts'
import type { words as deskProtected } from './languages/en/deskProtected.ts'
import type { words as deskRange } from './languages/en/deskRange.ts'
import type { words as deskAnnouncements } from './languages/en/deskAnnouncements.ts'
import type { words as deskApplications } from './languages/en/deskApplications.ts'
import type { words as deskApprovals } from './languages/en/deskApprovals.ts'
import type { words as deskDonors } from './languages/en/deskDonors.ts'
import type { words as deskDisplays } from './languages/en/deskDisplays.ts'
import type { words as deskInstallation } from './languages/en/deskInstallation.ts'
import type { words as deskRecovery } from './languages/en/deskRecovery.ts'
import type { words as deskSetup } from './languages/en/deskSetup.ts'
import type { words as deskSignup } from './languages/en/deskSignup.ts'
import type { words as deskSessions } from './languages/en/deskSessions.ts'
import type { words as deskReports } from './languages/en/deskReports.ts'
import type { words as deskHijri } from './languages/en/deskHijri.ts'
import type { words as deskRules } from './languages/en/deskRules.ts'
import type { words as deskSupport } from './languages/en/deskSupport.ts'
import type { words as deskTimetable } from './languages/en/deskTimetable.ts'
import type { words as deskWhy } from './languages/en/deskWhy.ts'
import type { words as deskBox } from './languages/en/deskBox.ts'
import type { words as deskGiftAid } from './languages/en/deskGiftAid.ts'
import type { words as deskGifts } from './languages/en/deskGifts.ts'
import type { words as deskMessages } from './languages/en/deskMessages.ts'
import type { words as deskNewsletter } from './languages/en/deskNewsletter.ts'
import type { words as deskWriting } from './languages/en/deskWriting.ts'
import type { words as donate } from './languages/en/donate.ts'
import type { words as events } from './languages/en/events.ts'
import type { words as forms } from './languages/en/forms.ts'
import type { words as gallery } from './languages/en/gallery.ts'
import type { words as giftPosted } from './languages/en/host/giftPosted.ts'
import type { words as home } from './languages/en/home.ts'
import type { words as prayerSheet } from './languages/en/host/prayerSheet.ts'
import type { words as tv } from './languages/en/host/tv.ts'
import type { words as tvPlain } from './languages/en/host/tvPlain.ts'
import type { words as homeParts } from './languages/en/homeParts.ts'
import type { words as legal } from './languages/en/legal.ts'
import type { words as maktab } from './languages/en/maktab.ts'
import type { words as manageGift } from './languages/en/manageGift.ts'
import type { words as news } from './languages/en/news.ts'
import type { words as newsletter } from './languages/en/newsletter.ts'
import type { words as prayerTimes } from './languages/en/prayerTimes.ts'
import type { words as profile } from './languages/en/profile.ts'
import type { words as resources } from './languages/en/resources.ts'
import type { words as search } from './languages/en/search.ts'
import type { words as services } from './languages/en/services.ts'
import type { words as share } from './languages/en/share.ts'
import type { words as thankYou } from './languages/en/thankYou.ts'

/** What a language has to hold: the words of English, part by part. A part's name is its file's. */
export type Catalogue = {
  about: typeof about
  account: typeof account
  activities: typeof activities
  appDonate: typeof appDonate
  bank: typeof bank
  campaigns: typeof campaigns
  campaignsHome: typeof campaignsHome
  cause: typeof cause
  classes: typeof classes
  common: typeof common
  contact: typeof contact
  courses: typeof courses
  desk: typeof desk
  deskBank: typeof deskBank
  deskPayouts: typeof deskPayouts
  deskCodes: typeof deskCodes
  deskConfirm: typeof deskConfirm
  deskContent: typeof deskContent
  deskFields: typeof deskFields
  deskDetails: typeof deskDetails
  deskDomains: typeof deskDomains
  deskExport: typeof deskExport
  deskImport: typeof deskImport
  deskProtected: typeof deskProtected
  deskRange: typeof deskRange
  deskAnnouncements: typeof deskAnnouncements
  deskApprovals: typeof deskApprovals
  deskDisplays: typeof deskDisplays
  deskInstallation: typeof deskInstallation
  deskRecovery: typeof deskRecovery
  deskSetup: typeof deskSetup
  deskSignup: typeof deskSignup
  deskSessions: typeof deskSessions
  deskReports: typeof deskReports
  deskHijri: typeof deskHijri
  deskRules: typeof deskRules
  deskSupport: typeof deskSupport
  deskTimetable: typeof deskTimetable
  deskWhy: typeof deskWhy
  deskBox: typeof deskBox
  deskDonors: typeof deskDonors
  deskGiftAid: typeof deskGiftAid
  deskGifts: typeof deskGifts
  deskMessages: typeof deskMessages
  deskNewsletter: typeof deskNewsletter
  deskApplications: typeof deskApplications
  deskWriting: typeof deskWriting
  donate: typeof donate
  events: typeof events
  forms: typeof forms
  gallery: typeof gallery
  giftPosted: typeof giftPosted
  home: typeof home
  homeParts: typeof homeParts
  legal: typeof legal
  maktab: typeof maktab
  manageGift: typeof manageGift
  news: typeof news
  newsletter: typeof newsletter
  prayerSheet: typeof prayerSheet
  prayerTimes: typeof prayerTimes
  profile: typeof profile
  resources: typeof resources
  search: typeof search
  services: typeof services
  share: typeof share
  thankYou: typeof thankYou
  tv: typeof tv
  tvPlain: typeof tvPlain
}

/** What is loaded alone: the words every page may need, or those of one feature. */
export type Part = keyof Catalogue

/** A part that belongs to a feature. */
export type Feature = Exclude<Part, 'common'>

/** The words every page has. */
export type CommonWords = Catalogue['common']

/** The words a page of some features has: the common ones, and each feature's under its name. */
export type WordsOf<F extends Feature = never> = CommonWords & Pick<Catalogue, F>
