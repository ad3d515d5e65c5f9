import type { Course, EventDetail, NewsDetail } from '@minaret/contract'
import type { TenantConfig } from '@minaret/plans'

type JsonValue = string | number | boolean | undefined | StructuredData | readonly JsonValue[]

/** A schema.org object. `undefined` values are omitted. */
export type StructuredData = { '@type': string | readonly string[]; [property: string]: JsonValue }

/**
 * The placeholder in the browser: only the server renders structured data, so the bundler drops the rest of each function
 * below from the browser's code.
 */
const placeholder: StructuredData = { '@type': 'Thing' }

/** The site of a page: its tenant and origin. */
export type SiteContext = { tenant: TenantConfig; origin: string }

/** Resolves a URL against the site's origin. */
const absoluteUrl = (origin: string, address: string) => new URL(address, origin).href

const imageUrl = (origin: string, image: { src: string } | undefined) => image && absoluteUrl(origin, image.src)

/** The mosque, for the home page and the contact page. */
export function mosqueData({ tenant, origin }: SiteContext): StructuredData {
  if (!import.meta.env.SSR) return placeholder
  const { websiteName, contact, logo, social } = tenant
  const links = Object.values(social)
  return {
    '@type': 'Mosque',
    '@id': `${origin}/#mosque`,
    name: websiteName,
    url: `${origin}/`,
    telephone: contact.phone,
    email: contact.email,
    address: contact.address,
    hasMap: contact.directions,
    logo: logo?.startsWith('data:') === false ? absoluteUrl(origin, logo) : undefined,
    sameAs: links.length > 0 ? links : undefined,
  }
}

const organiser = ({ tenant, origin }: SiteContext): StructuredData => ({
  '@type': 'Organization',
  '@id': `${origin}/#mosque`,
  name: tenant.websiteName,
  url: `${origin}/`,
})

/** The date of an instant in a time zone: search engines show a date without a time as all-day. */
const dayOf = (instant: string | number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(instant))

/** The last day of an all-day event, whose end is exclusive. */
const lastDayOf = (ends: string, timeZone: string) => dayOf(Date.parse(ends) - 1, timeZone)

/** An event, for its page. @param path of the page */
export function eventData(event: EventDetail, path: string, site: SiteContext): StructuredData {
  if (!import.meta.env.SSR) return placeholder
  const { title, summary, starts, ends, allDay, timeZone, cancelled, place, address, image } = event
  return {
    '@type': 'Event',
    name: title,
    description: summary,
    startDate: allDay ? dayOf(starts, timeZone) : starts,
    endDate: ends && (allDay ? lastDayOf(ends, timeZone) : ends),
    eventStatus: `https://schema.org/${cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place ?? site.tenant.websiteName,
      address: address ?? site.tenant.contact.address ?? place,
    },
    image: imageUrl(site.origin, image),
    organizer: organiser(site),
    url: absoluteUrl(site.origin, path),
  }
}

/** A news item, for its page. @param path of the page */
export function newsData(
  { title, summary, published, updated, author, image }: NewsDetail,
  path: string,
  site: SiteContext,
) {
  if (!import.meta.env.SSR) return placeholder
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    datePublished: published,
    dateModified: updated,
    author: author === undefined ? organiser(site) : { '@type': 'Person', name: author },
    publisher: organiser(site),
    image: imageUrl(site.origin, image),
    mainEntityOfPage: absoluteUrl(site.origin, path),
  } satisfies StructuredData
}

/** A course, for its page. @param path of the page */
export function courseData({ title, summary, image }: Course, path: string, site: SiteContext): StructuredData {
  if (!import.meta.env.SSR) return placeholder
  return {
    '@type': 'Course',
    name: title,
    description: summary,
    provider: organiser(site),
    image: imageUrl(site.origin, image),
    url: absoluteUrl(site.origin, path),
  }
}

/** A donation action, for the page of a cause, a campaign or all causes. @param path of the donation page */
export function giveData({ title, path }: { title: string; path: string }, site: SiteContext): StructuredData {
  if (!import.meta.env.SSR) return placeholder
  return {
    '@type': 'DonateAction',
    name: title,
    recipient: organiser(site),
    target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl(site.origin, path) },
  }
}

/** The breadcrumbs of a page. @param trail name and path of each step, this page last */
export function trailData(
  trail: readonly { name: string; path: string }[],
  { origin }: Pick<SiteContext, 'origin'>,
): StructuredData {
  if (!import.meta.env.SSR) return placeholder
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(origin, path),
    })),
  }
}
