import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../testing/index.ts'
import { countVisit, isCounted } from './countVisit.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A tab, with a server stub that returns these responses in turn. */
function createTab(...responses: object[]) {
  const server = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() => {
    const response = responses.shift()
    return response ? Promise.resolve(Response.json(response)) : Promise.reject(new TypeError('No connection.'))
  })
  vi.stubGlobal('fetch', server)
  return { visit: createMemoryStorage().storage, server }
}

const countedResponse = { status: 200, message: 'OK', data: { today: 1, total: 1 } }

test('counts a visit once, in the language of the page', async () => {
  const { visit, server } = createTab(countedResponse)
  await Promise.all([countVisit(visit, 'ar', () => {}), countVisit(visit, 'ar', () => {})])
  expect(server.mock.calls).toEqual([
    ['/api/visitor/save', { headers: { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': 'ar' } }],
  ])
  expect(isCounted(visit)).toBe(true)
})

test.each([[[]], [[{ status: 422, message: 'No.' }]]])(
  'an uncounted visit is retried on the next page: %j',
  async (responses) => {
    const { visit } = createTab(...responses)
    await countVisit(visit, 'en', () => {})
    expect(isCounted(visit)).toBe(false)
  },
)

test('the code 401 ends the session, regardless of the rest of the response', async () => {
  const { visit } = createTab({ ...countedResponse, data: { code: 401 } })
  const onLogout = vi.fn<() => void>()
  await countVisit(visit, 'en', onLogout)
  expect(onLogout).toHaveBeenCalledOnce()
})
