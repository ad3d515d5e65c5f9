import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const fixture = fileURLToPath(new URL('./fixtures/blocked.ts', import.meta.url))

/** Runs the fixture, which ends by itself. @returns its output by line */
function run(blockStart: number, blockLater: number) {
  const child = spawn(process.execPath, [fixture, String(blockStart), String(blockLater)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = Promise.all([text(child.stdout), once(child, 'exit')]).then(([outputText, [code]]) => {
    expect(code).toBe(0)
    return outputText.trim().split('\n')
  })
  return { child, output }
}

/** Returns the reported stalls of at least the given milliseconds; a busy machine may cause shorter ones. */
const readStalls = (lines: readonly string[], minimum: number) =>
  lines
    .filter((line) => line.startsWith('{'))
    .map((line) => {
      const stall: { ms: number; msg: string } = JSON.parse(line)
      return stall
    })
    .filter(({ ms }) => ms >= minimum)

test('logs a stall while it lasts and once it is over, with its operation', async () => {
  const lines = await run(0, 3000).output
  const index = lines.findIndex((line) => line.includes('"folderPublish","inProgress":["donorList","folderPublish"]'))
  expect(index).toBeGreaterThan(lines.indexOf('watched'))
  expect(index).toBeLessThan(lines.indexOf('done'))
  expect(JSON.parse(lines[index] ?? '')).toMatchObject({
    level: 'warn',
    operation: 'folderPublish',
    ms: expect.any(Number),
    msg: 'the event loop does not respond',
  })
  expect(readStalls(lines, 2500)).toMatchObject([{ operation: 'folderPublish', msg: 'the event loop responds again' }])
}, 60_000)

test('logs neither a slow start nor the time the machine was suspended', async () => {
  const { child, output } = run(3000, 0)
  const [firstOutput]: Buffer[] = await once(child.stdout, 'data')
  expect(String(firstOutput)).toContain('watched')
  child.kill('SIGSTOP')
  await sleep(3000)
  child.kill('SIGCONT')
  expect(readStalls(await output, 2500)).toEqual([])
}, 60_000)
