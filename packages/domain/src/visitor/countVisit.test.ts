import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../testing/index.ts'
import { countVisit, isCounted } from './countVisit.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A tab, and a server that gives these answers one after the other. */
function tab(...answers: object[]) {
  const server = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() => {
    const answer = answers.shift()
    return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new TypeError('No connection.'))
  })
  vi.stubGlobal('fetch', server)
  return { visit: createMemoryStorage().storage, server }
}

const counted = { status: 200, message: 'OK', data: { today: 1, total: 1 } }

test('a visit is counted once, in the language of the page', async () => {
  const { visit, server } = tab(counted)
  await Promise.all([countVisit(visit, 'ar', () => {}), countVisit(visit, 'ar', () => {})])
  expect(server.mock.calls).toEqual([
    ['/api/visitor/save', { headers: { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': 'ar' } }],
  ])
  expect(isCounted(visit)).toBe(true)
})

test.each([[[]], [[{ status: 422, message: 'No.' }]]])(
  'what was not counted is counted with the next page: %j',
  async (answers) => {
    const { visit } = tab(...answers)
    await countVisit(visit, 'en', () => {})
    expect(isCounted(visit)).toBe(false)
  },
)

test('the code 401 ends the session, whatever else the answer says', async () => {
  const { visit } = tab({ ...counted, data: { code: 401 } })
  const onLogout = vi.fn<() => void>()
  await countVisit(visit, 'en', onLogout)
  expect(onLogout).toHaveBeenCalledOnce()
})
