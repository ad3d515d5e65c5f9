import { expect, test } from 'vitest'
import { createFairQueue } from './fairQueue.ts'

test('gives each owner one place in the shared queue, so that one owner’s full queue does not affect others', async () => {
  const runFairly = createFairQueue({ maxOwners: 50, maxPerOwner: 3 })
  const completed: string[] = []
  const submit = (owner: string, name: string) =>
    runFairly(owner, async () => {
      await Promise.resolve()
      completed.push(name)
      return name
    })
  const requests = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => submit('a', name))
  const otherRequests = [submit('b', 'b1'), submit('c', 'c1')]
  expect(await Promise.all([...requests, ...otherRequests])).toEqual([
    'a1',
    'a2',
    'a3',
    'a4',
    undefined,
    undefined,
    'b1',
    'c1',
  ])
  expect(completed).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'])
})

test('frees the place after work fails', async () => {
  const runFairly = createFairQueue({ maxOwners: 1, maxPerOwner: 1 })
  await expect(runFairly('a', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.')
  expect(await runFairly('a', () => Promise.resolve('yes'))).toBe('yes')
})
