import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeskApi } from '@minaret/client'
import { createUploads } from './uploads.ts'

const partBytes = 4

/** A stub server that stores parts; it responds with `failures` first, in order. */
function createServer(failures: (number | 'silent')[] = []) {
  const parts = new Map<string, string[]>()
  const calls: string[] = []
  const respond = (status: number, data: object = {}) =>
    new Response(JSON.stringify({ status, message: status === 200 ? 'OK' : 'Not now.', data }), { status })

  async function fetch(request: Request): Promise<Response> {
    const [id = '', , part] = new URL(request.url).pathname.split('/').slice(6)
    calls.push(`${part === undefined ? 'start' : `${id} ${part}`}`)
    const failure = failures.shift()
    if (failure === 'silent') throw new TypeError('Failed to fetch')
    if (failure !== undefined) return respond(failure)
    if (part === undefined) {
      const { name, bytes, digest }: { name: string; bytes: number; digest: string } = JSON.parse(await request.text())
      const key = `${name}-${digest.slice(0, 4)}`
      const stored = parts.get(key) ?? []
      parts.set(key, stored)
      return respond(200, { id: key, partBytes, done: stored.length, total: Math.ceil(bytes / partBytes) })
    }
    expect(request.headers.get('Content-Type')).toBe('application/octet-stream')
    parts.get(id)?.splice(Number(part) - 1, 1, await request.text())
    return respond(200)
  }
  const api = createDeskApi({ baseUrl: 'https://desk.example', fetch })
  return { calls, failures, parts, createQueue: () => createUploads(api, webcrypto.subtle) }
}

const file = (text: string, name = 'a.txt') => ({ purpose: 'library' as const, name, bytes: new Blob([text]) })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Advances the timers until the promise settles. */
async function settle<T>(work: Promise<T>): Promise<T> {
  let isSettled = false
  const end = () => (isSettled = true)
  work.then(end, end)
  while (!isSettled) await vi.advanceTimersByTimeAsync(1000)
  return work
}

test('sends a file part by part, as raw bytes, and reports the progress of each', async () => {
  const { createQueue, parts } = createServer()
  const progress: number[][] = []
  const id = await settle(createQueue().send('noor', file('salaam all'), (done, total) => progress.push([done, total])))
  expect(parts.get(id)).toEqual(['sala', 'am a', 'll'])
  expect(progress).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ])
})

test('retries after a lost connection and a busy server, and only resends that request', async () => {
  const { createQueue, parts, calls } = createServer(['silent', 503, 429, 'silent'])
  const id = await settle(createQueue().send('noor', file('salaam')))
  expect(parts.get(id)).toEqual(['sala', 'am'])
  expect(calls).toEqual([...Array.from({ length: 5 }, () => 'start'), `${id} 1`, `${id} 2`])
})

test('resumes the same file at the missing part after a reload', async () => {
  const { createQueue, parts, calls, failures } = createServer()
  const first = createQueue().send('noor', file('salaam all'), (done) => {
    if (done === 1) failures.push(...Array.from({ length: 8 }, () => 'silent' as const))
  })
  await expect(settle(first)).rejects.toMatchObject({ kind: 'silent' })
  calls.length = 0
  const id = await settle(createQueue().send('noor', file('salaam all')))
  expect(calls).toEqual(['start', `${id} 2`, `${id} 3`])
  expect(parts.get(id)).toEqual(['sala', 'am a', 'll'])
})

test('does not retry a refused request', async () => {
  for (const status of [403, 404, 409, 413, 422, 500]) {
    const { createQueue, calls } = createServer([status])
    await expect(settle(createQueue().send('noor', file('salaam')))).rejects.toMatchObject({ status })
    expect(calls).toEqual(['start'])
  }
})

test('sends files one after another, even after one failed', async () => {
  const { createQueue, calls } = createServer([404])
  const uploads = createQueue()
  const results = [file('refused'), file('salaam', 'b.txt'), file('salaam', 'c.txt')].map((item) =>
    uploads.send('noor', item).catch(() => 'refused'),
  )
  const [, b, c] = await settle(Promise.all(results))
  expect(calls).toEqual(['start', 'start', `${b} 1`, `${b} 2`, 'start', `${c} 1`, `${c} 2`])
})

test('sends no parts of an empty file', async () => {
  const { createQueue, calls } = createServer()
  await settle(createQueue().send('noor', file('')))
  expect(calls).toEqual(['start'])
})
