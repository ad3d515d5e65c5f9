import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base } from '@minaret/e2e'
import { type Cable, type Device, layCable } from '@minaret/e2e/television'
import { comesIn, command, isPageCached, outside, screenOf, shown, showsNext, watch, watched } from './screens.ts'

/** A device's clock that is fast. */
const fastBy = (minutes: number) => `(function () {
  var now = Date.now
  Date.now = function () { return now() + ${minutes * 60_000} }
})();`

const says = (text: string) => `document.body.innerText.includes('${text}')`

/** All that a screen goes through. */
async function walk(
  cable: Cable,
  { on, open, run, off, noise }: Device,
  name: string,
  way: 'landscape' | 'portrait',
): Promise<void> {
  const mosque = ['--tenant', 'an-noor']
  const holds = (expression: string) => expect.poll(() => run(`Boolean(${expression})`), expression).toBe(true)
  const host = `http://localhost:${cable.port}`
  const screen = await screenOf('an-noor', name)
  const own = way === 'portrait' ? screen.replace('/tv/', '/tv/portrait/') : screen

  await on()
  await open(host + own)
  await holds(shown)
  await holds(`document.querySelector('.tv-root [data-orientation=${way}]')`)
  await showsNext(run, host, screen)
  await expect.poll(() => run(outside), 'beyond the edge of the screen').toEqual([])
  await expect.poll(() => run(isPageCached(own))).toBe(true)

  await run(watch)
  const output = await command('announce', 'The car park is closed.', '--kind', 'janazah', '--json', ...mosque)
  await comesIn(run, 2, says('The car park is closed.'))
  const [, id = ''] = /"short": ?"([^"]+)"/.exec(output) ?? []
  await command('announce', 'end', id, ...mosque)
  await run('window.old = window.minaretTv')
  await command('tv', 'reload', name, ...mosque)
  await comesIn(run, 2, 'window.minaretTv !== window.old')
  await holds(shown)
  expect(noise).toEqual([])

  await cable.cut()
  await run('advance(1200000, 20000)')
  await holds(shown)
  expect(await run(watched), 'the same page, and looks at it that found no picture').toEqual([true, 0])

  await off()
  await on(fastBy(40))
  await open(host + own)
  await holds(shown)
  await holds(says('Maghrib'))
  await cable.repair()
  await run('dispatchEvent(new Event("online"))')
  await comesIn(run, 2, says('40 minutes fast'))
  await showsNext(run, host, screen)

  await command('tv', 'token', 'revoke', name, ...mosque, '--yes')
  await comesIn(run, 2, says('isn’t connected'))
  expect(await run(says('Maghrib'))).toBe(false)
  await expect.poll(() => run('Object.keys(localStorage)')).toEqual([])
  await expect.poll(() => run('caches.keys()')).toEqual([])
  await off()
  // Where there is no host the browser says so.
  expect(noise.filter((line) => !/Failed to load resource/.test(line))).toEqual([])
}

/** What a screen does, whatever it runs in. */
export const promise =
  'shows the next congregation, hears what the office says, outlives the host and a cut of the power, says that its clock is wrong, and forgets when it is taken back'

/** `walkScreen` creates a device that stores its data in a temporary folder, runs `walk` on it, and always turns it off. */
export const test = base.extend<{
  folder: string
  cable: Cable
  walkScreen: (createDevice: (folder: string) => Device, name: string, way: 'landscape' | 'portrait') => Promise<void>
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  folder: async ({}, lend) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'minaret-screen-'))
    await lend(folder)
    await rm(folder, { recursive: true, force: true })
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  cable: async ({}, lend) => {
    const cable = await layCable(Number(process.env.E2E_PORT))
    await lend(cable)
    await cable.cut()
  },
  walkScreen: async ({ folder, cable }, lend) => {
    let device: Device | undefined
    await lend(async (createDevice, name, way) => {
      device = createDevice(folder)
      await walk(cable, device, name, way)
    })
    await device?.off()
  },
})
