import { expect, test } from 'vitest'
import { createControlledPage } from '../testing/controlledPage.ts'
import { renderHook, waitFor } from '../testing/renderHook.tsx'
import { useVisit } from './useVisit.ts'

const readMark = ({ domain }: ReturnType<typeof createControlledPage>) => domain.visit.read('visit', (value) => value)

test('marks a visit once it is counted, and does not count it again', async () => {
  const first = createControlledPage()
  await renderHook(first.domain, useVisit)
  const { call, answer } = await first.nextCall()
  expect([call, readMark(first)]).toEqual(['GET /api/visitor/save', undefined])
  answer({ status: 200, message: 'OK', data: { today: 1, total: 1 } })
  await waitFor(() => expect(readMark(first)).toBe(true))

  const second = createControlledPage({ visit: first.domain.visit })
  await renderHook(second.domain, useVisit)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(second.domain.queryClient.getQueryCache().getAll()).toEqual([])
})

test('retries a failed count on the next page, without a toast', async () => {
  const first = createControlledPage()
  await renderHook(first.domain, useVisit)
  ;(await first.nextCall()).answer({ status: 422, message: 'No.' })
  await waitFor(() => expect(first.domain.queryClient.isFetching()).toBe(0))
  expect([readMark(first), first.takeMessages()]).toEqual([undefined, []])

  const second = createControlledPage({ visit: first.domain.visit })
  await renderHook(second.domain, useVisit)
  expect((await second.nextCall()).call).toBe('GET /api/visitor/save')
})
