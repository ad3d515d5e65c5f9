import { ApiError } from '@minaret/client'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './queryClient.ts'

const refusal = new ApiError('refused', { status: 404, message: 'No.' })
const reject = () => Promise.reject(refusal)

function createClient() {
  const onFailure = vi.fn<(error: Error) => void>()
  return { onFailure, client: createQueryClient({ onFailure, isBrowser: true }) }
}

test('reports a failed load once', async () => {
  const { client, onFailure } = createClient()
  await client.prefetchQuery({ queryKey: ['a'], queryFn: reject })
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(refusal)
})

test('does not report a quiet call or a background refresh', async () => {
  const { client, onFailure } = createClient()
  await client.prefetchQuery({ queryKey: ['a'], queryFn: reject, meta: { quiet: true } })
  client.setQueryData(['b'], 1)
  await client.prefetchQuery({ queryKey: ['b'], queryFn: reject, staleTime: 0 })
  expect(onFailure).not.toHaveBeenCalled()
})

test('reports a failed change once and never retries it', async () => {
  const { client, onFailure } = createClient()
  const mutationFn = vi.fn<() => Promise<never>>(reject)
  await expect(client.getMutationCache().build(client, { mutationFn }).execute(undefined)).rejects.toBe(refusal)
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(refusal)
  expect(mutationFn).toHaveBeenCalledTimes(1)
})

test('does not retry a refusal', async () => {
  const { client } = createClient()
  const queryFn = vi.fn<() => Promise<never>>(reject)
  await client.prefetchQuery({ queryKey: ['a'], queryFn })
  expect(queryFn).toHaveBeenCalledTimes(1)
})
