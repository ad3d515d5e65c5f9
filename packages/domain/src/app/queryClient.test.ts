import { ApiError } from '@minaret/client'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './queryClient.ts'

const refused = new ApiError('refused', { status: 404, message: 'No.' })
const fails = () => Promise.reject(refused)

function page() {
  const onFailure = vi.fn<(error: Error) => void>()
  return { onFailure, client: createQueryClient({ onFailure, patient: true }) }
}

test('a failed load is told once', async () => {
  const { client, onFailure } = page()
  await client.prefetchQuery({ queryKey: ['a'], queryFn: fails })
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(refused)
})

test('a quiet call, and a refresh behind data that is shown, say nothing', async () => {
  const { client, onFailure } = page()
  await client.prefetchQuery({ queryKey: ['a'], queryFn: fails, meta: { quiet: true } })
  client.setQueryData(['b'], 1)
  await client.prefetchQuery({ queryKey: ['b'], queryFn: fails, staleTime: 0 })
  expect(onFailure).not.toHaveBeenCalled()
})

test('a failed change is told once, and never sent twice by itself', async () => {
  const { client, onFailure } = page()
  const mutationFn = vi.fn<() => Promise<never>>(fails)
  await expect(client.getMutationCache().build(client, { mutationFn }).execute(undefined)).rejects.toBe(refused)
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(refused)
  expect(mutationFn).toHaveBeenCalledTimes(1)
})

test('a refusal is an answer: it is not asked for again', async () => {
  const { client } = page()
  const queryFn = vi.fn<() => Promise<never>>(fails)
  await client.prefetchQuery({ queryKey: ['a'], queryFn })
  expect(queryFn).toHaveBeenCalledTimes(1)
})
