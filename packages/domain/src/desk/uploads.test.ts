import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeskApi } from '@minaret/client'
import { createUploads } from './uploads.ts'

const partBytes = 4

/** What a server that stores parts has received, and how it fails: the answers it gives before its own, in turn. */
function server(failures: (number | 'silent')[] = []) {
  const parts = new Map<string, string[]>()
  const calls: string[] = []
  const answer = (status: number, data: object = {}) =>
    new Response(JSON.stringify({ status, message: status === 200 ? 'OK' : 'Not now.', data }), { status })

  async function fetch(request: Request): Promise<Response> {
    const [id = '', , part] = new URL(request.url).pathname.split('/').slice(6)
    calls.push(`${part === undefined ? 'start' : `${id} ${part}`}`)
    const failure = failures.shift()
    if (failure === 'silent') throw new TypeError('Failed to fetch')
    if (failure !== undefined) return answer(failure)
    if (part === undefined) {
      const { name, bytes, digest }: { name: string; bytes: number; digest: string } = JSON.parse(await request.text())
      const key = `${name}-${digest.slice(0, 4)}`
      const stored = parts.get(key) ?? []
      parts.set(key, stored)
      return answer(200, { id: key, partBytes, done: stored.length, total: Math.ceil(bytes / partBytes) })
    }
    expect(request.headers.get('Content-Type')).toBe('application/octet-stream')
    parts.get(id)?.splice(Number(part) - 1, 1, await request.text())
    return answer(200)
  }
  const api = createDeskApi({ baseUrl: 'https://desk.example', fetch })
  return { calls, failures, parts, make: () => createUploads(api, webcrypto.subtle) }
}

const file = (text: string, name = 'a.txt') => ({ purpose: 'library' as const, name, bytes: new Blob([text]) })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Lets every wait pass at once. */
async function settle<T>(work: Promise<T>): Promise<T> {
  let isOver = false
  const end = () => (isOver = true)
  work.then(end, end)
  while (!isOver) await vi.advanceTimersByTimeAsync(1000)
  return work
}

test('a file is sent part by part, as its bytes, and each is told', async () => {
  const { make, parts } = server()
  const progress: number[][] = []
  const id = await settle(make().send('noor', file('salaam all'), (done, total) => progress.push([done, total])))
  expect(parts.get(id)).toEqual(['sala', 'am a', 'll'])
  expect(progress).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ])
})

test('a lost line and a busy server are waited for, and only that part is sent again', async () => {
  const { make, parts, calls } = server(['silent', 503, 429, 'silent'])
  const id = await settle(make().send('noor', file('salaam')))
  expect(parts.get(id)).toEqual(['sala', 'am'])
  expect(calls).toEqual([...Array.from({ length: 5 }, () => 'start'), `${id} 1`, `${id} 2`])
})

test('after a page was loaded again, the same file goes on with the part that is missing', async () => {
  const { make, parts, calls, failures } = server()
  const first = make().send('noor', file('salaam all'), (done) => {
    if (done === 1) failures.push(...Array.from({ length: 8 }, () => 'silent' as const))
  })
  await expect(settle(first)).rejects.toMatchObject({ kind: 'silent' })
  calls.length = 0
  const id = await settle(make().send('noor', file('salaam all')))
  expect(calls).toEqual(['start', `${id} 2`, `${id} 3`])
  expect(parts.get(id)).toEqual(['sala', 'am a', 'll'])
})

test('what the server refuses is not tried again', async () => {
  for (const status of [403, 404, 409, 413, 422, 500]) {
    const { make, calls } = server([status])
    await expect(settle(make().send('noor', file('salaam')))).rejects.toMatchObject({ status })
    expect(calls).toEqual(['start'])
  }
})

test('files are sent one after another, also after one that failed', async () => {
  const { make, calls } = server([404])
  const uploads = make()
  const sent = [file('refused'), file('salaam', 'b.txt'), file('salaam', 'c.txt')].map((one) =>
    uploads.send('noor', one).catch(() => 'refused'),
  )
  const [, b, c] = await settle(Promise.all(sent))
  expect(calls).toEqual(['start', 'start', `${b} 1`, `${b} 2`, 'start', `${c} 1`, `${c} 2`])
})

test('an empty file has no parts', async () => {
  const { make, calls } = server()
  await settle(make().send('noor', file('')))
  expect(calls).toEqual(['start'])
})
