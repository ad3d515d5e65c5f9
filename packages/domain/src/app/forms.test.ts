import { fill, startTestServer, type TestServer, type TestTenant } from '@minaret/acceptance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useContact } from '../contact/useContact.ts'
import { useCourse } from '../courses/courses.ts'
import { useApplyForCourse } from '../courses/useApplyForCourse.ts'
import { useHasFridayGift, useManagedRegularGift } from '../regular-gifts/useRegularGifts.ts'
import { useDonationToken } from '../donation-token/useDonationToken.ts'
import { useEmailCheck } from '../email/useEmailCheck.ts'
import { useRegisterChildren } from '../maktab/useMaktab.ts'
import { useConfirmSubscription, useSubscribe, useUnsubscribe } from '../newsletter/useNewsletter.ts'
import { findEmailLink, openLivePage, type LivePage } from '../testing/openLivePage.ts'
import { renderHook, waitFor } from '../testing/renderHook.tsx'
import { fieldErrorsOf, statusOf } from './failures.ts'

let server: TestServer
let mosque: TestTenant
let page: LivePage

beforeAll(async () => {
  server = await startTestServer({ jobs: false })
  mosque = await server.tenant({ email: 'office@mosque.example' })
  page = openLivePage(server, mosque)
  const course = { title: 'Arabic', summary: 'Letters.', body: '<p>Letters.</p>', places: 1, places_taken: 0 }
  await fill(server.database, mosque.id, 'courses', [
    { id: 'arabic', position: 1, published_at: '2026-01-01T00:00:00Z', ...course },
  ])
})
afterAll(() => server.close())

const name = 'Aisha Rahman'
const email = 'aisha@example.org'
const unknownReference = 'r'.repeat(43)
const listEmailKinds = async () => (await server.emails(mosque)).map(({ kind }) => kind)

test('a message to the mosque and a question to the imam show the exact thank-you text', async () => {
  const { now } = await renderHook(page.domain, useContact)
  const thanks = ["success: Thank you! We'll get back to you as soon as possible. "]
  for (const topic of ['general', 'imam'] as const) {
    expect(await now().run({ topic, name, email, message: 'Assalamu alaykum' })).toMatchObject({ status: 'success' })
    expect(page.takeMessages()).toEqual(thanks)
  }
  const failure = await now().run({ topic: 'general', name, email, message: 'Salaam', contactNumber: '1' })
  expect(fieldErrorsOf(failure.error)).toHaveProperty('contactNumber')
})

test('subscribes to the newsletter, confirms once and unsubscribes', async () => {
  const subscribe = await renderHook(page.domain, useSubscribe)
  const requestOutcome = await subscribe.now().run({ email })
  expect(page.takeMessages()).toEqual([`success: ${requestOutcome.message}`])
  const reference = await findEmailLink(server, mosque, 'newsletter-confirm')
  const confirm = await renderHook(page.domain, useConfirmSubscription)
  expect((await confirm.now().run({ reference })).status).toBe('success')
  const unsubscribe = await renderHook(page.domain, useUnsubscribe)
  const link = await findEmailLink(server, mosque, 'newsletter-welcome')
  for (const _ of ['first time', 'second time'])
    expect((await unsubscribe.now().run({ reference: link })).status).toBe('success')
  const confirmOutcome = await confirm.now().run({ reference: unknownReference })
  expect([confirmOutcome.status, statusOf(confirmOutcome.error)]).toEqual(['failure', 410])
})

test('an application sent twice counts once, and the loaded course shows its place as taken', async () => {
  const { now } = await renderHook(page.domain, () => ({ course: useCourse('arabic'), apply: useApplyForCourse() }))
  await waitFor(() => expect(now().course.data).toMatchObject({ open: true, places: 1 }))
  const application = { attemptId: crypto.randomUUID(), courseId: 'arabic', name, email }
  const first = await now().apply.run(application)
  expect(page.takeMessages()).toEqual([`success: ${first.message}`])
  expect((await now().apply.run(application)).data).toEqual(first.data)
  page.takeMessages()
  await waitFor(() => expect(now().course.data).toMatchObject({ places: 0 }))
})

test('registers children, and keeps none of their data in the browser', async () => {
  const { now, unmount } = await renderHook(page.domain, useRegisterChildren)
  const outcome = await now().run({
    attemptId: crypto.randomUUID(),
    guardian: { name, email, contactNumber: '98765 43210' },
    children: [{ firstName: 'Yusuf', lastName: 'Rahman', dateOfBirth: '2018-05-14' }],
    consent: true,
    photos: false,
  })
  expect(outcome).toMatchObject({ status: 'success', data: { children: 1 } })
  expect(page.takeMessages()).toEqual([])
  const mutations = page.domain.queryClient.getMutationCache()
  const cachedMutations = () => JSON.stringify(mutations.getAll().map(({ state }) => state))
  expect(cachedMutations()).toContain('Yusuf')
  unmount()
  await waitFor(() => expect(cachedMutations()).not.toContain('Yusuf'))
  expect((await listEmailKinds()).some((kind) => kind.includes('maktab'))).toBe(true)
})

test('checks an email address without a toast, and returns the suggested correction', async () => {
  const { now } = await renderHook(page.domain, useEmailCheck)
  expect(await now().run(email)).toMatchObject({ status: 'success', ok: true })
  const typoOutcome = await now().run('aisha@gmial.com')
  expect(typoOutcome.data?.suggestion).toBe('aisha@gmail.com')
  const none = await now().run('aisha')
  expect([none.status, none.ok, none.data?.reason]).toEqual(['failure', false, expect.any(String)])
  expect(page.takeMessages()).toEqual([])
})

test('rejects unknown links with status 410', async () => {
  const app = await renderHook(page.domain, () => useDonationToken(unknownReference))
  const regularGift = await renderHook(page.domain, () => useManagedRegularGift(unknownReference))
  await waitFor(() => expect([app.now().status, regularGift.now().status]).toEqual(['failure', 'failure']))
  expect([statusOf(app.now().error), statusOf(regularGift.now().error)]).toEqual([410, 410])
})

test('reports no running weekly gift without a session', async () => {
  const { now } = await renderHook(page.domain, () => useHasFridayGift())
  await waitFor(() => expect(now().data).toEqual({ running: false }))
})
