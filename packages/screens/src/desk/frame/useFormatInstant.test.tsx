import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadAllMessages } from '../../messages/index.ts'
import { createPage, Page } from '../../testing/page.tsx'
import { useFormatInstant } from './useFormatInstant.ts'
import { useJoinedList } from './useJoinedList.ts'

await Promise.all(['en', 'ar', 'ur'].map(loadAllMessages))

function Line({ timeZone }: { timeZone?: string }) {
  const [formatInstant, joinList] = [useFormatInstant(timeZone), useJoinedList()]
  return <p>{joinList([formatInstant('2026-11-26T21:39:00Z'), '12:30'])}</p>
}

const render = (language: string, timeZone?: string) => {
  const page = createPage({
    language,
    settings: { timeZone: 'Europe/London' },
    fetch: () => Promise.reject(new Error()),
  })
  const line = <Line {...(timeZone === undefined ? {} : { timeZone })} />
  return renderToStaticMarkup(<Page page={page}>{line}</Page>).replaceAll(/[\u2066-\u2069]/g, '')
}

test('joins date, time and further text with the display language’s comma', () => {
  expect(render('en')).toContain('26 November 2026, 21:39, 12:30')
  expect(render('ar')).toContain('26 نوفمبر 2026، 9:39 م، 12:30')
  expect(render('ur')).not.toContain(', ')
})

test('formats an instant in the given time zone instead of the mosque’s', () => {
  expect(render('en', 'Asia/Karachi')).toContain('27 November 2026, 02:39')
})
