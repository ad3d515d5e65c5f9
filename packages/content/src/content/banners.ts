import { and, asc, desc, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { components } from '@minaret/contract'
import { contentLink, pageAt, type TenantConfig } from '@minaret/plans'
import { type Tx, announcements, banners, nowPlaceholder, prepareQuery, type Deferred } from '@minaret/foundation/db'
import type { Operations } from '@minaret/foundation/operations'
import { getTranslationLanguage, translateRows } from '@minaret/foundation/translations'
import { inPosition, listPage, type Page, omitNulls, isPublished } from '@minaret/foundation/pagination'

/** A page of banners that are published and within their period. */
export const readBanners = (tx: Tx, now: Deferred<Date>, page: Page) =>
  tx
    .select({
      id: banners.id,
      title: banners.title,
      text: banners.text,
      image: banners.image,
      link: banners.link,
      linkText: banners.linkText,
      cursor: page.cursor,
    })
    .from(banners)
    .where(
      and(
        isPublished(banners, now),
        or(isNull(banners.fromAt), lte(banners.fromAt, now)),
        gt(banners.overAt, now),
        page.beyond,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit)

/** A banner in the API's format; undefined if it links to a page that is closed or missing on the tenant's site. */
export function toBanner(
  row: Awaited<ReturnType<typeof readBanners>>[number],
  tenant: TenantConfig,
): components['schemas']['Banner'] | undefined {
  const { linkText, ...rest } = omitNulls(row)
  const link = contentLink(row.link)
  if (link && ['closed', 'missing'].includes(pageAt(link, tenant))) return undefined
  // Link text without a link is dropped.
  return { ...rest, link, linkText: link && linkText }
}

const toAnnouncement = ({ id, kind, title, text, fromAt, untilAt }: AnnouncementRow): Announcement => ({
  id,
  kind,
  title: title ?? undefined,
  text,
  from: fromAt.toISOString(),
  until: untilAt?.toISOString(),
})

const urgency = { emergency: 0, janazah: 1, ordinary: 2 }

type Announcement = components['schemas']['Announcement']

const announcementColumns = {
  id: announcements.id,
  kind: announcements.kind,
  title: announcements.title,
  text: announcements.text,
  fromAt: announcements.fromAt,
  untilAt: announcements.untilAt,
}

type AnnouncementRow = Pick<typeof announcements.$inferSelect, keyof typeof announcementColumns>

const announcementQuery = prepareQuery((tx) =>
  tx
    .select(announcementColumns)
    .from(announcements)
    .where(and(lte(announcements.fromAt, nowPlaceholder), gt(announcements.overAt, nowPlaceholder)))
    .orderBy(desc(announcements.fromAt))
    .limit(20)
    .prepare(''),
)

/** The current announcements: emergencies first, then janazahs, then the newest. */
export async function readAnnouncements(tx: Tx, now: Date): Promise<Announcement[]> {
  const rows = await announcementQuery(tx).execute({ now })
  return rows
    .toSorted((a, b) => urgency[a.kind] - urgency[b.kind])
    .slice(0, 10)
    .map(toAnnouncement)
}

const untilPlaceholder = sql.placeholder('until')

const upcomingQuery = prepareQuery((tx) =>
  tx
    .select(announcementColumns)
    .from(announcements)
    .where(and(gt(announcements.fromAt, nowPlaceholder), lte(announcements.fromAt, untilPlaceholder)))
    .orderBy(asc(announcements.fromAt))
    .limit(20)
    .prepare(''),
)

/** Announcements that start before an instant, earliest first: a display may be offline by then. */
export const announcementsUntil = async (tx: Tx, now: Date, until: Date): Promise<Announcement[]> =>
  (await upcomingQuery(tx).execute({ now, until })).map(toAnnouncement)

/** `GET /api/banners`. */
export const bannerOperations = {
  bannerList: (call) =>
    listPage(
      call,
      inPosition(banners),
      async (tx, page) =>
        translateRows(tx, 'banners', getTranslationLanguage(call), await readBanners(tx, call.now, page)),
      (row) => toBanner(row, call.tenant.config),
    ),
} satisfies Operations<'bannerList'>
