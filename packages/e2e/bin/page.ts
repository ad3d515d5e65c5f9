// What the first view of a campaign's page costs a phone, beside a hand-written page of the same words and pictures:
// `npm run bench:page`, after `npm run build`. `MINARET_RUNS` says how often each is opened; nine times without.
import { createServer, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '@minaret/tooling/browser'
import { dataFolder } from '../src/folders.ts'
import { startServerProcess } from '../src/serverProcess.ts'
import { handWritten } from './handWritten.ts'

const path = '/campaign/forty-wells'
const runs = Number(process.env.MINARET_RUNS ?? 9)

/** A cheap phone on a slow mobile line, as Lighthouse has it: four times slower, 1.6 Mbit/s, 150 ms. */
const phone = { cpu: 4, latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 }

const measures = ['first byte', 'painted', 'largest', 'answers', 'shift', 'kilobytes', 'requests'] as const
type Measured = Record<(typeof measures)[number], number>

/** Opens a page as somebody who has never been there, and waits until nothing more comes. */
async function open(browser: Browser, url: string, answersAt: string): Promise<Measured> {
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
    const seen = { 'first byte': 0, painted: 0, largest: 0, answers: 0, shift: 0 }
    Reflect.set(window, 'seen', seen)
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.painted = startTime
    })
    watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
    watch('layout-shift', (entry) => {
      seen.shift += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0
    })
    watch('navigation', (entry) => {
      seen['first byte'] = entry instanceof PerformanceNavigationTiming ? entry.responseStart : 0
    })
    const nextFrame = () => {
      const element = selector ? document.querySelector(selector) : undefined
      if (element && Object.keys(element).some((key) => key.startsWith('__react'))) seen.answers = performance.now()
      else requestAnimationFrame(nextFrame)
    }
    nextFrame()
  }, answersAt)
  await page.goto(url)
  const until = (measure: 'painted' | 'answers') =>
    page.waitForFunction((name) => {
      const seen: unknown = Reflect.get(window, 'seen')
      return typeof seen === 'object' && seen !== null && Reflect.get(seen, name) > 0
    }, measure)
  await until('painted')
  // The page answers after somebody reaches for it, at the earliest: what comes then is counted, too.
  if (answersAt) {
    await page.keyboard.press('Tab')
    await until('answers')
  }
  await page.waitForLoadState('networkidle')
  const seen: Omit<Measured, 'kilobytes' | 'requests'> = await page.evaluate('seen')
  await context.close()
  return { ...seen, kilobytes: bytes / 1000, requests }
}

/** Serves one page and what it shows, compressed beforehand. */
async function serve(files: ReadonlyMap<string, { type: string; body: Buffer }>): Promise<[string, Server]> {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '/')
    if (!file) return response.writeHead(404).end()
    const text = file.type.startsWith('text/')
    const body = text ? brotliCompressSync(file.body) : file.body
    return response
      .writeHead(200, { 'content-type': file.type, ...(text ? { 'content-encoding': 'br' } : {}) })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  return [`http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/`, server]
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const browserPath = await findBrowser()
if (!('path' in browserPath)) throw new Error(browserPath.missing)
const { dir, remove } = await dataFolder()
const host = await startServerProcess({ DATA_DIR: dir })
const browser = await chromium.launch({
  executablePath: browserPath.path,
  args: browserArguments,
  env: { ...process.env, ...browserPath.env },
})
const ours = `http://campaigns.localhost:${host.port}${path}`
const [theirs, server] = await serve(await handWritten(browser, ours))
try {
  const pages = { ours: [ours, '#gift-step'], 'by hand': [theirs, ''] } as const
  const results: Record<keyof typeof pages, Measured[]> = { ours: [], 'by hand': [] }
  // The first opening of each is not counted: the host draws the page for the first time.
  for (let run = 0; run <= runs; run += 1)
    for (const name of ['ours', 'by hand'] as const) {
      const measured = await open(browser, pages[name][0], pages[name][1])
      if (run > 0) results[name].push(measured)
    }
  const of = (name: keyof typeof results, measure: keyof Measured) => median(results[name].map((each) => each[measure]))
  console.log(`First view of ${path}, median of ${runs}: CPU ${phone.cpu}× slower, 1.6 Mbit/s, ${phone.latency} ms`)
  console.log('measure       ours   by hand   ratio')
  for (const measure of measures) {
    const [a, b] = [of('ours', measure), of('by hand', measure)]
    const digits = measure === 'shift' ? 3 : 0
    console.log(
      `${measure.padEnd(11)}${a.toFixed(digits).padStart(7)}${b.toFixed(digits).padStart(10)}${(b > 0 ? (a / b).toFixed(2) : '').padStart(8)}`,
    )
  }
} finally {
  server.close()
  await browser.close()
  await host.stop()
  await remove()
}
