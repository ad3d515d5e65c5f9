import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { door, expect, test } from '@minaret/e2e'
import { type Cable, type Device, layCable, noTelevision, of2018, today } from '@minaret/e2e/television'
import { comesIn, command, isPageCached, outside, screenOf, shown, showsNext, watch, watched } from './screens.ts'

let folder: string
let cable: Cable
let device: Device | undefined

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'minaret-screen-'))
  cable = await layCable(Number(process.env.E2E_PORT))
})
test.afterEach(async () => {
  await device?.off()
  device = undefined
  await cable.cut()
  await rm(folder, { recursive: true, force: true })
})

/** A device's clock that is fast. */
const fastBy = (minutes: number) => `(function () {
  var now = Date.now
  Date.now = function () { return now() + ${minutes * 60_000} }
})();`

const says = (text: string) => `document.body.innerText.includes('${text}')`

/** All that a screen goes through. */
async function walk({ on, open, run, off, noise }: Device, name: string, way: 'landscape' | 'portrait') {
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

// Each command loads as much as a host does.

const promise =
  'shows the next congregation, hears what the office says, outlives the host and a cut of the power, says that its clock is wrong, and forgets when it is taken back'

test(`a screen in today’s browser ${promise}`, async ({ playwright, launchOptions }) => {
  device = today(folder, { playwright, launchOptions }, [1920, 1080])
  await walk(device, 'New hall', 'landscape')
})

test(`a television of 2018 that hangs on its side ${promise}`, async () => {
  test.skip(noTelevision !== undefined, noTelevision)
  device = of2018(folder, [1080, 1920])
  await walk(device, 'Narrow hall', 'portrait')
})

test('a screen in today’s browser that hangs on its side shows everything', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 })
  const screen = await screenOf('an-noor', 'Side hall')
  await page.goto(door('localhost', screen.replace('/tv/', '/tv/portrait/')))
  await expect.poll(() => page.evaluate(shown)).toBe(true)
  await expect(page.locator('.tv-root [data-orientation=portrait]')).toBeVisible()
  await expect.poll(() => page.evaluate(outside)).toEqual([])
})
