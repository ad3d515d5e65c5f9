import '../testing/document.ts'
import type { DeskOperationId, DeskParams } from '@minaret/client'
import { deskRoutes } from '@minaret/contract/desk-routes'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { waitFor } from '../testing/renderHook.tsx'
import { createDesk } from './createDesk.ts'
import { deskKey, refreshDesk } from './deskKeys.ts'
import { DeskProvider } from './DeskProvider.tsx'
import { useDeskAction } from './useDeskAction.ts'
import { deskQuery, useDeskPages, useDeskQuery } from './useDeskQuery.ts'

const mosque = 'an-noor'
const root = `/api/desk/mosques/${mosque}`

/** A response of the stub server; one with a status and without data is a refusal. */
type Stub = { data: unknown; message?: string; next?: string } | { status: number; message: string; data?: unknown }

const cleanups: (() => void)[] = []
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()))

/** Opens a desk with a stub server, and records its requests as `METHOD path`. */
function openDesk(responses: Record<string, Stub | (() => Stub)>) {
  const calls: string[] = []
  const bodies: unknown[] = []
  const desk = createDesk({
    baseUrl: 'https://desk.example',
    language: 'en',
    chooseLanguage() {},
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const call = `${request.method} ${pathname}${search}`
      calls.push(call)
      if (request.method === 'POST') bodies.push(JSON.parse((await request.text()) || 'null'))
      const entry = responses[`${request.method} ${pathname}`]
      const response = entry instanceof Function ? entry() : entry
      const body = {
        status: 200,
        message: 'OK',
        ...(response ?? { status: 404, message: 'This operation doesn’t exist.' }),
        ...(response && 'next' in response ? { responseData: { next: response.next } } : {}),
      }
      return Response.json(body, { status: body.status })
    },
  })
  return {
    desk,
    calls,
    bodies,
    /** How many times a call was made so far. */
    count: (call: string) => calls.filter((candidate) => candidate === call).length,
    toasts: () => desk.toasts.getState().messages.map(({ kind, text }) => `${kind}: ${text}`),
  }
}

/** Renders a hook on a page of the desk. @returns a function that reads its latest result */
async function render<T>(opened: ReturnType<typeof openDesk>, use: () => T): Promise<() => T> {
  const results: T[] = []
  const page = createRoot(document.createElement('div'))
  cleanups.push(() => page.unmount())
  await new Promise<void>((resolve) => {
    function Probe() {
      results.push(use())
      resolve()
      return null
    }
    page.render(
      <DeskProvider desk={opened.desk}>
        <Probe />
      </DeskProvider>,
    )
  })
  return () => {
    const last = results.at(-1)
    if (last === undefined) throw new Error('The hook has not been called yet.')
    return last
  }
}

const detail = `GET ${root}/gifts/7`
const bank = `GET ${root}/bank`
const refund = `POST ${root}/gifts/7/refund`
const body = { attemptId: 'a', amountMinor: 500, reason: 'Twice' }

/** A page with a gift, the bank lines and a refund action. */
const usePage = (options?: Parameters<typeof useDeskAction<'giftRefund'>>[1]) => ({
  gift: useDeskQuery('giftDetail', { mosque, gift: '7' }),
  bank: useDeskQuery('bankView', { mosque }),
  refund: useDeskAction('giftRefund', options),
})

async function openPage(response: Stub, options?: Parameters<typeof usePage>[0]) {
  const opened = openDesk({ [detail]: { data: { id: '7' } }, [bank]: { data: { waiting: [] } }, [refund]: response })
  const page = await render(opened, () => usePage(options))
  await waitFor(() => expect(page().gift.isSuccess && page().bank.isSuccess).toBe(true))
  return { ...opened, page, refund: () => page().refund.mutateAsync({ mosque, gift: '7', body }) }
}

test('a key begins with the mosque, the tag and the operation; one outside any mosque begins with the desk', () => {
  expect(deskKey('giftDetail', { mosque, gift: '7' })).toEqual(['mosque', mosque, 'gifts', 'giftDetail', { gift: '7' }])
  expect(deskKey('sessionView', {})).toEqual(['desk', 'account', 'sessionView', {}])
})

test('no two operations share a method and a path, and none has a path parameter called body', () => {
  const rows = Object.values(deskRoutes)
  expect(new Set(rows.map(([method, path]) => `${method} ${path}`)).size).toBe(rows.length)
  expect(rows.filter(([, path]) => path.includes('{body}'))).toEqual([])
})

test('parameters are sent in the path and the query, and the body as the body', async () => {
  const { desk, calls, bodies } = openDesk({})
  const call = <Id extends DeskOperationId>(id: Id, params: DeskParams<Id>) =>
    desk.queryClient.fetchQuery({ ...deskQuery(desk.api, id, params), retry: false }).catch(() => {})
  await call('giftTotals', { mosque, search: 'Khan & sons', state: undefined })
  await call('rulesPreview', { mosque, body: { prayer: 'fajr', rules: [] } })
  expect(calls).toEqual([`GET ${root}/gift-totals?search=Khan%20%26%20sons`, `POST ${root}/rules/preview`])
  expect(bodies).toEqual([{ prayer: 'fajr', rules: [] }])
})

test('a query is not sent while its parameters are undefined', async () => {
  const opened = openDesk({})
  const query = await render(opened, () => useDeskQuery('rulesPreview', undefined, { keepPrevious: true }))
  expect(query().fetchStatus).toBe('idle')
  expect(opened.calls).toEqual([])
})

test('an action shows the server’s message, and settles once the queries of its tag are refetched', async () => {
  const { page, count, toasts, refund: run } = await openPage({ data: {}, message: 'Refunded.' })
  await run()
  expect(count(detail)).toBe(2)
  expect(count(bank)).toBe(1)
  expect(page().gift.isFetching).toBe(false)
  expect(toasts()).toEqual(['success: Refunded.'])
})

test('a refusal is shown and refetches too, unless the action refetches on success only', async () => {
  const refusal = { status: 409, message: 'It was refunded already.' }
  const refusedPage = await openPage(refusal)
  await expect(refusedPage.refund()).rejects.toThrow('It was refunded already.')
  expect(refusedPage.count(detail)).toBe(2)
  expect(refusedPage.toasts()).toEqual(['error: It was refunded already.'])

  const afterSuccess = await openPage(refusal, { refreshOn: 'success', refreshOnConflict: 'bankView' })
  await expect(afterSuccess.refund()).rejects.toThrow('It was refunded already.')
  expect(afterSuccess.count(detail)).toBe(1)
  expect(afterSuccess.count(bank)).toBe(2)
})

test("an action refetches the tags or operations it names, or all the mosque's data", async () => {
  const namedRefresh = await openPage({ data: {} }, { refresh: ['bank', 'giftTotals'] })
  await namedRefresh.refund()
  expect([namedRefresh.count(detail), namedRefresh.count(bank)]).toEqual([1, 2])
  const fullRefresh = await openPage({ data: {} }, { refresh: 'mosque' })
  await fullRefresh.refund()
  expect([fullRefresh.count(detail), fullRefresh.count(bank)]).toEqual([2, 2])
  await refreshDesk(fullRefresh.desk.queryClient, 'mosque', 'another')
  expect([fullRefresh.count(detail), fullRefresh.count(bank)]).toEqual([2, 2])
})

test('a quiet action, and one without a toast, show no message on success', async () => {
  for (const options of [{ quiet: true }, { toast: false }, { toast: () => false }]) {
    const { toasts, refund: run } = await openPage({ data: {}, message: 'Refunded.' }, options)
    await run()
    expect(toasts()).toEqual([])
  }
})

test('a refusal about a field of the form shows no toast; any other does', async () => {
  const response = { status: 422, message: 'Check the form.', data: { errors: { reason: 'Say why.' } } }
  const atField = await openPage(response, { isField: (name) => name === 'reason' })
  await expect(atField.refund()).rejects.toThrow('Check the form.')
  expect(atField.toasts()).toEqual([])
  const elsewhere = await openPage(response, { isField: (name) => name === 'amount' })
  await expect(elsewhere.refund()).rejects.toThrow('Check the form.')
  expect(elsewhere.toasts()).toEqual(['error: Check the form.'])
})

test("an action with undo fills the undo bar, and refetches all the mosque's data after success only", async () => {
  const undoablePage = await openPage({ data: { change: 'c1' }, message: 'Changed.' }, { undo: 'message' })
  await undoablePage.refund()
  expect(undoablePage.desk.undoable.getState().latest).toMatchObject({ logEntry: 'c1', mosque, message: 'Changed.' })
  expect(undoablePage.toasts()).toEqual([])
  expect([undoablePage.count(detail), undoablePage.count(bank)]).toEqual([2, 2])

  const refused = await openPage({ status: 422, message: 'No.' }, { undo: 'usual' })
  await expect(refused.refund()).rejects.toThrow('No.')
  expect(refused.desk.undoable.getState().latest).toBeUndefined()
  expect([refused.count(detail), refused.count(bank)]).toEqual([1, 1])
})

test('a GET action shows no toast and refetches nothing', async () => {
  const opened = openDesk({ [`GET ${root}/reports/journal`]: { data: { name: 'j.csv', base64: '' } } })
  const journal = await render(opened, () => useDeskAction('reportJournal'))
  const { data } = await journal().mutateAsync({ mosque, weeks: 4 })
  expect(data.name).toBe('j.csv')
  expect(opened.calls).toEqual([`GET ${root}/reports/journal?weeks=4`])
  expect(opened.toasts()).toEqual([])
})

test('a list is fetched page by page from the last cursor, and from the start if the revision changes', async () => {
  const pages = [{ data: [{ id: '1' }], next: 'p2' }, { data: [{ id: '2' }] }, { data: [] }]
  const opened = openDesk({ [`GET ${root}/gifts`]: () => pages.shift() ?? { data: [] } })
  let revision = 'first'
  const list = await render(opened, () => useDeskPages('giftList', { mosque, search: 'a' }, { revision }))
  await waitFor(() => expect(list().hasNextPage).toBe(true))
  await list().fetchNextPage()
  await waitFor(() => expect(list().data?.pages.map(({ items }) => items.length)).toEqual([1, 1]))
  expect(list().hasNextPage).toBe(false)
  expect(opened.calls).toEqual([`GET ${root}/gifts?search=a`, `GET ${root}/gifts?search=a&after=p2`])
  revision = 'second'
  await list().refetch()
  await waitFor(() => expect(list().data?.pages.map(({ items }) => items.length)).toEqual([0]))
})

test('a query polls at an interval that depends on its data, until it returns false', async () => {
  const states = ['running', 'running', 'ready']
  const opened = openDesk({ [`GET ${root}/gift-exports`]: () => ({ data: [{ state: states.shift() ?? 'ready' }] }) })
  const poll = (data: readonly { state: string }[] | undefined) => data?.[0]?.state === 'running' && 5
  const exports = await render(opened, () => useDeskQuery('giftExportList', { mosque }, { poll }))
  await waitFor(() => expect(exports().data).toEqual([{ state: 'ready' }]))
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(opened.calls).toHaveLength(3)
})
