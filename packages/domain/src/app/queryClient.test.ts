import { ApiError } from '@minaret/client'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './queryClient.ts'

const refused = new ApiError('refused', { status: 404, message: 'No.' })
const reject = () => Promise.reject(refused)

function page() {
  const onFailure = vi.fn<(error: Error) => void>()
  return { onFailure, client: createQueryClient({ onFailure, patient: true }) }
}

test('reports a failed load once', async () => {
  const { client, onFailure } = page()
  await client.prefetchQuery({ queryKey: ['a'], queryFn: reject })
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(refused)
})

test('does not report a quiet call or a background refresh', async () => {
  const { client, onFailure } = page()
  await client.prefetchQuery({ queryKey: ['a'], queryFn: reject, meta: { quiet: true } })
  client.setQueryData(['b'], 1)
  await client.prefetchQuery({ queryKey: ['b'], queryFn: reject, staleTime: 0 })
  expect(onFailure).not.toHaveBeenCalled()
})

test('reports a failed change once and never retries it', async () => {
  const { client, onFailure } = page()
  const mutationFn = vi.fn<() => Promise<never>>(reject)
  await expect(client.getMutationCache().build(client, { mutationFn }).execute(undefined)).rejects.toBe(refused)
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(refused)
  expect(mutationFn).toHaveBeenCalledTimes(1)
})

test('does not retry a refusal', async () => {
  const { client } = page()
  const queryFn = vi.fn<() => Promise<never>>(reject)
  await client.prefetchQuery({ queryKey: ['a'], queryFn })
  expect(queryFn).toHaveBeenCalledTimes(1)
})
