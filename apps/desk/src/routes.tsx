import { Loading } from '@minaret/screens/desk/frame'
import { delayFailure } from '@minaret/ui'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { HomePage, Pages, ProblemPage } from './pages.tsx'

/** A lazy page, loaded when it is opened. */
const page = (load: () => Promise<ComponentType>) => async () => ({ Component: await delayFailure(load()) })

/** The desk's routes. The mosque is in the path; each page is loaded when it is opened. */
export const createRoutes = (): RouteObject[] => [
  {
    element: <Pages />,
    errorElement: <ProblemPage />,
    hydrateFallbackElement: <Loading hasFailed={false} retry={() => {}} />,
    children: [
      { path: '/', element: <HomePage /> },
      {
        path: '/invitation',
        lazy: page(async () => (await import('./pages/InvitationPage.tsx')).InvitationPage),
      },
      { path: '/start', lazy: page(async () => (await import('./pages/SignupPage.tsx')).SignupPage) },
      {
        path: '/installation',
        lazy: page(async () => (await import('./pages/InstallationPages.tsx')).WaitingPage),
      },
      {
        path: '/installation/mosques',
        lazy: page(async () => (await import('./pages/InstallationPages.tsx')).MosquesPage),
      },
      {
        path: '/installation/mosques/:slug',
        lazy: page(async () => (await import('./pages/InstallationPages.tsx')).MosquePage),
      },
      {
        path: '/installation/limits',
        lazy: page(async () => (await import('./pages/InstallationPages.tsx')).LimitsPage),
      },
      {
        path: '/installation/health',
        lazy: page(async () => (await import('./pages/InstallationPages.tsx')).HealthPage),
      },
      {
        path: '/installation/announcements',
        lazy: page(async () => (await import('./pages/InstallationPages.tsx')).AnnouncementsPage),
      },
      {
        path: '/installation/log',
        lazy: page(async () => (await import('./pages/InstallationPages.tsx')).InstallationLogPage),
      },
      { path: '/:mosque/staff', lazy: page(async () => (await import('./pages/StaffPage.tsx')).StaffPage) },
      { path: '/:mosque', lazy: page(async () => (await import('./pages/TodayPage.tsx')).TodayPage) },
      { path: '/:mosque/times', lazy: page(async () => (await import('./pages/TimesPages.tsx')).MonthPage) },
      {
        path: '/:mosque/times/timetable',
        lazy: page(async () => (await import('./pages/TimetablePage.tsx')).TimetablePage),
      },
      {
        path: '/:mosque/times/timetable/type',
        lazy: page(async () => (await import('./pages/TimetablePage.tsx')).TypeTimetablePage),
      },
      {
        path: '/:mosque/times/rules',
        lazy: page(async () => (await import('./pages/RulesPage.tsx')).RulesPage),
      },
      {
        path: '/:mosque/times/range',
        lazy: page(async () => (await import('./pages/RangePage.tsx')).RangePage),
      },
      {
        path: '/:mosque/times/:day',
        lazy: page(async () => (await import('./pages/TimesPages.tsx')).DayPage),
      },
      {
        path: '/:mosque/messages',
        lazy: page(async () => (await import('./pages/MessagesPages.tsx')).MessagesPage),
      },
      {
        path: '/:mosque/messages/texts',
        lazy: page(async () => (await import('./pages/MessagesPages.tsx')).TextsPage),
      },
      {
        path: '/:mosque/messages/:message',
        lazy: page(async () => (await import('./pages/MessagesPages.tsx')).MessagePage),
      },
      {
        path: '/:mosque/applications',
        lazy: page(async () => (await import('./pages/ApplicationPages.tsx')).ApplicationsPage),
      },
      {
        path: '/:mosque/applications/classes',
        lazy: page(async () => (await import('./pages/ApplicationPages.tsx')).ClassesPage),
      },
      {
        path: '/:mosque/applications/classes/:class',
        lazy: page(async () => (await import('./pages/ApplicationPages.tsx')).RegisterPage),
      },
      {
        path: '/:mosque/applications/:kind',
        lazy: page(async () => (await import('./pages/ApplicationPages.tsx')).ApplicationListPage),
      },
      {
        path: '/:mosque/applications/:kind/:application',
        lazy: page(async () => (await import('./pages/ApplicationPages.tsx')).ApplicationPage),
      },
      {
        path: '/:mosque/newsletter',
        lazy: page(async () => (await import('./pages/NewsletterPages.tsx')).NewsletterPage),
      },
      {
        path: '/:mosque/newsletter/subscribers',
        lazy: page(async () => (await import('./pages/NewsletterPages.tsx')).SubscribersPage),
      },
      {
        path: '/:mosque/newsletter/import',
        lazy: page(async () => (await import('./pages/NewsletterPages.tsx')).ImportPage),
      },
      {
        path: '/:mosque/newsletter/new',
        lazy: page(async () => (await import('./pages/NewsletterPages.tsx')).IssuePage),
      },
      {
        path: '/:mosque/newsletter/:issue',
        lazy: page(async () => (await import('./pages/NewsletterPages.tsx')).IssuePage),
      },
      {
        path: '/:mosque/announcements',
        lazy: page(async () => (await import('./pages/AnnouncementPages.tsx')).AnnouncementsPage),
      },
      {
        path: '/:mosque/announcements/new',
        lazy: page(async () => (await import('./pages/AnnouncementPages.tsx')).NewAnnouncementPage),
      },
      {
        path: '/:mosque/announcements/:announcement',
        lazy: page(async () => (await import('./pages/AnnouncementPages.tsx')).EditAnnouncementPage),
      },
      {
        path: '/:mosque/content',
        lazy: page(async () => (await import('./pages/ContentPages.tsx')).ContentPage),
      },
      {
        path: '/:mosque/content/library',
        lazy: page(async () => (await import('./pages/ContentPages.tsx')).LibraryPage),
      },
      {
        path: '/:mosque/content/library/:file',
        lazy: page(async () => (await import('./pages/ContentPages.tsx')).LibraryFilePage),
      },
      {
        path: '/:mosque/content/:kind',
        lazy: page(async () => (await import('./pages/ContentPages.tsx')).ContentListPage),
      },
      {
        path: '/:mosque/content/:kind/:item',
        lazy: page(async () => (await import('./pages/ContentPages.tsx')).ContentItemPage),
      },
      {
        path: '/:mosque/content/:kind/:item/history',
        lazy: page(async () => (await import('./pages/ContentPages.tsx')).ContentHistoryPage),
      },
      { path: '/:mosque/box', lazy: page(async () => (await import('./pages/BoxPages.tsx')).BoxPage) },
      {
        path: '/:mosque/box/small-donations',
        lazy: page(async () => (await import('./pages/BoxPages.tsx')).GasdsPage),
      },
      {
        path: '/:mosque/box/:sheet',
        lazy: page(async () => (await import('./pages/BoxPages.tsx')).SheetPage),
      },
      {
        path: '/:mosque/box/:sheet/slip',
        lazy: page(async () => (await import('./pages/BoxPages.tsx')).SlipPage),
      },
      {
        path: '/:mosque/gifts',
        lazy: page(async () => (await import('./pages/GiftsPages.tsx')).GiftsPage),
      },
      {
        path: '/:mosque/gifts/:gift',
        lazy: page(async () => (await import('./pages/GiftsPages.tsx')).GiftPage),
      },
      {
        path: '/:mosque/donors',
        lazy: page(async () => (await import('./pages/DonorPages.tsx')).DonorsPage),
      },
      {
        path: '/:mosque/donors/duplicates',
        lazy: page(async () => (await import('./pages/DonorPages.tsx')).DuplicatesPage),
      },
      {
        path: '/:mosque/donors/:donor',
        lazy: page(async () => (await import('./pages/DonorPages.tsx')).DonorPage),
      },
      {
        path: '/:mosque/gift-aid',
        lazy: page(async () => (await import('./pages/GiftAidPages.tsx')).GiftAidPage),
      },
      {
        path: '/:mosque/gift-aid/details',
        lazy: page(async () => (await import('./pages/GiftAidPages.tsx')).CharityPage),
      },
      {
        path: '/:mosque/gift-aid/declarations',
        lazy: page(async () => (await import('./pages/GiftAidPages.tsx')).DeclarationsPage),
      },
      {
        path: '/:mosque/gift-aid/filings/:filing',
        lazy: page(async () => (await import('./pages/GiftAidPages.tsx')).FilingPage),
      },
      {
        path: '/:mosque/bank',
        lazy: page(async () => (await import('./pages/BankPage.tsx')).BankPage),
      },
      {
        path: '/:mosque/payouts',
        lazy: page(async () => (await import('./pages/PayoutPages.tsx')).PayoutsPage),
      },
      {
        path: '/:mosque/payouts/:payout',
        lazy: page(async () => (await import('./pages/PayoutPages.tsx')).PayoutPage),
      },
      {
        path: '/:mosque/reports',
        lazy: page(async () => (await import('./pages/ReportsPage.tsx')).ReportsPage),
      },
      {
        path: '/:mosque/displays',
        lazy: page(async () => (await import('./pages/DisplaysPage.tsx')).DisplaysPage),
      },
      {
        path: '/:mosque/details',
        lazy: page(async () => (await import('./pages/DetailsPages.tsx')).DetailsPage),
      },
      {
        path: '/:mosque/details/protected',
        lazy: page(async () => (await import('./pages/ProtectedPage.tsx')).ProtectedPage),
      },
      {
        path: '/:mosque/details/support',
        lazy: page(async () => (await import('./pages/SupportPage.tsx')).SupportPage),
      },
      {
        path: '/:mosque/details/ways-to-give',
        lazy: page(async () => (await import('./pages/WaysToGivePage.tsx')).WaysToGivePage),
      },
      {
        path: '/:mosque/details/domains',
        lazy: page(async () => (await import('./pages/DomainsPage.tsx')).DomainsPage),
      },
      {
        path: '/:mosque/details/export',
        lazy: page(async () => (await import('./pages/ExportPage.tsx')).ExportPage),
      },
      {
        path: '/:mosque/details/import',
        lazy: page(async () => (await import('./pages/ImportPages.tsx')).ImportsPage),
      },
      {
        path: '/:mosque/details/import/:import',
        lazy: page(async () => (await import('./pages/ImportPages.tsx')).ImportPage),
      },
      {
        path: '/:mosque/details/:section',
        lazy: page(async () => (await import('./pages/DetailsPages.tsx')).DetailsSectionPage),
      },
      {
        path: '/:mosque/sessions',
        lazy: page(async () => (await import('./pages/SessionsPage.tsx')).SessionsPage),
      },
      {
        path: '/:mosque/approvals',
        lazy: page(async () => (await import('./pages/ApprovalsPages.tsx')).ApprovalsPage),
      },
      {
        path: '/approval',
        lazy: page(async () => (await import('./pages/ApprovalsPages.tsx')).CancelLinkPage),
      },
      {
        path: '/recovery',
        lazy: page(async () => (await import('./pages/RecoveryPages.tsx')).RecoveryPage),
      },
      {
        path: '/recovery/cancel',
        lazy: page(async () => (await import('./pages/RecoveryPages.tsx')).CancelRecoveryPage),
      },
      { path: '/:mosque/log', lazy: page(async () => (await import('./pages/LogPage.tsx')).LogPage) },
      { path: '*', element: <ProblemPage /> },
    ],
  },
]
