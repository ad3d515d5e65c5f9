import { sharedScreens } from '@minaret/site/shared'
import { loadAtOnce, createRow, type Row, withDraft, withGift, withVisibleFirst } from '@minaret/site/table'
import type { AppScreen } from './screenNames.ts'

const givingCard = 'giving-card/GivingForm.tsx'

/** Adds the donation form with a choice of causes. */
const withGivingCard = (row: Row) =>
  withVisibleFirst(withGift(row), { at: 'main form', source: givingCard, features: ['cause'] })

/**
 * The code of every screen. A browser loads this list at the first client-side navigation: the server has listed what the
 * first page needs (`boot.ts` of `@minaret/site/frame`).
 */
export const screens: Readonly<Record<AppScreen, Row>> = {
  home: createRow(
    'home',
    () => import('@minaret/screens/home'),
    ['home'],
    ['home/HomeParts.tsx', 'newsletter/SubscribeForm.tsx'],
  ),
  ...sharedScreens,
  prayerHome: createRow('prayer-home', () => import('@minaret/screens/prayer-home'), ['prayerTimes']),
  prayerTimes: createRow('prayer-times', () => import('@minaret/screens/prayer-times'), ['prayerTimes']),
  donate: withGivingCard(createRow('donate', () => import('@minaret/screens/donate'), ['donate'], [givingCard])),
  donateJummah: loadAtOnce(
    withGivingCard(
      createRow('donate-jummah', () => import('@minaret/screens/donate-jummah'), ['donate'], [givingCard]),
    ),
  ),
  cause: withGift(createRow('cause', () => import('@minaret/screens/cause'), ['cause'], ['cause/giftFormChunk.ts'])),
  classes: createRow('classes', () => import('@minaret/screens/classes'), ['classes']),
  class: createRow('class', () => import('@minaret/screens/class'), ['classes']),
  courses: createRow('courses', () => import('@minaret/screens/courses'), ['courses', 'classes']),
  course: createRow(
    'course',
    () => import('@minaret/screens/course'),
    ['courses', 'classes', 'forms'],
    ['course/Apply.tsx'],
  ),
  contact: withDraft(
    createRow('contact', () => import('@minaret/screens/contact'), ['contact', 'forms'], ['contact/ContactForm.tsx']),
    'contact',
    { at: 'main form', source: 'contact/ContactForm.tsx' },
  ),
  askImam: withVisibleFirst(
    createRow('ask-imam', () => import('@minaret/screens/ask-imam'), ['contact', 'forms'], ['ask-imam/AskForm.tsx']),
    { at: 'main form', source: 'ask-imam/AskForm.tsx', features: [] },
  ),
  about: createRow('about', () => import('@minaret/screens/about'), ['about']),
  aboutDetail: createRow('about-detail', () => import('@minaret/screens/about-detail'), ['about']),
  team: createRow('team', () => import('@minaret/screens/team'), ['about']),
  vacancies: createRow('vacancies', () => import('@minaret/screens/vacancies'), ['about']),
  services: createRow('services', () => import('@minaret/screens/services'), ['services']),
  service: createRow('service', () => import('@minaret/screens/service'), ['services']),
  gallery: createRow('gallery', () => import('@minaret/screens/gallery'), ['gallery']),
  resources: createRow('resources', () => import('@minaret/screens/resources'), ['resources']),
  campaigns: createRow('campaigns', () => import('@minaret/screens/campaigns'), ['campaigns']),
  search: loadAtOnce(createRow('search', () => import('@minaret/screens/search'), ['search'])),
  maktab: loadAtOnce(
    createRow('maktab', () => import('@minaret/screens/maktab'), ['maktab', 'forms'], ['maktab/FamilyForm.tsx']),
  ),
  events: createRow('events', () => import('@minaret/screens/events'), ['events', 'activities']),
  event: createRow('event', () => import('@minaret/screens/event'), ['events'], ['event/EventFooter.tsx']),
  news: createRow('news', () => import('@minaret/screens/news'), ['news']),
  newsDetail: createRow(
    'news-detail',
    () => import('@minaret/screens/news-detail'),
    ['news'],
    ['news-detail/NewsFooter.tsx'],
  ),
}
