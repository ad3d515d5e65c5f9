// inputs: apps/tv/e2e/screens.ts apps/tv/{build,src,vite.config.ts,worker} packages/display/src packages/e2e/src/television packages/content/src/tv
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@minaret/e2e'
import {
  type Cable,
  chromium53,
  startCable,
  minimumOf,
  missingTelevision,
  controlledClock,
  switchOn,
  type Television,
  type MemoryUse,
} from '@minaret/e2e/television'
import { expectWithin, runCli, createDisplay } from './screens.ts'

test.skip(missingTelevision !== undefined, missingTelevision)
test.use({ serviceWorkers: 'allow' })

let folder: string
let cable: Cable
let television: Television

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'minaret-television-'))
  cable = await startCable(Number(process.env.E2E_PORT))
})
test.afterEach(async () => {
  await television.off()
  await cable.cut()
  await rm(folder, { recursive: true, force: true })
})

const preload = chromium53 + controlledClock

/** Adds measurements to the test report. */
function report(figures: string): void {
  test.info().annotations.push({ type: 'figure', description: `a display in Chromium 64: ${figures}` })
}

/** Expression: whether the app's board is shown instead of the no-script page. During a prayer the board is dark. */
const hasBoard = `document.querySelectorAll('.tv-root').length === 1 && !document.querySelector('main table.whole') && /Maghrib|being prayed/.test(document.querySelector('.tv-root').innerText)`

/** Expression: the countdown to the next jamaat; empty during a prayer. */
const countdown = `(document.querySelector('[data-numeral=countdown]') || { textContent: '' }).textContent`

/** Expression: the number of cached files. */
const cachedCount = `caches.open('minaret-tv').then((cache) => cache.keys()).then((keys) => keys.length)`

/** A page that changes only one text node each second, as a baseline for the cost of an idle page. */
const tickingPage = `data:text/html,<body style="background:black;color:white;font:140px sans-serif"><p style="will-change:transform">0</p><script>var n=0;(function next(){document.querySelector('p').firstChild.data=(n+=1)+':00';setTimeout(next,1000)})()</script>`

const advanceMinutes = (count: number) => `advance(${count * 60_000}, 20000)`

/** Advances the clock until no prayer is in progress or due within ten minutes, whatever the time of day. */
async function skipPrayers(): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await television.evaluate('advance(3000, 1000)')
    await new Promise((resolve) => setTimeout(resolve, 300))
    await television.waitUntil(hasBoard)
    const countdownText = String(await television.evaluate(countdown))
    if (countdownText.length > '9:59'.length) return
    await television.evaluate(advanceMinutes(10))
  }
  throw new Error('Expected the board to return after a prayer')
}

test('a 2018 television shows the times, starts without a network, switches to a new release in the same document, and erases its data when revoked', async () => {
  const displayName = `Old hall ${Date.now()}`
  const pagePath = await createDisplay('an-noor', displayName)
  const address = `http://localhost:${cable.port}${pagePath}`
  television = await switchOn(folder, { preload })
  await television.open(address)
  await television.waitUntil(hasBoard)
  // The page is cached last, so everything else is cached by then.
  await expect.poll(() => television.evaluate(`caches.match('${pagePath}').then(Boolean)`)).toBe(true)
  await television.waitUntil('navigator.serviceWorker.controller')
  await television.off()

  // The television restarts while the router is off.
  await cable.cut()
  television = await switchOn(folder, { preload })
  await television.open(address)
  await television.waitUntil(hasBoard)
  await television.waitUntil('window.firstRenderMs')
  const firstPaintMs = Number(await television.evaluate('firstRenderMs'))
  await television.evaluate(advanceMinutes(20))
  await skipPrayers()
  expect(await television.evaluate(`/\\d days/.test(document.body.innerText)`), 'no warning of outdated times').toBe(
    false,
  )

  await cable.repair()
  // Other repaints are possible (a new minute, the next card); a second alone repaints only the countdown.
  const paints = await television.recordPaints(6000)
  expect(paints.length, 'the countdown runs').toBeGreaterThan(3)
  const largePaints = paints.filter((area) => area > 500_000)
  expect(largePaints.length, 'the whole board is not repainted each second').toBeLessThan(5)

  const controlFolder = await mkdtemp(path.join(tmpdir(), 'minaret-ticking-'))
  const control = await switchOn(controlFolder)
  try {
    await control.open(tickingPage)
    const engines = [television, control]
    const before = await Promise.all(engines.map((engine) => engine.cpuTime()))
    const startedAt = Date.now()
    await new Promise((resolve) => setTimeout(resolve, 12_000))
    const after = await Promise.all(engines.map((engine) => engine.cpuTime()))
    const [display = 0, baseline = 0] = after.map(
      (cpuTime, index) => ((cpuTime - (before[index] ?? 0)) / (Date.now() - startedAt)) * 100_000,
    )
    const figures = `${display.toFixed(1)}% of a core when idle, a page with only changing text ${baseline.toFixed(1)}%, first paint from the stored copy after ${Math.round(firstPaintMs)} ms.`
    report(figures)
  } finally {
    await control.off()
    await rm(controlFolder, { recursive: true, force: true })
  }

  // After a while without responses the display polls less often, until it gets one.
  await television.evaluate(advanceMinutes(20))
  await television.evaluate(`(window.same = true, window.gaps = 0, (function check() {
    var root = document.querySelector('.tv-root')
    if (!root || !root.firstElementChild) window.gaps += 1
    requestAnimationFrame(check)
  })())`)
  await runCli('tv', 'reload', '--tenant', 'an-noor', displayName)
  await television.evaluate('window.old = window.minaretTv')
  // Two minutes of the display's clock, plus the time the network takes.
  await expectWithin(television.evaluate, 2, 'window.minaretTv !== window.old')
  await television.waitUntil(hasBoard)
  expect(
    await television.evaluate('[window.same, window.gaps]'),
    'the same document, and frames without a board',
  ).toEqual([true, 0])

  await runCli('tv', 'token', 'revoke', '--tenant', 'an-noor', displayName, '--yes')
  await expectWithin(television.evaluate, 3, `document.body.innerText.includes('isn’t connected')`)
  expect(await television.evaluate(`document.body.innerText.includes('Maghrib')`)).toBe(false)
  await expect.poll(() => television.evaluate(`Object.keys(localStorage).length`)).toBe(0)
  await expect.poll(() => television.evaluate(cachedCount)).toBe(0)
  expect(television.exceptions).toEqual([])
})

/** Simulated days after day one. */
const days = Number(process.env.MINARET_DAYS ?? 4)
const dayMs = 86_400_000

/** Once `skipEtag` is set, sends one request without an ETag, so that the response is a full feed, as on each real day. */
const fullFeedOnDemand = `;(function () {
  var set = XMLHttpRequest.prototype.setRequestHeader
  XMLHttpRequest.prototype.setRequestHeader = function (name) {
    if (name === 'if-none-match' && window.skipEtag) return void (window.skipEtag = false)
    set.apply(this, arguments)
  }
})();`

/**
 * Measures a display's memory at the end of day one and of each later day.
 * @param warmUpStep milliseconds per step on the day before day one
 */
async function measureDays(
  name: string,
  isPlainEngine: boolean,
  warmUpStep: number,
): Promise<[MemoryUse, ...MemoryUse[]]> {
  const pagePath = await createDisplay('an-noor', `${name} ${Date.now()}`)
  television = await switchOn(folder, { preload: preload + fullFeedOnDemand, plainEngine: isPlainEngine })
  await television.open(`http://localhost:${cable.port}${pagePath}`)
  await television.waitUntil(hasBoard)
  const passDay = async (step: number) => {
    await television.evaluate('window.skipEtag = true')
    for (let remainingMs = dayMs; remainingMs > 0; remainingMs -= step * 100)
      await television.evaluate(`advance(${Math.min(remainingMs, step * 100)}, ${step})`)
    // A simulated day passes quickly: a busy machine may still be responding to an earlier request.
    await expectWithin(television.evaluate, 0, '!window.skipEtag')
    // Rendering and pending requests use memory too, so the smallest sample of three cards counts.
    const samples: MemoryUse[] = []
    for (let round = 0; round < 3; round += 1) {
      await skipPrayers()
      samples.push(await television.measureMemory())
      await television.evaluate('advance(20000, 1000)')
    }
    const sample = minimumOf(samples)
    const { heap, nodes, attached, listeners } = sample
    if (days >= 30)
      process.stdout.write(
        `${name}: ${Math.round(heap / 1024)} kB, ${nodes} nodes, ${attached} of them in the page, ${listeners} listeners\n`,
      )
    return sample
  }
  // A warm-up day, in which each function runs and is compiled, and then day one.
  await passDay(warmUpStep)
  const step = days < 30 ? 1_800_000 : 300_000
  const dailySamples: [MemoryUse, ...MemoryUse[]] = [await passDay(step)]
  for (let count = 0; count < days; count += 1) dailySamples.push(await passDay(step))
  await television.waitUntil(hasBoard)
  expect(television.exceptions).toEqual([])
  return dailySamples
}

/** Expects detached nodes and listeners to stay within 2% of day one, and reports the measurements. */
function expectNoLeak(dailySamples: [MemoryUse, ...MemoryUse[]]): void {
  const [dayOne] = dailySamples
  const max = (select: (sample: MemoryUse) => number) => Math.max(...dailySamples.map(select))
  report(
    `after day one ${Math.round(dayOne.heap / 1024)} kB and ${dayOne.nodes} nodes, on ${days} days after it at most ${Math.round(max(({ heap }) => heap) / 1024)} kB and ${max(({ nodes }) => nodes)}.`,
  )
  const detachedGrowth = max(({ nodes, attached }) => nodes - attached) - (dayOne.nodes - dayOne.attached)
  expect(detachedGrowth / dayOne.nodes, 'detached nodes').toBeLessThan(0.02)
  expect(max(({ listeners }) => listeners) / dayOne.listeners).toBeLessThan(1.02)
  if (days < 14) return
  // The smallest board of the last week is as large as that of the first.
  const smallest = (week: readonly MemoryUse[]) => Math.min(...week.map(({ attached }) => attached))
  expect(smallest(dailySamples.slice(-7)) / smallest(dailySamples.slice(0, 7))).toBeLessThan(1.05)
}

test('memory use after weeks is no higher than after day one', async () => {
  test.setTimeout(60_000 + days * 60_000)
  const dailySamples = await measureDays('Long hall', true, 300_000)
  expectNoLeak(dailySamples)
  expect(Math.max(...dailySamples.map(({ heap }) => heap)) / dailySamples[0].heap).toBeLessThan(1.02)
})

// Simulates a day in steps of a few seconds: part of `npm run test:long`.
const longTest = days < 30 ? test.skip : test
longTest('the engine’s compiled code is garbage-collected, and does not accumulate', async () => {
  test.setTimeout(1_200_000 + days * 60_000)
  const dailySamples = await measureDays('Longest hall', false, 5000)
  expectNoLeak(dailySamples)
  // It is collected a few hundred kilobytes at a time, so the peaks are compared.
  const peak = (selection: readonly MemoryUse[]) => Math.max(...selection.map(({ heap }) => heap))
  expect(peak(dailySamples.slice(-10)) / peak(dailySamples.slice(0, 10))).toBeLessThan(1.02)
  expect(peak(dailySamples) / dailySamples[0].heap).toBeLessThan(1.05)
})
