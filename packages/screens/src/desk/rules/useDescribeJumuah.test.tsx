import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadAllMessages } from '../../messages/index.ts'
import { createPage, Page } from '../../testing/page.tsx'
import { useDescribeJumuah } from './useDescribeJumuah.ts'

await loadAllMessages('ar')

function Line() {
  const describe = useDescribeJumuah()
  return describe({
    name: 'Early',
    language: 'English',
    venue: 'Quay room',
    from: '2026-09-27',
    until: '2027-03-26',
    rules: [{ when: 'always', time: { kind: 'fixed', at: '12:30' } }],
  })
}

test('isolates a Jumu’ah’s English text in Arabic, so that its time and dates keep their order', () => {
  const page = createPage({ language: 'ar', fetch: () => Promise.reject(new Error('Expected no request.')) })
  const line = renderToStaticMarkup(
    <Page page={page}>
      <Line />
    </Page>,
  )
  for (const text of ['Early', 'English', 'Quay room', '27 سبتمبر 2026', '26 مارس 2027'])
    expect(line).toContain(`\u2068${text}\u2069`)
})
