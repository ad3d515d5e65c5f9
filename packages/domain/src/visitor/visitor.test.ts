import { expect, test } from 'vitest'
import { heldPage } from '../testing/heldHost.ts'
import { renderHook, until } from '../testing/renderHook.tsx'
import { useVisit } from './useVisit.ts'

const marked = ({ domain }: ReturnType<typeof heldPage>) => domain.visit.read('visit', (value) => value)

test('a visit is told of once it is counted, and not again', async () => {
  const first = heldPage()
  await renderHook(first.domain, useVisit)
  const { call, answer } = await first.asked()
  expect([call, marked(first)]).toEqual(['GET /api/visitor/save', undefined])
  answer({ status: 200, message: 'OK', data: { today: 1, total: 1 } })
  await until(() => expect(marked(first)).toBe(true))

  const second = heldPage({ visit: first.domain.visit })
  await renderHook(second.domain, useVisit)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(second.domain.queryClient.getQueryCache().getAll()).toEqual([])
})

test('a visit that could not be counted is tried again on the next page, and nothing is said of it', async () => {
  const first = heldPage()
  await renderHook(first.domain, useVisit)
  ;(await first.asked()).answer({ status: 422, message: 'No.' })
  await until(() => expect(first.domain.queryClient.isFetching()).toBe(0))
  expect([marked(first), first.said()]).toEqual([undefined, []])

  const second = heldPage({ visit: first.domain.visit })
  await renderHook(second.domain, useVisit)
  expect((await second.asked()).call).toBe('GET /api/visitor/save')
})
