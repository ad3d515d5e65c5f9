import { courseQueries, createDomain, createBrowserStorage, type Settled } from '@minaret/domain'
import { expect, test } from 'vitest'
import { sendOnce } from './useAttempt.ts'

/** What a hook tells of a call that the host answers with this code; nothing answers 0. */
async function failure(status: number): Promise<Settled<string>> {
  const { api, queryClient } = createDomain({
    baseUrl: 'https://mosque.example',
    fetch: async () => {
      if (status === 0) throw new TypeError('lost')
      return new Response(JSON.stringify({ status, message: 'No.' }), { status })
    },
    items: [],
    now: 0,
    storage: createBrowserStorage(),
    visit: createBrowserStorage(),
  })
  try {
    await queryClient.fetchQuery({ ...courseQueries.view(api, 'fiqh'), retry: false })
  } catch (error) {
    if (error instanceof Error) return { status: 'failure', error }
  }
  throw new Error('The call did not fail.')
}

/** A page with a form, whose draft lasts, and which can be reloaded. */
function page(draft = '') {
  let current = ''
  return {
    draft: () => draft,
    async send(settled: Settled<string>): Promise<string> {
      const form = { current, stored: draft, keep: (id: string) => void (draft = id) }
      const sent = await sendOnce(form, async () => settled)
      current = sent.attemptId
      return current
    },
    reload: () => page(draft),
  }
}

test.each([0, 500])('an attempt whose answer is lost (%s) is the same one after a reload', async (status) => {
  const lost = await failure(status)
  const before = page()
  const first = await before.send(lost)
  expect(await before.send(lost)).toBe(first)
  expect(await before.reload().send(lost)).toBe(first)
})

test('a form the host knows with other answers stays that one on this page, and is another after a reload', async () => {
  const refused = await failure(409)
  const before = page()
  const first = await before.send(refused)
  expect(before.draft()).toBe('')
  expect(await before.send(refused)).toBe(first)
  expect(await before.reload().send(refused)).not.toBe(first)
})
