import { expect, test } from 'vitest'
import { paced } from './paced.ts'

/** Processes three mosques, each in `took` milliseconds. @returns the pauses after each */
async function restsAt(load: number, took = 10): Promise<number[]> {
  const pauses: number[] = []
  let at = 0
  const pace = { readLoad: () => load, now: () => at, pause: async (time: number) => void pauses.push(time) }
  const items: string[] = []
  for await (const item of paced(['a', 'b', 'c'], pace)) {
    items.push(item)
    at += took
  }
  expect(items).toEqual(['a', 'b', 'c'])
  return pauses
}

test('on a busy server, background work pauses three times as long as it runs, up to a maximum', async () => {
  expect(await restsAt(0.9)).toEqual([30, 30, 30])
  expect(await restsAt(0.9, 80)).toEqual([100, 100, 100])
})

test('does not pause on an idle server', async () => {
  expect(await restsAt(0.3)).toEqual([])
})

test('a failure ends the loop', async () => {
  const round = async () => {
    for await (const item of paced(['a', 'b'])) throw new Error(item)
  }
  await expect(round()).rejects.toThrow('a')
})
