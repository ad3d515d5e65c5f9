import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, runCommand, test } from '@minaret/e2e'
import {
  type Cable,
  chromium53,
  layCable,
  noTelevision,
  ownTime,
  switchOn,
  type Television,
} from '@minaret/e2e/television'

test.skip(noTelevision !== undefined, noTelevision)
test.use({ serviceWorkers: 'allow' })

const command = async (...args: string[]) => {
  const { code, output } = await runCommand(args, { DATA_DIR: process.env.E2E_DATA ?? '' })
  expect(code, output).toBe(0)
  return output
}

/** A screen of a mosque, as a volunteer makes it. @returns its path */
const screenOf = async (tenant: string, name: string) =>
  /\/tv\/[\w-]{20,}/.exec(await command('tv', 'token', 'create', '--tenant', tenant, name))?.[0] ?? ''

let folder: string
let cable: Cable
let television: Television

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'minaret-television-'))
  cable = await layCable(Number(process.env.E2E_PORT))
})
test.afterEach(async () => {
  await television.off()
  await cable.cut()
  await rm(folder, { recursive: true, force: true })
})

const before = chromium53 + ownTime

/** The picture of the app, and not the plain page. */
const shown = `document.querySelector('.tv-root') && !document.querySelector('main table.whole') && document.querySelectorAll('.tv-root').length === 1 && document.body.innerText.length > 100`

/** What is kept for a start without a network. */
const kept = `caches.open('minaret-tv').then((all) => all.keys()).then((all) => all.length)`

const minutes = (many: number) => `advance(${many * 60_000}, 20000)`

test('a television of 2018 shows the times, starts without a network, takes over a release in its place, and forgets when it is taken back', async () => {
  test.setTimeout(120_000)
  const screen = await screenOf('an-noor', 'Old hall')
  const address = `http://localhost:${cable.port}${screen}`
  television = await switchOn(folder, { before })
  await television.open(address)
  await television.until(shown)
  await television.until(`document.body.innerText.includes('Maghrib')`)
  await expect.poll(() => television.evaluate(kept)).toBeGreaterThanOrEqual(5)
  await television.until('navigator.serviceWorker.controller')
  await television.off()

  // The router is off, and so was the television.
  await cable.cut()
  television = await switchOn(folder, { before })
  await television.open(address)
  await television.until(shown)
  await television.until('window.drawnAfter')
  const painted = Number(await television.evaluate('drawnAfter'))
  await television.until(`document.body.innerText.includes('Maghrib')`)
  await television.evaluate(minutes(20))
  await television.until(shown)
  expect(await television.evaluate(`document.body.innerText.includes('No connection')`)).toBe(false)

  await cable.mend()
  const used = await television.used()
  const began = Date.now()
  await new Promise((resolve) => setTimeout(resolve, 8000))
  const share = ((await television.used()) - used) / ((Date.now() - began) / 1000)
  test.info().annotations.push({ type: 'figures', description: `idle ${(share * 100).toFixed(1)} % of a core` })
  process.stdout.write(
    `Chromium 64: ${(share * 100).toFixed(1)} % of a core when idle, first paint from the stored copy after ${Math.round(painted)} ms.\n`,
  )

  // Nobody has answered for a while: it asks rarely, until somebody does.
  await television.evaluate(minutes(20))
  await television.evaluate(`(window.same = true, window.gaps = 0, (function look() {
    var root = document.querySelector('.tv-root')
    if (!root || !root.firstElementChild) window.gaps += 1
    requestAnimationFrame(look)
  })())`)
  await command('tv', 'reload', '--tenant', 'an-noor', 'Old hall')
  await television.evaluate('window.old = window.minaretTv')
  await television.evaluate(minutes(2))
  await television.until('window.minaretTv !== window.old')
  await television.until(shown)
  expect(await television.evaluate('[window.same, window.gaps]'), 'the page, and frames without a picture').toEqual([
    true,
    0,
  ])

  await command('tv', 'token', 'revoke', '--tenant', 'an-noor', 'Old hall')
  await television.evaluate(minutes(3))
  await television.until(`document.body.innerText.includes('not connected')`)
  expect(await television.evaluate(`document.body.innerText.includes('Maghrib')`)).toBe(false)
  expect(await television.evaluate(`[Object.keys(localStorage).length]`)).toEqual([0])
  await expect.poll(() => television.evaluate(kept)).toBe(0)
  expect(television.broken).toEqual([])
})

test('days later it weighs no more, and has asked once a minute at most', async () => {
  const screen = await screenOf('an-noor', 'Long hall')
  television = await switchOn(folder, { before })
  await television.open(`http://localhost:${cable.port}${screen}`)
  await television.until(shown)
  const days = Number(process.env.MINARET_DAYS ?? 3)
  test.setTimeout(60_000 + days * 15_000)
  const day = 'advance(86400000, 1800000)'
  await television.evaluate(day)
  const first = await television.weigh()
  for (let each = 1; each < days; each += 1) await television.evaluate(day)
  const last = await television.weigh()
  process.stdout.write(
    `Chromium 64: after one day ${Math.round(first.heap / 1024)} kB and ${first.nodes} nodes, after ${days} ${Math.round(last.heap / 1024)} kB and ${last.nodes}.\n`,
  )
  expect(last.heap / first.heap).toBeLessThan(1.02)
  expect(last.nodes / first.nodes).toBeLessThan(1.02)
  expect(last.listeners).toBeLessThanOrEqual(first.listeners)
  expect(television.broken).toEqual([])
})
