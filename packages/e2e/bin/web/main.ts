// Measures the first view of fourteen pages on a cheap phone, against the same pages as static HTML with inline styles, in
// one run: `npm run bench:web`, after `npm run build`. LCP both simulated by Lighthouse and on a throttled connection.
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { describeMachine, writeSection } from '@minaret/tooling/bench-report'
import { browserArguments, findBrowser } from '@minaret/tooling/browser'
import { createDataFolder } from '../../src/folders.ts'
import { startServerProcess } from '../../src/serverProcess.ts'
import { type FirstView, openFirst } from './firstView.ts'
import { renderLimit, serveLimits } from './limitPage.ts'
import { audit, type Audit } from './lighthouse.ts'
import { measuredPages, type MeasuredPage } from './pages.ts'
import { median, failuresOf, type PageFigures, tableOf } from './report.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
if (!(runs >= 1 && runs <= 25)) throw new RangeError('--runs must be a number from 1 to 25.')
const print = (line: string) => void process.stdout.write(`${line}\n`)

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The median of a metric over several runs. */
const medianOf = <T>(results: readonly T[], metric: (result: T) => number): number => median(results.map(metric))

const medianAudit = (audits: readonly Audit[]): Audit => ({
  performance: medianOf(audits, (result) => result.performance),
  accessibility: medianOf(audits, (result) => result.accessibility),
  bestPractices: medianOf(audits, (result) => result.bestPractices),
  seo: medianOf(audits, (result) => result.seo),
  lcp: medianOf(audits, (result) => result.lcp),
  tbt: medianOf(audits, (result) => result.tbt),
  cls: medianOf(audits, (result) => result.cls),
})
const medianView = (views: readonly FirstView[]): FirstView => {
  const interactions = views.flatMap(({ inp }) => (inp === undefined ? [] : [inp]))
  return {
    lcp: medianOf(views, (result) => result.lcp),
    scriptKb: medianOf(views, (result) => result.scriptKb),
    scripts: medianOf(views, (result) => result.scripts),
    requests: medianOf(views, (result) => result.requests),
    ...(interactions.length > 0 ? { inp: median(interactions) } : {}),
  }
}

/** Measures a page and its limit alternately, so that a busy moment of the machine affects both. */
async function measure(
  browser: Browser,
  debuggingPort: number,
  page: MeasuredPage,
  limit: string,
): Promise<PageFigures> {
  const ourResults = { audits: new Array<Audit>(), views: new Array<FirstView>() }
  const limitResults = { audits: new Array<Audit>(), views: new Array<FirstView>() }
  // Not counted: the server renders the page for the first time.
  await openFirst(browser, page.url, false)
  for (let run = 0; run < runs; run += 1) {
    ourResults.audits.push(await audit(page.url, debuggingPort))
    limitResults.audits.push(await audit(limit, debuggingPort))
    ourResults.views.push(await openFirst(browser, page.url, true))
    limitResults.views.push(await openFirst(browser, limit, false))
  }
  return {
    page,
    ours: { ...medianAudit(ourResults.audits), first: medianView(ourResults.views) },
    limit: { ...medianAudit(limitResults.audits), first: medianView(limitResults.views) },
  }
}

const browserPath = await findBrowser()
if (!('path' in browserPath)) throw new Error(browserPath.missing)
const { dir, remove } = await createDataFolder()
const server = await startServerProcess({ DATA_DIR: dir })
const debuggingPort = await findFreePort()
const browser = await chromium.launch({
  executablePath: browserPath.path,
  args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
  env: { ...process.env, ...browserPath.env },
})
const limitPages = await serveLimits(server.port)
try {
  const scale = `Median of ${runs}; a phone four times slower at 1.6 Mbit/s and 150 ms; ${describeMachine()}.`
  print(`${scale}\n`)
  const selection = values.pages?.split(',')
  const pages = (await measuredPages(server.port, dir)).filter(({ name }) => selection?.includes(name) ?? true)
  // Checks all addresses before half an hour of measuring.
  const testPage = await browser.newPage()
  for (const { name, url } of pages) {
    const response = await testPage.goto(url)
    if (!response?.ok()) throw new Error(`${name}: ${url} responds with ${response?.status()}.`)
  }
  await testPage.close()
  const allFigures: PageFigures[] = []
  for (const page of pages) {
    const figures = await measure(browser, debuggingPort, page, limitPages.add(page, await renderLimit(browser, page)))
    allFigures.push(figures)
    print(tableOf([figures]).split('\n').at(-1) ?? '')
  }
  const { failures, warnings } = failuresOf(allFigures)
  const listSection = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? `\n\n${title}:\n\n${lines.map((line) => `- ${line}`).join('\n')}` : ''
  const table = tableOf(allFigures)
  print(`\n${table}${listSection('Over the limit', failures)}${listSection('Below target', warnings)}`)
  const verdict = `Over the limit: ${failures.length} figures. Below target: ${warnings.length}.`
  if (values.write) await writeSection('web', `${scale}\n\n${table}\n\n${verdict}`)
  process.exitCode = failures.length > 0 ? 1 : 0
} finally {
  limitPages.close()
  await browser.close()
  await server.stop()
  await remove()
}
