import { expect, test } from 'vitest'
import { actions, loads, pass, words } from '../testing/calls.ts'
import { createControlledPage } from '../testing/controlledPage.ts'
import { renderHook, until } from '../testing/renderHook.tsx'

const yes = (data: unknown) => ({ status: 200, message: words.yes, data })
const no = { status: 422, message: words.no }
const isList = (call: string) =>
  /(activities|banners|event|news|resources|services|gallery|classes|courses|campaigns|user\/donations)$/.test(call)

/** The states of section 4, as a hook shows them: the status, and what data there is. */
const state = ({ status, data, error }: { status: string; data?: unknown; error?: Error }) => [
  status,
  data,
  ...(error ? [error.message] : []),
]

const inProgress = ['in progress', undefined]
const failure = ['failure', undefined, words.no]

test.each(loads)('%s, %s: in progress and cleared, success with data, failure and cleared', async (...row) => {
  const [, , call, use, silent] = row
  const { domain, nextCall, takeMessages: entries } = createControlledPage()
  const { now, leave } = await renderHook(domain, use)
  const data = isList(call) ? [{ id: 'x1' }] : { id: 'x1' }

  expect(state(now())).toEqual(inProgress)
  const first = await nextCall()
  expect(first.call).toBe(call)
  first.answer(yes(data))
  await until(() => expect(state(now())).toEqual(['success', data]))
  expect(entries()).toEqual([])

  now().retry()
  await until(() => expect(state(now())).toEqual(inProgress))
  ;(await nextCall()).answer(no)
  await until(() => expect(state(now())).toEqual(failure))
  expect(entries()).toEqual(silent ? [] : [`error: ${words.no}`])

  now().retry()
  await until(() => expect(state(now())).toEqual(inProgress))
  leave()
})

/** An added call whose page says itself, where it happened, what went wrong. */
const speaksItself: readonly string[] = ['gift managed']

const user = { token: 't1', name: 'Aisha Rahman' }

test.each(actions)('%s, %s: idle, in progress, success and failure, and what each says', async (...row) => {
  const [slice, name, call, use, says] = row
  const { domain, nextCall, takeMessages: entries } = createControlledPage()
  domain.visit.write('giftPass', pass)
  const { now, leave } = await renderHook(domain, use)
  expect(state(now())).toEqual(['idle', undefined])

  const ended = now().run()
  await until(() => expect(state(now())).toEqual(inProgress))
  const first = await nextCall()
  expect(first.call).toBe(call)
  // For auth a request keeps what was sent with it; nothing else does.
  expect(now().sent).toEqual(slice === 'auth' ? first.body : undefined)
  first.answer(yes(user))
  await ended
  await until(() => expect(state(now())).toEqual(['success', user]))
  expect(now().sent).toBeUndefined()
  expect(entries()).toEqual(says ? [`success: ${says}`] : [])

  const again = now().run()
  await until(() => expect(state(now())).toEqual(inProgress))
  let next = await nextCall()
  // The session before it is ended beside a new one.
  while (next.call === 'POST /api/user/logout') next = await nextCall()
  next.answer(no)
  await again
  await until(() => expect(state(now())).toEqual(failure))
  expect(now().sent).toBeUndefined()
  expect(entries()).toEqual(speaksItself.includes(name) ? [] : [`error: ${words.no}`])
  leave()
})
