import { expect, test } from 'vitest'
import { actions, loads, pass, stubMessages } from '../testing/calls.ts'
import { createControlledPage } from '../testing/controlledPage.ts'
import { renderHook, waitFor } from '../testing/renderHook.tsx'

const success = (data: unknown) => ({ status: 200, message: stubMessages.yes, data })
const refusal = { status: 422, message: stubMessages.no }
const isList = (call: string) =>
  /(activities|banners|event|news|resources|services|gallery|classes|courses|campaigns|user\/donations)$/.test(call)

/** A hook's state (specification, section 4): status, data and error message. */
const stateOf = ({ status, data, error }: { status: string; data?: unknown; error?: Error }) => [
  status,
  data,
  ...(error ? [error.message] : []),
]

const inProgress = ['in progress', undefined]
const failure = ['failure', undefined, stubMessages.no]

test.each(loads)('%s, %s: in progress and cleared, success with data, failure and cleared', async (...row) => {
  const [, , call, use, silent] = row
  const { domain, nextCall, takeMessages } = createControlledPage()
  const { now, unmount } = await renderHook(domain, use)
  const data = isList(call) ? [{ id: 'x1' }] : { id: 'x1' }

  expect(stateOf(now())).toEqual(inProgress)
  const first = await nextCall()
  expect(first.call).toBe(call)
  first.answer(success(data))
  await waitFor(() => expect(stateOf(now())).toEqual(['success', data]))
  expect(takeMessages()).toEqual([])

  now().retry()
  await waitFor(() => expect(stateOf(now())).toEqual(inProgress))
  ;(await nextCall()).answer(refusal)
  await waitFor(() => expect(stateOf(now())).toEqual(failure))
  expect(takeMessages()).toEqual(silent ? [] : [`error: ${stubMessages.no}`])

  now().retry()
  await waitFor(() => expect(stateOf(now())).toEqual(inProgress))
  unmount()
})

/** Calls whose page shows its own error in place, so no toast appears. */
const showsOwnErrors: readonly string[] = ['gift managed']

const user = { token: 't1', name: 'Aisha Rahman' }

test.each(actions)('%s, %s: idle, in progress, success and failure, with their toasts', async (...row) => {
  const [slice, name, call, use, toast] = row
  const { domain, nextCall, takeMessages } = createControlledPage()
  domain.visit.write('giftPass', pass)
  const { now, unmount } = await renderHook(domain, use)
  expect(stateOf(now())).toEqual(['idle', undefined])

  const outcome = now().run()
  await waitFor(() => expect(stateOf(now())).toEqual(inProgress))
  const first = await nextCall()
  expect(first.call).toBe(call)
  // Only the auth slice keeps the request while in flight.
  expect(now().sent).toEqual(slice === 'auth' ? first.body : undefined)
  first.answer(success(user))
  await outcome
  await waitFor(() => expect(stateOf(now())).toEqual(['success', user]))
  expect(now().sent).toBeUndefined()
  expect(takeMessages()).toEqual(toast ? [`success: ${toast}`] : [])

  const retryOutcome = now().run()
  await waitFor(() => expect(stateOf(now())).toEqual(inProgress))
  let next = await nextCall()
  // A new session also logs the previous one out.
  while (next.call === 'POST /api/user/logout') next = await nextCall()
  next.answer(refusal)
  await retryOutcome
  await waitFor(() => expect(stateOf(now())).toEqual(failure))
  expect(now().sent).toBeUndefined()
  expect(takeMessages()).toEqual(showsOwnErrors.includes(name) ? [] : [`error: ${stubMessages.no}`])
  unmount()
})
