import { sharedScreens } from '@minaret/site/shared'
import { atOnce, row, type Row, withDraft, withGift, withVisibleFirst } from '@minaret/site/table'
import type { BuiltScreen } from './screenNames.ts'

/**
 * The code of every screen. A browser loads this list at the first client-side navigation: the server has listed what the
 * first page needs (`boot.ts` of `@minaret/site/frame`).
 */
export const screens: Readonly<Record<BuiltScreen, Row>> = {
  home: row(
    'home',
    () => import('@minaret/screens/home'),
    ['home'],
    ['home/HomeParts.tsx', 'newsletter/SubscribeForm.tsx'],
  ),
  ...sharedScreens,
  prayerHome: row('prayer-home', () => import('@minaret/screens/prayer-home'), ['prayerTimes']),
  prayerTimes: row('prayer-times', () => import('@minaret/screens/prayer-times'), ['prayerTimes']),
  donate: row('donate', () => import('@minaret/screens/donate'), ['donate']),
  donateJummah: atOnce(row('donate-jummah', () => import('@minaret/screens/donate-jummah'), ['donate'])),
  cause: withGift(row('cause', () => import('@minaret/screens/cause'), ['cause'], ['cause/giftFormChunk.ts'])),
  classes: row('classes', () => import('@minaret/screens/classes'), ['classes']),
  class: row('class', () => import('@minaret/screens/class'), ['classes']),
  courses: row('courses', () => import('@minaret/screens/courses'), ['courses', 'classes']),
  course: row('course', () => import('@minaret/screens/course'), ['courses', 'classes', 'forms'], ['course/Apply.tsx']),
  contact: withDraft(
    row('contact', () => import('@minaret/screens/contact'), ['contact', 'forms'], ['contact/ContactForm.tsx']),
    'contact',
    { at: 'main form', source: 'contact/ContactForm.tsx' },
  ),
  askImam: withVisibleFirst(
    row('ask-imam', () => import('@minaret/screens/ask-imam'), ['contact', 'forms'], ['ask-imam/AskForm.tsx']),
    { at: 'main form', source: 'ask-imam/AskForm.tsx', words: [] },
  ),
  about: row('about', () => import('@minaret/screens/about'), ['about']),
  aboutDetail: row('about-detail', () => import('@minaret/screens/about-detail'), ['about']),
  team: row('team', () => import('@minaret/screens/team'), ['about']),
  vacancies: row('vacancies', () => import('@minaret/screens/vacancies'), ['about']),
  services: row('services', () => import('@minaret/screens/services'), ['services']),
  service: row('service', () => import('@minaret/screens/service'), ['services']),
  gallery: row('gallery', () => import('@minaret/screens/gallery'), ['gallery']),
  resources: row('resources', () => import('@minaret/screens/resources'), ['resources']),
  campaigns: row('campaigns', () => import('@minaret/screens/campaigns'), ['campaigns']),
  search: atOnce(row('search', () => import('@minaret/screens/search'), ['search'])),
  maktab: atOnce(
    row('maktab', () => import('@minaret/screens/maktab'), ['maktab', 'forms'], ['maktab/FamilyForm.tsx']),
  ),
  events: row('events', () => import('@minaret/screens/events'), ['events', 'activities']),
  event: row('event', () => import('@minaret/screens/event'), ['events'], ['event/EventFooter.tsx']),
  news: row('news', () => import('@minaret/screens/news'), ['news']),
  newsDetail: row(
    'news-detail',
    () => import('@minaret/screens/news-detail'),
    ['news'],
    ['news-detail/NewsFooter.tsx'],
  ),
}
