import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base } from '@minaret/e2e'
import { type Cable, type Device, startCable } from '@minaret/e2e/television'
import {
  expectWithin,
  runCli,
  isPageCached,
  overflowingExpression,
  createDisplay,
  hasBoard,
  expectNextJamaat,
  watchBoard,
  boardHistory,
} from './screens.ts'

/** Returns a script that sets the device's clock ahead. */
const setClockAhead = (minutes: number) => `(function () {
  var now = Date.now
  Date.now = function () { return now() + ${minutes * 60_000} }
})();`

const hasText = (text: string) => `document.body.innerText.includes('${text}')`

/** Tests a display's life cycle on a device. */
async function walk(
  cable: Cable,
  { on, open, run, off, consoleMessages }: Device,
  name: string,
  orientation: 'landscape' | 'portrait',
): Promise<void> {
  const tenantOptions = ['--tenant', 'an-noor']
  const expectTrue = (expression: string) => expect.poll(() => run(`Boolean(${expression})`), expression).toBe(true)
  const origin = `http://localhost:${cable.port}`
  const displayPath = await createDisplay('an-noor', name)
  const pagePath = orientation === 'portrait' ? displayPath.replace('/tv/', '/tv/portrait/') : displayPath

  await on()
  await open(origin + pagePath)
  await expectTrue(hasBoard)
  await expectTrue(`document.querySelector('.tv-root [data-orientation=${orientation}]')`)
  await expectNextJamaat(run, origin, displayPath)
  await expect.poll(() => run(overflowingExpression), 'beyond the edge of the screen').toEqual([])
  await expect.poll(() => run(isPageCached(pagePath))).toBe(true)

  await run(watchBoard)
  const output = await runCli('announce', 'The car park is closed.', '--kind', 'janazah', '--json', ...tenantOptions)
  await expectWithin(run, 2, hasText('The car park is closed.'))
  const [, id = ''] = /"short": ?"([^"]+)"/.exec(output) ?? []
  await runCli('announce', 'end', id, ...tenantOptions)
  await run('window.old = window.minaretTv')
  await runCli('tv', 'reload', name, ...tenantOptions)
  await expectWithin(run, 2, 'window.minaretTv !== window.old')
  await expectTrue(hasBoard)
  expect(consoleMessages).toEqual([])

  await cable.cut()
  await run('advance(1200000, 20000)')
  await expectTrue(hasBoard)
  expect(await run(boardHistory), 'the same document, and frames without a board').toEqual([true, 0])

  await off()
  await on(setClockAhead(40))
  await open(origin + pagePath)
  await expectTrue(hasBoard)
  await expectTrue(hasText('Maghrib'))
  await cable.repair()
  await run('dispatchEvent(new Event("online"))')
  await expectWithin(run, 2, hasText('40 minutes fast'))
  await expectNextJamaat(run, origin, displayPath)

  await runCli('tv', 'token', 'revoke', name, ...tenantOptions, '--yes')
  await expectWithin(run, 2, hasText('isn’t connected'))
  expect(await run(hasText('Maghrib'))).toBe(false)
  await expect.poll(() => run('Object.keys(localStorage)')).toEqual([])
  await expect.poll(() => run('caches.keys()')).toEqual([])
  await off()
  // The browser logs failed requests while the server is unreachable.
  expect(consoleMessages.filter((line) => !/Failed to load resource/.test(line))).toEqual([])
}

/** The shared ending of the titles of tests that use `walkScreen`. */
export const walkTitle =
  'shows the next jamaat and the office’s announcements, survives network and power cuts, warns of a wrong clock, and erases its data when revoked'

/** `walkScreen` creates a device that stores its data in a temporary folder, runs `walk` on it, and always turns it off. */
export const test = base.extend<{
  folder: string
  cable: Cable
  walkScreen: (
    createDevice: (folder: string) => Device,
    name: string,
    orientation: 'landscape' | 'portrait',
  ) => Promise<void>
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  folder: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'minaret-screen-'))
    await provide(folder)
    await rm(folder, { recursive: true, force: true })
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  cable: async ({}, provide) => {
    const cable = await startCable(Number(process.env.E2E_PORT))
    await provide(cable)
    await cable.cut()
  },
  walkScreen: async ({ folder, cable }, provide) => {
    let device: Device | undefined
    await provide(async (createDevice, name, orientation) => {
      device = createDevice(folder)
      await walk(cable, device, name, orientation)
    })
    await device?.off()
  },
})
