import type { ContentKindName } from '@minaret/contract/desk'
import { type DeskRole, mayEditContent, type MosqueOperation, mayUse } from '@minaret/plans'

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
  | 'causes'
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

/** Groups of pages, with headings in the navigation. */
export type PageGroup = 'main' | 'giving' | 'website' | 'mosque'

type Page = { page: DeskPage; group: PageGroup; right: MosqueOperation; kind?: ContentKindName }

/**
 * The pages of a mosque's desk in the order of the navigation, with the right to open each. A phone has room for four; the
 * rest are under "More".
 */
const pages: readonly Page[] = [
  { page: 'today', group: 'main', right: 'todayView' },
  { page: 'times', group: 'main', right: 'monthView' },
  { page: 'announcements', group: 'main', right: 'announcementList' },
  { page: 'messages', group: 'main', right: 'messageList' },
  { page: 'box', group: 'giving', right: 'boxView' },
  { page: 'gifts', group: 'giving', right: 'giftList' },
  { page: 'causes', group: 'giving', right: 'contentKinds', kind: 'causes' },
  { page: 'donors', group: 'giving', right: 'donorList' },
  { page: 'gift-aid', group: 'giving', right: 'giftAidView' },
  { page: 'bank', group: 'giving', right: 'bankView' },
  { page: 'payouts', group: 'giving', right: 'payoutList' },
  { page: 'reports', group: 'giving', right: 'reportView' },
  { page: 'content', group: 'website', right: 'contentKinds' },
  { page: 'applications', group: 'website', right: 'applicationOverview' },
  { page: 'newsletter', group: 'website', right: 'issueList' },
  { page: 'displays', group: 'website', right: 'displayList' },
  { page: 'details', group: 'mosque', right: 'detailsView' },
  { page: 'staff', group: 'mosque', right: 'staffList' },
  { page: 'approvals', group: 'mosque', right: 'approvalList' },
  { page: 'log', group: 'mosque', right: 'logList' },
]

/** The pages that the roles may open, with their groups. */
export const pagesFor = (roles: readonly DeskRole[]): { page: DeskPage; group: PageGroup }[] =>
  pages.filter(({ right, kind }) => mayUse(right, roles) && (kind === undefined || mayEditContent(kind, roles)))

/** The path of a page of a mosque's desk. */
export function deskPath(slug: string, page: DeskPage): string {
  if (page === 'today') return `/${slug}`
  return page === 'causes' ? `/${slug}/content/causes` : `/${slug}/${page}`
}
