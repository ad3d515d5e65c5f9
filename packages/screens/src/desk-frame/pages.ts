import { type MosqueOperation, mayUse, type Role } from '@minaret/plans'

/** A page of a mosque's desk. */
export type DeskPage =
  | 'today'
  | 'times'
  | 'announcements'
  | 'messages'
  | 'applications'
  | 'box'
  | 'newsletter'
  | 'content'
  | 'gifts'
  | 'donors'
  | 'gift-aid'
  | 'bank'
  | 'payouts'
  | 'reports'
  | 'displays'
  | 'details'
  | 'staff'
  | 'approvals'
  | 'log'

/**
 * The pages of a mosque's desk in the order of the navigation, with the right to open each. A phone has room for four; the
 * rest are under "More".
 */
const pages: readonly { page: DeskPage; right: MosqueOperation }[] = [
  { page: 'today', right: 'todayView' },
  { page: 'times', right: 'monthView' },
  { page: 'announcements', right: 'announcementList' },
  { page: 'messages', right: 'messageList' },
  { page: 'applications', right: 'applicationOverview' },
  { page: 'box', right: 'boxView' },
  { page: 'newsletter', right: 'issueList' },
  { page: 'content', right: 'contentKinds' },
  { page: 'gifts', right: 'giftList' },
  { page: 'donors', right: 'donorList' },
  { page: 'gift-aid', right: 'giftAidView' },
  { page: 'bank', right: 'bankView' },
  { page: 'payouts', right: 'payoutList' },
  { page: 'reports', right: 'reportView' },
  { page: 'displays', right: 'displayList' },
  { page: 'details', right: 'detailsView' },
  { page: 'staff', right: 'staffList' },
  { page: 'approvals', right: 'approvalList' },
  { page: 'log', right: 'logList' },
]

/** The pages somebody with these roles may open. */
export const pagesFor = (roles: readonly Role[]): DeskPage[] =>
  pages.flatMap(({ page, right }) => (mayUse(right, roles) ? [page] : []))

/** Where a page of a mosque's desk is. */
export const deskPath = (slug: string, page: DeskPage): string => (page === 'today' ? `/${slug}` : `/${slug}/${page}`)
