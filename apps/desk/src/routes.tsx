import { Loading } from '@minaret/screens/desk-frame'
import type { RouteObject } from 'react-router'
import { HomePage, Pages, ProblemPage } from './pages.tsx'

/** The desk's pages. The mosque stands in the path; each page's code comes when it is opened. */
export const routesOf = (): RouteObject[] => [
  {
    element: <Pages />,
    errorElement: <ProblemPage />,
    hydrateFallbackElement: <Loading failed={false} retry={() => {}} />,
    children: [
      { path: '/', element: <HomePage /> },
      {
        path: '/invitation',
        lazy: async () => ({ Component: (await import('./pages/InvitationPage.tsx')).InvitationPage }),
      },
      { path: '/start', lazy: async () => ({ Component: (await import('./pages/StartPage.tsx')).StartPage }) },
      {
        path: '/installation',
        lazy: async () => ({ Component: (await import('./pages/InstallationPages.tsx')).WaitingPage }),
      },
      {
        path: '/installation/mosques',
        lazy: async () => ({ Component: (await import('./pages/InstallationPages.tsx')).MosquesPage }),
      },
      {
        path: '/installation/mosques/:slug',
        lazy: async () => ({ Component: (await import('./pages/InstallationPages.tsx')).MosquePage }),
      },
      {
        path: '/installation/limits',
        lazy: async () => ({ Component: (await import('./pages/InstallationPages.tsx')).LimitsPage }),
      },
      {
        path: '/installation/health',
        lazy: async () => ({ Component: (await import('./pages/InstallationPages.tsx')).HealthPage }),
      },
      {
        path: '/installation/announcements',
        lazy: async () => ({ Component: (await import('./pages/InstallationPages.tsx')).AnnouncementsPage }),
      },
      {
        path: '/installation/log',
        lazy: async () => ({ Component: (await import('./pages/InstallationPages.tsx')).InstallationLogPage }),
      },
      { path: '/:mosque/staff', lazy: async () => ({ Component: (await import('./pages/StaffPage.tsx')).StaffPage }) },
      { path: '/:mosque', lazy: async () => ({ Component: (await import('./pages/TodayPage.tsx')).TodayPage }) },
      { path: '/:mosque/times', lazy: async () => ({ Component: (await import('./pages/TimesPages.tsx')).MonthPage }) },
      {
        path: '/:mosque/times/timetable',
        lazy: async () => ({ Component: (await import('./pages/TimetablePage.tsx')).TimetablePage }),
      },
      {
        path: '/:mosque/times/timetable/type',
        lazy: async () => ({ Component: (await import('./pages/TimetablePage.tsx')).TypeTimetablePage }),
      },
      {
        path: '/:mosque/times/rules',
        lazy: async () => ({ Component: (await import('./pages/RulesPage.tsx')).RulesPage }),
      },
      {
        path: '/:mosque/times/range',
        lazy: async () => ({ Component: (await import('./pages/RangePage.tsx')).RangePage }),
      },
      {
        path: '/:mosque/times/:day',
        lazy: async () => ({ Component: (await import('./pages/TimesPages.tsx')).DayPage }),
      },
      {
        path: '/:mosque/messages',
        lazy: async () => ({ Component: (await import('./pages/MessagesPages.tsx')).MessagesPage }),
      },
      {
        path: '/:mosque/messages/texts',
        lazy: async () => ({ Component: (await import('./pages/MessagesPages.tsx')).TextsPage }),
      },
      {
        path: '/:mosque/messages/:message',
        lazy: async () => ({ Component: (await import('./pages/MessagesPages.tsx')).MessagePage }),
      },
      {
        path: '/:mosque/applications',
        lazy: async () => ({ Component: (await import('./pages/ApplicationPages.tsx')).ApplicationsPage }),
      },
      {
        path: '/:mosque/applications/classes',
        lazy: async () => ({ Component: (await import('./pages/ApplicationPages.tsx')).ClassesPage }),
      },
      {
        path: '/:mosque/applications/classes/:class',
        lazy: async () => ({ Component: (await import('./pages/ApplicationPages.tsx')).RegisterPage }),
      },
      {
        path: '/:mosque/applications/:kind',
        lazy: async () => ({ Component: (await import('./pages/ApplicationPages.tsx')).ApplicationListPage }),
      },
      {
        path: '/:mosque/applications/:kind/:application',
        lazy: async () => ({ Component: (await import('./pages/ApplicationPages.tsx')).ApplicationPage }),
      },
      {
        path: '/:mosque/newsletter',
        lazy: async () => ({ Component: (await import('./pages/NewsletterPages.tsx')).NewsletterPage }),
      },
      {
        path: '/:mosque/newsletter/subscribers',
        lazy: async () => ({ Component: (await import('./pages/NewsletterPages.tsx')).SubscribersPage }),
      },
      {
        path: '/:mosque/newsletter/import',
        lazy: async () => ({ Component: (await import('./pages/NewsletterPages.tsx')).ImportPage }),
      },
      {
        path: '/:mosque/newsletter/new',
        lazy: async () => ({ Component: (await import('./pages/NewsletterPages.tsx')).IssuePage }),
      },
      {
        path: '/:mosque/newsletter/:issue',
        lazy: async () => ({ Component: (await import('./pages/NewsletterPages.tsx')).IssuePage }),
      },
      {
        path: '/:mosque/announcements',
        lazy: async () => ({ Component: (await import('./pages/AnnouncementPages.tsx')).AnnouncementsPage }),
      },
      {
        path: '/:mosque/announcements/new',
        lazy: async () => ({ Component: (await import('./pages/AnnouncementPages.tsx')).NewAnnouncementPage }),
      },
      {
        path: '/:mosque/announcements/:announcement',
        lazy: async () => ({ Component: (await import('./pages/AnnouncementPages.tsx')).EditAnnouncementPage }),
      },
      {
        path: '/:mosque/content',
        lazy: async () => ({ Component: (await import('./pages/ContentPages.tsx')).ContentPage }),
      },
      {
        path: '/:mosque/content/library',
        lazy: async () => ({ Component: (await import('./pages/ContentPages.tsx')).LibraryPage }),
      },
      {
        path: '/:mosque/content/library/:file',
        lazy: async () => ({ Component: (await import('./pages/ContentPages.tsx')).LibraryFilePage }),
      },
      {
        path: '/:mosque/content/:kind',
        lazy: async () => ({ Component: (await import('./pages/ContentPages.tsx')).ContentListPage }),
      },
      {
        path: '/:mosque/content/:kind/:thing',
        lazy: async () => ({ Component: (await import('./pages/ContentPages.tsx')).ContentThingPage }),
      },
      {
        path: '/:mosque/content/:kind/:thing/history',
        lazy: async () => ({ Component: (await import('./pages/ContentPages.tsx')).ContentHistoryPage }),
      },
      { path: '/:mosque/box', lazy: async () => ({ Component: (await import('./pages/BoxPages.tsx')).BoxPage }) },
      {
        path: '/:mosque/box/small-donations',
        lazy: async () => ({ Component: (await import('./pages/BoxPages.tsx')).GasdsPage }),
      },
      {
        path: '/:mosque/box/:sheet',
        lazy: async () => ({ Component: (await import('./pages/BoxPages.tsx')).SheetPage }),
      },
      {
        path: '/:mosque/box/:sheet/slip',
        lazy: async () => ({ Component: (await import('./pages/BoxPages.tsx')).SlipPage }),
      },
      {
        path: '/:mosque/gifts',
        lazy: async () => ({ Component: (await import('./pages/GiftsPages.tsx')).GiftsPage }),
      },
      {
        path: '/:mosque/gifts/:gift',
        lazy: async () => ({ Component: (await import('./pages/GiftsPages.tsx')).GiftPage }),
      },
      {
        path: '/:mosque/donors',
        lazy: async () => ({ Component: (await import('./pages/DonorPages.tsx')).DonorsPage }),
      },
      {
        path: '/:mosque/donors/duplicates',
        lazy: async () => ({ Component: (await import('./pages/DonorPages.tsx')).DuplicatesPage }),
      },
      {
        path: '/:mosque/donors/:donor',
        lazy: async () => ({ Component: (await import('./pages/DonorPages.tsx')).DonorPage }),
      },
      {
        path: '/:mosque/gift-aid',
        lazy: async () => ({ Component: (await import('./pages/GiftAidPages.tsx')).GiftAidPage }),
      },
      {
        path: '/:mosque/gift-aid/details',
        lazy: async () => ({ Component: (await import('./pages/GiftAidPages.tsx')).CharityPage }),
      },
      {
        path: '/:mosque/gift-aid/declarations',
        lazy: async () => ({ Component: (await import('./pages/GiftAidPages.tsx')).DeclarationsPage }),
      },
      {
        path: '/:mosque/gift-aid/filings/:filing',
        lazy: async () => ({ Component: (await import('./pages/GiftAidPages.tsx')).FilingPage }),
      },
      {
        path: '/:mosque/bank',
        lazy: async () => ({ Component: (await import('./pages/BankPage.tsx')).BankPage }),
      },
      {
        path: '/:mosque/payouts',
        lazy: async () => ({ Component: (await import('./pages/PayoutPages.tsx')).PayoutsPage }),
      },
      {
        path: '/:mosque/payouts/:payout',
        lazy: async () => ({ Component: (await import('./pages/PayoutPages.tsx')).PayoutPage }),
      },
      {
        path: '/:mosque/reports',
        lazy: async () => ({ Component: (await import('./pages/ReportsPage.tsx')).ReportsPage }),
      },
      {
        path: '/:mosque/displays',
        lazy: async () => ({ Component: (await import('./pages/DisplaysPage.tsx')).DisplaysPage }),
      },
      {
        path: '/:mosque/details',
        lazy: async () => ({ Component: (await import('./pages/DetailsPages.tsx')).DetailsPage }),
      },
      {
        path: '/:mosque/details/protected',
        lazy: async () => ({ Component: (await import('./pages/ProtectedPage.tsx')).ProtectedPage }),
      },
      {
        path: '/:mosque/details/support',
        lazy: async () => ({ Component: (await import('./pages/SupportPage.tsx')).SupportPage }),
      },
      {
        path: '/:mosque/details/ways-to-give',
        lazy: async () => ({ Component: (await import('./pages/WaysToGivePage.tsx')).WaysToGivePage }),
      },
      {
        path: '/:mosque/details/domains',
        lazy: async () => ({ Component: (await import('./pages/DomainsPage.tsx')).DomainsPage }),
      },
      {
        path: '/:mosque/details/export',
        lazy: async () => ({ Component: (await import('./pages/ExportPage.tsx')).ExportPage }),
      },
      {
        path: '/:mosque/details/import',
        lazy: async () => ({ Component: (await import('./pages/ImportPages.tsx')).ImportsPage }),
      },
      {
        path: '/:mosque/details/import/:import',
        lazy: async () => ({ Component: (await import('./pages/ImportPages.tsx')).ImportPage }),
      },
      {
        path: '/:mosque/details/:section',
        lazy: async () => ({ Component: (await import('./pages/DetailsPages.tsx')).DetailsSectionPage }),
      },
      {
        path: '/:mosque/sessions',
        lazy: async () => ({ Component: (await import('./pages/SessionsPage.tsx')).SessionsPage }),
      },
      {
        path: '/:mosque/approvals',
        lazy: async () => ({ Component: (await import('./pages/ApprovalsPages.tsx')).ApprovalsPage }),
      },
      {
        path: '/approval',
        lazy: async () => ({ Component: (await import('./pages/ApprovalsPages.tsx')).CancelLinkPage }),
      },
      {
        path: '/recovery',
        lazy: async () => ({ Component: (await import('./pages/RecoveryPages.tsx')).RecoveryPage }),
      },
      {
        path: '/recovery/cancel',
        lazy: async () => ({ Component: (await import('./pages/RecoveryPages.tsx')).CancelRecoveryPage }),
      },
      { path: '/:mosque/log', lazy: async () => ({ Component: (await import('./pages/LogPage.tsx')).LogPage }) },
      { path: '*', element: <ProblemPage /> },
    ],
  },
]
