import { describe, expect, test, vi } from 'vitest'
import type { DeskApi } from '@minaret/client'
import { createDraftCipher } from './cipher.ts'
import { createDeviceDrafts, type DraftStorage } from './deviceDrafts.ts'
import { createServerDrafts } from './serverDrafts.ts'

const keyOf = (fill: number) => ({ id: `key${fill}`, key: Buffer.alloc(32, fill).toString('base64url') })
const form = { mosque: 'an-noor', form: 'day.2026-11-26' }
const draft = {
  title: 'Thursday',
  path: '/an-noor/times/2026-11-26',
  value: '{"note":"After the talk"}',
  at: '2026-11-23T20:00:00.000Z',
}
const now = () => new Date('2026-11-23T21:00:00Z')

function memoryStorage() {
  const items = new Map<string, string>()
  const storage: DraftStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (n) => [...items.keys()][n] ?? null,
    get length() {
      return items.size
    },
  }
  return { items, storage }
}

const cipherOf = (...fills: number[]) => createDraftCipher(crypto.subtle, fills.map(keyOf))
async function waitForItems(items: Map<string, string>, count = 1) {
  await expect.poll(() => items.size).toBe(count)
}

describe('a draft on the device', () => {
  test('is restored for the same account and form, and is unreadable in the storage', async () => {
    const { items, storage } = memoryStorage()
    void createDeviceDrafts(() => storage, cipherOf(1), now).write(form, draft)
    await waitForItems(items)
    expect([...items].join()).not.toContain('talk')
    expect(await createDeviceDrafts(() => storage, cipherOf(1), now).read(form)).toEqual(draft)
    expect(await createDeviceDrafts(() => storage, cipherOf(1), now).list('an-noor')).toEqual([
      { form: 'day.2026-11-26', title: draft.title, path: draft.path, at: draft.at },
    ])
  })

  test('cannot be opened by another account, in another form, or after it was altered', async () => {
    const { items, storage } = memoryStorage()
    void createDeviceDrafts(() => storage, cipherOf(1), now).write(form, draft)
    await waitForItems(items)
    const [[name = '', text = ''] = []] = items
    items.set(name.replace('key1', 'key2'), text)
    expect(await createDeviceDrafts(() => storage, cipherOf(2), now).read(form)).toBeUndefined()
    items.set(name.replace('11-26', '11-27'), text)
    expect(
      await createDeviceDrafts(() => storage, cipherOf(1), now).read({ ...form, form: 'day.2026-11-27' }),
    ).toBeUndefined()
    items.set(name, text.slice(0, -4) + (text.endsWith('AAA=') ? 'BBB=' : 'AAA='))
    expect(await createDeviceDrafts(() => storage, cipherOf(1), now).read(form)).toBeUndefined()
  })

  test('is read with the previous key, and stored under the new key when it changes', async () => {
    const { items, storage } = memoryStorage()
    void createDeviceDrafts(() => storage, cipherOf(1), now).write(form, draft)
    await waitForItems(items)
    const drafts = createDeviceDrafts(() => storage, cipherOf(2, 1), now)
    expect(await drafts.read(form)).toEqual(draft)
    void drafts.write(form, { ...draft, value: '{}' })
    await expect.poll(() => [...items.keys()].join()).toContain('key2')
    expect([...items.keys()].join()).not.toContain('key1')
  })

  test('keeps the last text written, even if an earlier one takes longer to encrypt, and is deleted by removal', async () => {
    const { items, storage } = memoryStorage()
    const slowCipher = cipherOf(1)
    let first = true
    const drafts = createDeviceDrafts(
      () => storage,
      {
        ...slowCipher,
        async encrypt(plain, context) {
          if (first) {
            first = false
            await new Promise((resolve) => setTimeout(resolve, 20))
          }
          return slowCipher.encrypt(plain, context)
        },
      },
      now,
    )
    void drafts.write(form, { ...draft, value: 'old' })
    void drafts.write(form, { ...draft, value: 'new' })
    await waitForItems(items)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect((await drafts.read(form))?.value).toBe('new')
    void drafts.write(form, draft)
    drafts.remove(form)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(items.size).toBe(0)
  })

  test('expires after a day and is deleted at logout if it belongs to a register', async () => {
    const { items, storage } = memoryStorage()
    const drafts = createDeviceDrafts(() => storage, cipherOf(1), now)
    const register = { mosque: 'an-noor', form: 'register.class.2026-11-21' }
    await drafts.write(form, draft)
    await drafts.write(register, draft)
    const draftsAt = (hour: string) =>
      createDeviceDrafts(
        () => storage,
        cipherOf(1),
        () => new Date(hour),
      )
    expect(await draftsAt('2026-11-24T19:59:00Z').read(register)).toEqual(draft)
    drafts.deleteAtLogout()
    expect([await drafts.read(form), await drafts.read(register)]).toEqual([draft, undefined])
    await drafts.write(register, draft)
    expect(await draftsAt('2026-11-24T20:01:00Z').read(register)).toBeUndefined()
    expect(items.size).toBe(1)
  })

  test('expires after thirty days, and is missing if the browser forbids storage', async () => {
    const { items, storage } = memoryStorage()
    void createDeviceDrafts(() => storage, cipherOf(1), now).write(form, draft)
    await waitForItems(items)
    const nowAfterExpiry = () => new Date('2026-12-24T21:00:00Z')
    expect(await createDeviceDrafts(() => storage, cipherOf(1), nowAfterExpiry).read(form)).toBeUndefined()
    expect(items.size).toBe(0)
    const forbidden = createDeviceDrafts(
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
      cipherOf(1),
      now,
    )
    void forbidden.write(form, draft)
    forbidden.remove(form)
    expect([await forbidden.read(form), await forbidden.list('an-noor')]).toEqual([undefined, []])
  })
})

describe('a draft on the server', () => {
  /** A stub API that records request bodies, and can be made unreachable. */
  function stubApi() {
    const requests: unknown[] = []
    let isUnreachable = false
    const api = {
      POST: (path: string, { body }: { body?: unknown }) => {
        requests.push(body ?? path.split('/').at(-1))
        return isUnreachable
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve({ data: { status: 200, message: 'Done.', data: {} }, response: new Response() })
      },
    }
    // oxlint-disable-next-line typescript/consistent-type-assertions -- two calls of the many an API has
    return { api: api as unknown as DeskApi, requests, setUnreachable: (next: boolean) => (isUnreachable = next) }
  }
  const text = ({ title, path, value }: typeof draft) => ({ title, path, value })

  test('is sent when typing pauses, with the newest text only, and is retried until the server accepts it', async () => {
    vi.useFakeTimers()
    const { api, requests, setUnreachable } = stubApi()
    const drafts = createServerDrafts(api, () => 'aisha@example.org')
    for (const value of ['S', 'Sa', 'Sal']) void drafts.write(form, { ...draft, value })
    expect(requests).toEqual([])
    setUnreachable(true)
    await vi.advanceTimersByTimeAsync(700)
    expect(requests).toEqual([text({ ...draft, value: 'Sal' })])
    expect((await drafts.read(form))?.value).toBe('Sal')
    setUnreachable(false)
    await vi.advanceTimersByTimeAsync(6000)
    expect(requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(2)
    vi.useRealTimers()
  })

  test('is never sent from another account', async () => {
    vi.useFakeTimers()
    const { api, requests } = stubApi()
    let account: string | undefined = 'aisha@example.org'
    const drafts = createServerDrafts(api, () => account)
    void drafts.write(form, draft)
    account = undefined
    await vi.advanceTimersByTimeAsync(20_000)
    account = 'bilal@example.org'
    await vi.advanceTimersByTimeAsync(20_000)
    expect(requests).toEqual([])
    vi.useRealTimers()
  })

  test('is sent at once on logout or when the page is left', async () => {
    const { api, requests } = stubApi()
    const drafts = createServerDrafts(api, () => 'aisha@example.org')
    void drafts.write(form, draft)
    await drafts.flush()
    expect(requests).toEqual([text(draft)])
  })
})
