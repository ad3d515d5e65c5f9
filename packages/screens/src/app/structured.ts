import type { Course, EventDetail, NewsDetail } from '@minaret/contract'
import type { TenantConfig } from '@minaret/plans'

type Value = string | number | boolean | undefined | Structured | readonly Value[]

/** One thing a page is about, as schema.org names it. What is `undefined` is left out. */
export type Structured = { '@type': string | readonly string[]; [property: string]: Value }

/**
 * What a browser has in place of each: the host alone draws them, so what follows the first line of the functions below
 * is left out of the browser's code.
 */
const undrawn: Structured = { '@type': 'Thing' }

/** Whose page it is: the tenant, and the site's origin. */
export type Whose = { tenant: TenantConfig; origin: string }

/** An address of the site or of another, whole. */
const whole = (origin: string, address: string) => new URL(address, origin).href

const picture = (origin: string, image: { src: string } | undefined) => image && whole(origin, image.src)

/** The mosque itself, for the home page and the contact page. */
export function mosqueData({ tenant, origin }: Whose): Structured {
  if (!import.meta.env.SSR) return undrawn
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
    logo: logo?.startsWith('data:') === false ? whole(origin, logo) : undefined,
    sameAs: links.length > 0 ? links : undefined,
  }
}

const organiser = ({ tenant, origin }: Whose): Structured => ({
  '@type': 'Organization',
  '@id': `${origin}/#mosque`,
  name: tenant.websiteName,
  url: `${origin}/`,
})

/** The calendar day of an instant where it takes place: a search engine shows a day without an hour as all day. */
const dayOf = (at: string | number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at))

/** What lasts all day ends with the first moment that it does not last: the day before that is its last. */
const lastDayOf = (ends: string, timeZone: string) => dayOf(Date.parse(ends) - 1, timeZone)

/** An event, for its page. @param path the page's own */
export function eventData(event: EventDetail, path: string, whose: Whose): Structured {
  if (!import.meta.env.SSR) return undrawn
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
      name: place ?? whose.tenant.websiteName,
      address: address ?? whose.tenant.contact.address ?? place,
    },
    image: picture(whose.origin, image),
    organizer: organiser(whose),
    url: whole(whose.origin, path),
  }
}

/** A piece of news, for its page. @param path the page's own */
export function newsData(
  { title, summary, published, updated, author, image }: NewsDetail,
  path: string,
  whose: Whose,
) {
  if (!import.meta.env.SSR) return undrawn
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    datePublished: published,
    dateModified: updated,
    author: author === undefined ? organiser(whose) : { '@type': 'Person', name: author },
    publisher: organiser(whose),
    image: picture(whose.origin, image),
    mainEntityOfPage: whole(whose.origin, path),
  } satisfies Structured
}

/** A course, for its page. @param path the page's own */
export function courseData({ title, summary, image }: Course, path: string, whose: Whose): Structured {
  if (!import.meta.env.SSR) return undrawn
  return {
    '@type': 'Course',
    name: title,
    description: summary,
    provider: organiser(whose),
    image: picture(whose.origin, image),
    url: whole(whose.origin, path),
  }
}

/** Giving, for the page of a cause, a campaign or all of them. @param path the page where one gives */
export function giveData({ title, path }: { title: string; path: string }, whose: Whose): Structured {
  if (!import.meta.env.SSR) return undrawn
  return {
    '@type': 'DonateAction',
    name: title,
    recipient: organiser(whose),
    target: { '@type': 'EntryPoint', urlTemplate: whole(whose.origin, path) },
  }
}

/** The way from the home page to this one. @param trail each step's name and path, this page last */
export function trailData(
  trail: readonly { name: string; path: string }[],
  { origin }: Pick<Whose, 'origin'>,
): Structured {
  if (!import.meta.env.SSR) return undrawn
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: whole(origin, path),
    })),
  }
}
