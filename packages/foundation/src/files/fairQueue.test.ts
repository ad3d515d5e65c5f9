import { expect, test } from 'vitest'
import { createFairQueue } from './fairQueue.ts'

test('each owner has one place in the shared queue, and one owner’s full queue does not affect others', async () => {
  const gate = createFairQueue({ most: 50, each: 3 })
  const done: string[] = []
  const ask = (owner: string, name: string) =>
    gate(owner, async () => {
      await Promise.resolve()
      done.push(name)
      return name
    })
  const requests = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => ask('a', name))
  const others = [ask('b', 'b1'), ask('c', 'c1')]
  expect(await Promise.all([...requests, ...others])).toEqual([
    'a1',
    'a2',
    'a3',
    'a4',
    undefined,
    undefined,
    'b1',
    'c1',
  ])
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'])
})

test('frees the place after work fails', async () => {
  const gate = createFairQueue({ most: 1, each: 1 })
  await expect(gate('a', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.')
  expect(await gate('a', () => Promise.resolve('yes'))).toBe('yes')
})
