import { courseQueries, createDomain, createBrowserStorage, type ActionOutcome } from '@minaret/domain'
import { expect, test } from 'vitest'
import { sendOnce } from './useAttempt.ts'

/** The outcome of a call with this status code; 0 means no response. */
async function createFailure(status: number): Promise<ActionOutcome<string>> {
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
  throw new Error('Expected the call to fail.')
}

/** A page with a form and a stored draft, which can be reloaded. */
function createPage(draft = '') {
  let current = ''
  return {
    draft: () => draft,
    async send(outcome: ActionOutcome<string>): Promise<string> {
      const form = { current, stored: draft, keep: (id: string) => void (draft = id) }
      const result = await sendOnce(form, async () => outcome)
      current = result.attemptId
      return current
    },
    reload: () => createPage(draft),
  }
}

test.each([0, 500])('keeps the attempt id after a lost response (%s) and a reload', async (status) => {
  const lostResponse = await createFailure(status)
  const firstPage = createPage()
  const first = await firstPage.send(lostResponse)
  expect(await firstPage.send(lostResponse)).toBe(first)
  expect(await firstPage.reload().send(lostResponse)).toBe(first)
})

test('keeps a conflicting attempt id on the page, and generates a new one after a reload', async () => {
  const conflict = await createFailure(409)
  const firstPage = createPage()
  const first = await firstPage.send(conflict)
  expect(firstPage.draft()).toBe('')
  expect(await firstPage.send(conflict)).toBe(first)
  expect(await firstPage.reload().send(conflict)).not.toBe(first)
})
