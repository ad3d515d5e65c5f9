import { expect, test } from 'vitest'
import { useContact } from '../contact/useContact.ts'
import { useSubscribe } from '../newsletter/useNewsletter.ts'
import { createControlledPage } from '../testing/controlledPage.ts'
import { renderHook } from '../testing/renderHook.tsx'

const message = { topic: 'general', name: 'Aisha', email: 'aisha@example.org', message: 'Salaam' } as const

test("sends the page's language, or no Accept-Language header if there is none", async () => {
  for (const language of ['ar', undefined]) {
    const page = createControlledPage({ language: () => language })
    const { now } = await renderHook(page.domain, useSubscribe)
    void now().run({ email: 'aisha@example.org' })
    expect((await page.nextCall()).headers.get('accept-language')).toBe(language ?? null)
  }
})

test.each([
  ['en', "Thank you! We'll get back to you as soon as possible. ", 'Oops! Something went wrong.'],
  ['en-GB', "Thank you! We'll get back to you as soon as possible. ", 'Oops! Something went wrong.'],
  ['ar', 'شكرًا! سنرد في أقرب وقت ممكن.', 'عذرًا! حدث خطأ ما.'],
  ['ur-PK', 'شکریہ! ہم جلد از جلد آپ سے رابطہ کریں گے۔', 'معذرت! کچھ غلط ہو گیا۔'],
])('a page in %s shows its own messages in that language', async (language, thanks, oops) => {
  const page = createControlledPage({ language: () => language })
  const { now } = await renderHook(page.domain, useContact)
  const outcome = now().run(message)
  ;(await page.nextCall()).answer({ status: 200, message: 'the message of an older server', data: {} })
  await outcome
  expect(page.takeMessages()).toEqual([`success: ${thanks}`])
  const failure = now().run(message)
  ;(await page.nextCall()).answer({ hello: 'world' })
  await failure
  expect(page.takeMessages()).toEqual([`error: ${oops}`])
})

test.each([
  ['en', null],
  ['en-GB', null],
  ['ar', 'ar'],
  ['ur', 'ur'],
])("an English-speaking mosque's page in %s loads its content with language=%s", async (language, parameter) => {
  const urls: URL[] = []
  const { domain } = createControlledPage({
    language: () => language,
    items: [{ key: 'language', value: 'en' }],
    fetch: async (request) => {
      urls.push(new URL(request.url))
      return Response.json({ status: 200, message: 'OK', data: [] })
    },
  })
  await domain.api.GET('/api/news', { params: { query: { pageSize: 5 } } })
  expect(urls.map(({ searchParams }) => [searchParams.get('language'), searchParams.get('pageSize')])).toEqual([
    [parameter, '5'],
  ])
})
