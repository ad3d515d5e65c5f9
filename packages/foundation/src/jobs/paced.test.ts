import { expect, test } from 'vitest'
import { paced } from './paced.ts'

/** Goes through three mosques, each of which takes 10 ms, or 80. @returns how long it rested in between */
async function restsAt(load: number, took = 10): Promise<number[]> {
  const pauses: number[] = []
  let at = 0
  const pace = { readLoad: () => load, now: () => at, pause: async (time: number) => void pauses.push(time) }
  const seen: string[] = []
  for await (const one of paced(['a', 'b', 'c'], pace)) {
    seen.push(one)
    at += took
  }
  expect(seen).toEqual(['a', 'b', 'c'])
  return pauses
}

test('what nobody waits for leaves three quarters of a busy server to visitors, and does not stop for long', async () => {
  expect(await restsAt(0.9)).toEqual([30, 30, 30])
  expect(await restsAt(0.9, 80)).toEqual([100, 100, 100])
})

test('nothing rests where there is nothing else to do', async () => {
  expect(await restsAt(0.3)).toEqual([])
})

test('what fails ends the round', async () => {
  const round = async () => {
    for await (const one of paced(['a', 'b'])) throw new Error(one)
  }
  await expect(round()).rejects.toThrow('a')
})
