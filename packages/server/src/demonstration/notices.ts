import type { banners } from '../db/home.ts'

/** What the mosque tells everybody, on the site and on the screen in the hall. */
export const demonstrationAnnouncements = [
  {
    id: 'shoes',
    kind: 'ordinary',
    title: 'Shoes, please',
    text: 'The racks are full on Fridays. If you can, bring a bag and take your shoes in with you.',
  },
  {
    id: 'parking',
    kind: 'ordinary',
    title: 'Parking',
    text: 'Please leave our neighbours’ drives free, also for five minutes. The school car park is open to us on Fridays.',
  },
] as const

export const demonstrationBanners: readonly Omit<
  typeof banners.$inferInsert,
  'tenantId' | 'position' | 'publishedAt'
>[] = [
  {
    id: 'welcome',
    title: 'The door is open',
    text: 'Come for a prayer, a question or a cup of tea.',
    link: '/about-us',
    linkText: 'Who we are',
  },
  {
    id: 'giving',
    title: 'Kept by what you give',
    text: 'No council and no company pays for this place. You do, and have since 1967.',
    link: '/donate',
    linkText: 'Give',
  },
  {
    id: 'courses',
    title: 'Learn something this term',
    text: 'Evenings and weekends, most of them free.',
    link: '/courses',
    linkText: 'See the courses',
  },
]

/** What can be taken away. The host itself serves these addresses. */
export const demonstrationResources = [
  {
    id: 'prayer-calendar',
    category: 'Calendars',
    title: 'Prayer times in your calendar',
    summary: 'Subscribe once; the next sixty days follow by themselves.',
    href: '/calendar/prayer-times.ics',
    fileName: 'prayer-times.ics',
    mediaType: 'text/calendar',
    bytes: 84_000,
  },
  {
    id: 'event-calendar',
    category: 'Calendars',
    title: 'Our events in your calendar',
    summary: 'New ones appear, and one that is called off says so.',
    href: '/calendar/events.ics',
    fileName: 'events.ics',
    mediaType: 'text/calendar',
    bytes: 4000,
  },
]
