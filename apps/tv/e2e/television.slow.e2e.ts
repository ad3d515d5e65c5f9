// inputs: apps/tv/e2e/screens.ts apps/tv/{build,src,vite.config.ts,worker} packages/display/src packages/e2e/src/television packages/content/src/tv
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@minaret/e2e'
import {
  type Cable,
  chromium53,
  layCable,
  lightest,
  noTelevision,
  ownTime,
  switchOn,
  type Television,
  type Weight,
} from '@minaret/e2e/television'
import { comesIn, command, screenOf } from './screens.ts'

test.skip(noTelevision !== undefined, noTelevision)
test.use({ serviceWorkers: 'allow' })

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

/** Says what was measured, in the report of a whole run too. */
function tell(figures: string): void {
  test.info().annotations.push({ type: 'figure', description: `a screen in Chromium 64: ${figures}` })
}

/** The picture of the app, and not the plain page. While people pray it is dark. */
const shown = `document.querySelectorAll('.tv-root').length === 1 && !document.querySelector('main table.whole') && /Maghrib|being prayed/.test(document.querySelector('.tv-root').innerText)`

/** What is left until the next jamaat; nothing while people pray. */
const countdown = `(document.querySelector('[data-numeral=countdown]') || { textContent: '' }).textContent`

/** What is kept for a start without a network. */
const cachedCount = `caches.open('minaret-tv').then((all) => all.keys()).then((all) => all.length)`

/** A page that changes one text each second, and does nothing else: what idling costs at the least. */
const oneText = `data:text/html,<body style="background:black;color:white;font:140px sans-serif"><p style="will-change:transform">0</p><script>var n=0;(function next(){document.querySelector('p').firstChild.data=(n+=1)+':00';setTimeout(next,1000)})()</script>`

const minutes = (many: number) => `advance(${many * 60_000}, 20000)`

/** Lets minutes pass until nobody prays, nor will in the next ten minutes, at whatever hour this is run. */
async function untilDay(): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await television.evaluate('advance(3000, 1000)')
    await new Promise((resolve) => setTimeout(resolve, 300))
    await television.until(shown)
    const left = String(await television.evaluate(countdown))
    if (left.length > '9:59'.length) return
    await television.evaluate(minutes(10))
  }
  throw new Error('The times do not come back.')
}

test('a television of 2018 shows the times, starts without a network, takes over a release in its place, and forgets when it is taken back', async () => {
  const hall = `Old hall ${Date.now()}`
  const screen = await screenOf('an-noor', hall)
  const address = `http://localhost:${cable.port}${screen}`
  television = await switchOn(folder, { before })
  await television.open(address)
  await television.until(shown)
  // The page is kept last of all: then the rest is there.
  await expect.poll(() => television.evaluate(`caches.match('${screen}').then(Boolean)`)).toBe(true)
  await television.until('navigator.serviceWorker.controller')
  await television.off()

  // The router is off, and so was the television.
  await cable.cut()
  television = await switchOn(folder, { before })
  await television.open(address)
  await television.until(shown)
  await television.until('window.drawnAfter')
  const painted = Number(await television.evaluate('drawnAfter'))
  await television.evaluate(minutes(20))
  await untilDay()
  expect(await television.evaluate(`/\\d days/.test(document.body.innerText)`), 'it knows how old its times are').toBe(
    false,
  )

  await cable.repair()
  // A minute may begin and a card may turn meanwhile; a second paints the countdown alone.
  const paints = await television.paints(6000)
  expect(paints.length, 'it counts').toBeGreaterThan(3)
  const large = paints.filter((area) => area > 500_000)
  expect(large.length, 'the picture is not painted each second').toBeLessThan(5)

  const ticking = await mkdtemp(path.join(tmpdir(), 'minaret-ticking-'))
  const control = await switchOn(ticking)
  try {
    await control.open(oneText)
    const both = [television, control]
    const before = await Promise.all(both.map((each) => each.used()))
    const began = Date.now()
    await new Promise((resolve) => setTimeout(resolve, 12_000))
    const after = await Promise.all(both.map((each) => each.used()))
    const [own = 0, least = 0] = after.map((used, at) => ((used - (before[at] ?? 0)) / (Date.now() - began)) * 100_000)
    const figures = `${own.toFixed(1)} % of a core when idle, a page with nothing but a changing text ${least.toFixed(1)} %, first paint from the stored copy after ${Math.round(painted)} ms.`
    tell(figures)
  } finally {
    await control.off()
    await rm(ticking, { recursive: true, force: true })
  }

  // Nobody has answered for a while: it asks rarely, until somebody does.
  await television.evaluate(minutes(20))
  await television.evaluate(`(window.same = true, window.gaps = 0, (function look() {
    var root = document.querySelector('.tv-root')
    if (!root || !root.firstElementChild) window.gaps += 1
    requestAnimationFrame(look)
  })())`)
  await command('tv', 'reload', '--tenant', 'an-noor', hall)
  await television.evaluate('window.old = window.minaretTv')
  // Two minutes of the hall, and what the network takes besides.
  await comesIn(television.evaluate, 2, 'window.minaretTv !== window.old')
  await television.until(shown)
  expect(await television.evaluate('[window.same, window.gaps]'), 'the page, and frames without a picture').toEqual([
    true,
    0,
  ])

  await command('tv', 'token', 'revoke', '--tenant', 'an-noor', hall, '--yes')
  await comesIn(television.evaluate, 3, `document.body.innerText.includes('isn’t connected')`)
  expect(await television.evaluate(`document.body.innerText.includes('Maghrib')`)).toBe(false)
  await expect.poll(() => television.evaluate(`Object.keys(localStorage).length`)).toBe(0)
  await expect.poll(() => television.evaluate(cachedCount)).toBe(0)
  expect(television.broken).toEqual([])
})

/** Days that pass after day one, and how far apart the looks at them are. */
const days = Number(process.env.MINARET_DAYS ?? 4)
const day = 86_400_000

/** Once, after 'anew = true': the feed comes whole, as on each day of a host whose days go on. */
const eachDayAnew = `;(function () {
  var set = XMLHttpRequest.prototype.setRequestHeader
  XMLHttpRequest.prototype.setRequestHeader = function (name) {
    if (name === 'if-none-match' && window.anew) return void (window.anew = false)
    set.apply(this, arguments)
  }
})();`

/**
 * What a screen weighs at the end of day one, and of each day after it.
 * @param warm how far apart the looks are on the day before day one, in milliseconds
 */
async function weights(name: string, plainEngine: boolean, warm: number): Promise<[Weight, ...Weight[]]> {
  const screen = await screenOf('an-noor', `${name} ${Date.now()}`)
  television = await switchOn(folder, { before: before + eachDayAnew, plainEngine })
  await television.open(`http://localhost:${cable.port}${screen}`)
  await television.until(shown)
  const pass = async (step: number) => {
    await television.evaluate('window.anew = true')
    for (let left = day; left > 0; left -= step * 100)
      await television.evaluate(`advance(${Math.min(left, step * 100)}, ${step})`)
    // A day passes in moments; a busy machine may still be answering an earlier request.
    await comesIn(television.evaluate, 0, '!window.anew')
    // What it just draws or waits for weighs too: three cards have their turn.
    const turns: Weight[] = []
    for (let round = 0; round < 3; round += 1) {
      await untilDay()
      turns.push(await television.weigh())
      await television.evaluate('advance(20000, 1000)')
    }
    const weight = lightest(turns)
    const { heap, nodes, standing, listeners } = weight
    if (days >= 30)
      process.stdout.write(
        `${name}: ${Math.round(heap / 1024)} kB, ${nodes} nodes, ${standing} of them in the page, ${listeners} listeners\n`,
      )
    return weight
  }
  // A day in which each function has run and been compiled, and then day one.
  await pass(warm)
  const step = days < 30 ? 1_800_000 : 300_000
  const all: [Weight, ...Weight[]] = [await pass(step)]
  for (let each = 0; each < days; each += 1) all.push(await pass(step))
  await television.until(shown)
  expect(television.broken).toEqual([])
  return all
}

/** Prints what was found, and whether nodes and listeners stayed within 2 % of day one, but for what is to be seen each day. */
function expectNoneKept(all: [Weight, ...Weight[]]): void {
  const [first] = all
  const most = (of: (weight: Weight) => number) => Math.max(...all.map(of))
  tell(
    `after day one ${Math.round(first.heap / 1024)} kB and ${first.nodes} nodes, on ${days} days after it at most ${Math.round(most(({ heap }) => heap) / 1024)} kB and ${most(({ nodes }) => nodes)}.`,
  )
  const unseen = most(({ nodes, standing }) => nodes - standing) - (first.nodes - first.standing)
  expect(unseen / first.nodes, 'nodes that are kept and not shown').toBeLessThan(0.02)
  expect(most(({ listeners }) => listeners) / first.listeners).toBeLessThan(1.02)
  if (days < 14) return
  // Of the pictures of a week the one with the least in it is as large in the last week as in the first.
  const least = (week: readonly Weight[]) => Math.min(...week.map(({ standing }) => standing))
  expect(least(all.slice(-7)) / least(all.slice(0, 7))).toBeLessThan(1.05)
}

test('weeks later it holds no more than after day one', async () => {
  test.setTimeout(60_000 + days * 60_000)
  const all = await weights('Long hall', true, 300_000)
  expectNoneKept(all)
  expect(Math.max(...all.map(({ heap }) => heap)) / all[0].heap).toBeLessThan(1.02)
})

// Takes a day of a look every few seconds: part of `npm run test:long`.
const long = days < 30 ? test.skip : test
long('the machine code an engine makes for itself comes and goes, and does not add up', async () => {
  test.setTimeout(1_200_000 + days * 60_000)
  const all = await weights('Longest hall', false, 5000)
  expectNoneKept(all)
  // It is thrown away by some hundred kilobytes at a time: peaks are compared.
  const peak = (some: readonly Weight[]) => Math.max(...some.map(({ heap }) => heap))
  expect(peak(all.slice(-10)) / peak(all.slice(0, 10))).toBeLessThan(1.02)
  expect(peak(all) / all[0].heap).toBeLessThan(1.05)
})
