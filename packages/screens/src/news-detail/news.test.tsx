import type { NewsDetail } from '@minaret/contract'
import { newsQueries } from '@minaret/domain'
import { expect, test } from 'vitest'
import { NewsScreen } from '../news/NewsScreen.tsx'
import { renderHtml } from '../testing/renderHtml.tsx'
import { MissingNews, NewsDetailScreen } from './NewsDetailScreen.tsx'

const news: NewsDetail = {
  id: 'n2',
  title: 'The lift is working again',
  summary: 'At last.',
  body: '<p>Thank you.</p>',
  published: '2026-10-19T09:00:00Z',
  updated: '2026-10-19T09:00:00Z',
  older: { id: 'n1', title: 'The first' },
}
const built = ['home', 'news', 'newsDetail'] as const

const renderPage = (detail: NewsDetail) =>
  renderHtml(<NewsDetailScreen params={{ id: 'n2' }} />, {
    built: [...built],
    path: '/news/n2',
    seed: ({ api, queryClient }) => queryClient.setQueryData(newsQueries.view(api, 'n2').queryKey, detail),
  })

test('a news item has its date, structured data, and links to its neighbours only', () => {
  const html = renderPage(news)
  expect(html).toContain('19 October 2026')
  expect(html).toContain('"@type":"NewsArticle"')
  expect(html).toMatch(/href="\/news\/n1"[^>]*rel="next"|rel="next"[^>]*href="\/news\/n1"/)
  expect(html).not.toMatch(/rel="prev"|Updated/)
  expect(renderPage({ ...news, author: 'Aisha', updated: '2026-10-21T09:00:00Z' })).toContain(
    'By Aisha · Updated 21 October 2026',
  )
})

test('a missing news item links to the list', () => {
  expect(renderHtml(<MissingNews />)).toMatch(/<h1[^>]*>We couldn’t find that news item<\/h1>.*href="\/news"/s)
})

test('the list links to older news by URL, and shows a message if it is empty', () => {
  const renderList = (items: NewsDetail[], next?: string) =>
    renderHtml(<NewsScreen />, {
      built: [...built],
      path: '/news',
      seed: ({ api, queryClient }) =>
        queryClient.setQueryData(newsQueries.list(api).queryKey, { pages: [{ items, next }], pageParams: [''] }),
    })
  expect(renderList([news], 'Zm9v')).toContain('href="/news?after=Zm9v"')
  expect(renderList([news])).not.toContain('Older news')
  expect(renderList([])).toContain('No news yet')
})
