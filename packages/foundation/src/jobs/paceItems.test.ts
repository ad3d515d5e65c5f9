import { expect, test } from 'vitest'
import { paceItems } from './paceItems.ts'

/** Processes three mosques, each in `duration` milliseconds. @returns the pauses after each */
async function recordPauses(load: number, duration = 10): Promise<number[]> {
  const pauses: number[] = []
  let time = 0
  const pace = { readLoad: () => load, now: () => time, pause: async (pause: number) => void pauses.push(pause) }
  const items: string[] = []
  for await (const item of paceItems(['a', 'b', 'c'], pace)) {
    items.push(item)
    time += duration
  }
  expect(items).toEqual(['a', 'b', 'c'])
  return pauses
}

test('pauses background work on a busy server for three times its running time, up to a maximum', async () => {
  expect(await recordPauses(0.9)).toEqual([30, 30, 30])
  expect(await recordPauses(0.9, 80)).toEqual([100, 100, 100])
})

test('does not pause on an idle server', async () => {
  expect(await recordPauses(0.3)).toEqual([])
})

test('a failure ends the loop', async () => {
  const runLoop = async () => {
    for await (const item of paceItems(['a', 'b'])) throw new Error(item)
  }
  await expect(runLoop()).rejects.toThrow('a')
})
