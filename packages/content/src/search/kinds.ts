import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { SearchHit } from '@minaret/contract'
import type { Screen } from '@minaret/plans'
import { campaigns, causes, aboutSections, classes, courses, events, news, services } from '@minaret/foundation/db'

/** What of one kind is searched. */
export type SearchKind = {
  kind: SearchHit['kind']
  /** What a mosque's folder calls it, and translations are stored under. */
  content: string
  /** Where it is read: what is closed to a tenant's people is not found by them either. */
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
  /** Its words beyond title and summary; may hold tags. */
  body: AnyColumn | SQL
  /** The first of these are looked at where there are very many. */
  newest: AnyColumn
  /** Its day, for lists. */
  at?: AnyColumn
  /** The zone of that day, where it has one of its own. */
  zone?: AnyColumn
}

/** Everything that is searched: public words alone, nobody's name or address. */
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
