import type { NewsDetail, NewsItem } from '@minaret/contract'

/** A news item of a list. */
const newsItem = (overrides: Partial<NewsItem> = {}): NewsItem => ({
  id: 'roof-repairs',
  title: 'Roof repairs start on Monday',
  summary: 'The main hall stays open for every prayer while the work is done.',
  published: '2026-11-18T09:00:00Z',
  ...overrides,
})

/** The first page of news. */
export const newsList: NewsItem[] = [
  newsItem(),
  newsItem({
    id: 'winter-clothes',
    title: 'Winter clothes collection',
    summary: 'Please bring clean coats, blankets and shoes to the office by 5 December.',
    published: '2026-11-12T17:30:00Z',
  }),
  newsItem({ id: 'new-imam', title: 'Welcome to Imam Yusuf', published: '2026-10-30T12:00:00Z' }),
]

/** The details of a news item. */
export const newsDetail = (overrides: Partial<NewsDetail> = {}): NewsDetail => ({
  ...newsItem(),
  body: '<p>Scaffolding goes up on Monday. Please use the side entrance on Lantern Street.</p><h2>Parking</h2><ul><li>The front car park is closed.</li><li>Please walk if you can.</li></ul>',
  author: 'Aisha Rahman',
  updated: '2026-11-20T08:00:00Z',
  newer: { id: 'eid-cards', title: 'Cards from our maktab children' },
  older: { id: 'winter-clothes', title: 'Winter clothes collection' },
  ...overrides,
})
