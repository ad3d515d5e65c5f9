import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { SearchHit } from '@minaret/contract'
import type { Screen } from '@minaret/plans'
import { campaigns, causes, aboutSections, classes, courses, events, news, services } from '@minaret/foundation/db'

/** A searchable kind of content. */
export type SearchKind = {
  kind: SearchHit['kind']
  /** Its name in folders and translations. */
  content: string
  /** Its screen: a kind is not searched if its screen is closed. */
  screen: Screen
  table:
    | typeof events
    | typeof news
    | typeof aboutSections
    | typeof services
    | typeof classes
    | typeof courses
    | typeof causes
    | typeof campaigns
  /** Its text beyond title and summary, which may contain tags. */
  body: AnyColumn | SQL
  /** The column that orders rows, newest first, if there are too many to search all. */
  newest: AnyColumn
  /** Its date, for lists. */
  at?: AnyColumn
  /** The time zone of that date, if it has its own. */
  zone?: AnyColumn
}

/** The searchable kinds: only public text, without people's names or addresses. */
export const searchKinds: readonly SearchKind[] = [
  {
    kind: 'event',
    content: 'events',
    screen: 'event',
    table: events,
    body: events.body,
    newest: events.startsAt,
    at: events.startsAt,
    zone: events.timeZone,
  },
  {
    kind: 'news',
    content: 'news',
    screen: 'newsDetail',
    table: news,
    body: news.body,
    newest: news.publishedAt,
    at: news.publishedAt,
  },
  {
    kind: 'about',
    content: 'about',
    screen: 'aboutDetail',
    table: aboutSections,
    body: aboutSections.body,
    newest: aboutSections.publishedAt,
  },
  {
    kind: 'service',
    content: 'services',
    screen: 'service',
    table: services,
    body: services.body,
    newest: services.publishedAt,
  },
  {
    kind: 'class',
    content: 'classes',
    screen: 'class',
    table: classes,
    body: classes.body,
    newest: classes.publishedAt,
  },
  {
    kind: 'course',
    content: 'courses',
    screen: 'course',
    table: courses,
    body: courses.body,
    newest: courses.publishedAt,
  },
  {
    kind: 'cause',
    content: 'causes',
    screen: 'cause',
    table: causes,
    body: sql`(select string_agg(part, ' ') from jsonb_array_elements_text(${causes.story}) part)`,
    newest: causes.publishedAt,
  },
  {
    kind: 'campaign',
    content: 'campaigns',
    screen: 'campaign',
    table: campaigns,
    body: campaigns.body,
    newest: campaigns.publishedAt,
  },
]
