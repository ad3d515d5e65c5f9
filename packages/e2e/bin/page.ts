// Measures the first view of a campaign's page on a phone, against a hand-written page with the same text and images:
// `npm run bench:page`, after `npm run build`. `MINARET_RUNS` sets the number of runs, nine by default.
import { createServer, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '@minaret/tooling/browser'
import { createDataFolder } from '../src/folders.ts'
import { startServerProcess } from '../src/serverProcess.ts'
import { buildHandWrittenPage } from './buildHandWrittenPage.ts'

const path = '/campaign/forty-wells'
const runs = Number(process.env.MINARET_RUNS ?? 9)

/** A cheap phone on a slow mobile connection, as in Lighthouse: four times slower, 1.6 Mbit/s, 150 ms. */
const phone = { cpu: 4, latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 }

const metrics = ['first byte', 'first paint', 'largest', 'interactive', 'shift', 'kilobytes', 'requests'] as const
type Metrics = Record<(typeof metrics)[number], number>

/** Opens a page as a first-time visitor, and waits until the network is idle. */
async function measureView(browser: Browser, url: string, interactiveSelector: string): Promise<Metrics> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.down,
    uploadThroughput: phone.up,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu })
  let [bytes, requests] = [0, 0]
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await page.addInitScript((selector) => {
    const timings = { 'first byte': 0, 'first paint': 0, largest: 0, interactive: 0, shift: 0 }
    Reflect.set(window, 'timings', timings)
    const watch = (type: string, record: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true })
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') timings['first paint'] = startTime
    })
    watch('largest-contentful-paint', ({ startTime }) => (timings.largest = startTime))
    watch('layout-shift', (entry) => {
      timings.shift += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0
    })
    watch('navigation', (entry) => {
      timings['first byte'] = entry instanceof PerformanceNavigationTiming ? entry.responseStart : 0
    })
    const nextFrame = () => {
      const element = selector ? document.querySelector(selector) : undefined
      if (element && Object.keys(element).some((key) => key.startsWith('__react')))
        timings.interactive = performance.now()
      else requestAnimationFrame(nextFrame)
    }
    nextFrame()
  }, interactiveSelector)
  await page.goto(url)
  const waitFor = (metric: 'first paint' | 'interactive') =>
    page.waitForFunction((name) => {
      const timings: unknown = Reflect.get(window, 'timings')
      return typeof timings === 'object' && timings !== null && Reflect.get(timings, name) > 0
    }, metric)
  await waitFor('first paint')
  // The page is hydrated only on the first interaction; the code loaded then is counted too.
  if (interactiveSelector) {
    await page.keyboard.press('Tab')
    await waitFor('interactive')
  }
  await page.waitForLoadState('networkidle')
  const timings: Omit<Metrics, 'kilobytes' | 'requests'> = await page.evaluate('timings')
  await context.close()
  return { ...timings, kilobytes: bytes / 1000, requests }
}

/** Serves a page and its files, with compressed text. */
async function serve(files: ReadonlyMap<string, { type: string; body: Buffer }>): Promise<[string, Server]> {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '/')
    if (!file) return response.writeHead(404).end()
    const isText = file.type.startsWith('text/')
    const body = isText ? brotliCompressSync(file.body) : file.body
    return response
      .writeHead(200, { 'content-type': file.type, ...(isText ? { 'content-encoding': 'br' } : {}) })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return [`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`, server]
}

const median = (values: number[]) => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

const browserPath = await findBrowser()
if (!('path' in browserPath)) throw new Error(browserPath.missing)
const { dir, remove } = await createDataFolder()
const minaret = await startServerProcess({ DATA_DIR: dir })
const browser = await chromium.launch({
  executablePath: browserPath.path,
  args: browserArguments,
  env: { ...process.env, ...browserPath.env },
})
const ourUrl = `http://campaigns.localhost:${minaret.port}${path}`
const [handWrittenUrl, server] = await serve(await buildHandWrittenPage(browser, ourUrl))
try {
  const pages = { ours: [ourUrl, '#gift-step'], 'by hand': [handWrittenUrl, ''] } as const
  const results: Record<keyof typeof pages, Metrics[]> = { ours: [], 'by hand': [] }
  // The first run is not counted: the server renders the page for the first time.
  for (let run = 0; run <= runs; run += 1)
    for (const name of ['ours', 'by hand'] as const) {
      const result = await measureView(browser, pages[name][0], pages[name][1])
      if (run > 0) results[name].push(result)
    }
  const medianOf = (name: keyof typeof results, metric: keyof Metrics) =>
    median(results[name].map((result) => result[metric]))
  console.log(`First view of ${path}, median of ${runs}: CPU ${phone.cpu}× slower, 1.6 Mbit/s, ${phone.latency} ms`)
  console.log('metric        ours   by hand   ratio')
  for (const metric of metrics) {
    const [ownValue, handValue] = [medianOf('ours', metric), medianOf('by hand', metric)]
    const digits = metric === 'shift' ? 3 : 0
    console.log(
      `${metric.padEnd(11)}${ownValue.toFixed(digits).padStart(7)}${handValue.toFixed(digits).padStart(10)}${(handValue > 0 ? (ownValue / handValue).toFixed(2) : '').padStart(8)}`,
    )
  }
} finally {
  server.close()
  await browser.close()
  await minaret.stop()
  await remove()
}
