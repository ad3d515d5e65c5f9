// Measures the first view of fourteen pages on a cheap phone, against the same pages as static HTML with inline styles, in
// one run: `npm run bench:web`, after `npm run build`. LCP both simulated by Lighthouse and on a throttled connection.
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { describeMachine, writeSection } from '@minaret/tooling/bench-report'
import { browserArguments, findBrowser } from '@minaret/tooling/browser'
import { dataFolder } from '../../src/folders.ts'
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

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const bound = probe.address()
      probe.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0))
    })
  })

/** The median of a metric over several runs. */
const medianOf = <T>(results: readonly T[], metric: (result: T) => number): number => median(results.map(metric))

const medianAudit = (audits: readonly Audit[]): Audit => ({
  performance: medianOf(audits, (one) => one.performance),
  accessibility: medianOf(audits, (one) => one.accessibility),
  bestPractices: medianOf(audits, (one) => one.bestPractices),
  seo: medianOf(audits, (one) => one.seo),
  lcp: medianOf(audits, (one) => one.lcp),
  tbt: medianOf(audits, (one) => one.tbt),
  cls: medianOf(audits, (one) => one.cls),
})
const medianView = (views: readonly FirstView[]): FirstView => {
  const interactions = views.flatMap(({ inp }) => (inp === undefined ? [] : [inp]))
  return {
    lcp: medianOf(views, (one) => one.lcp),
    scriptKb: medianOf(views, (one) => one.scriptKb),
    scripts: medianOf(views, (one) => one.scripts),
    requests: medianOf(views, (one) => one.requests),
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
  const ours = { audits: new Array<Audit>(), views: new Array<FirstView>() }
  const theirs = { audits: new Array<Audit>(), views: new Array<FirstView>() }
  // Not counted: the server renders the page for the first time.
  await openFirst(browser, page.url, false)
  for (let run = 0; run < runs; run += 1) {
    ours.audits.push(await audit(page.url, debuggingPort))
    theirs.audits.push(await audit(limit, debuggingPort))
    ours.views.push(await openFirst(browser, page.url, true))
    theirs.views.push(await openFirst(browser, limit, false))
  }
  return {
    page,
    ours: { ...medianAudit(ours.audits), first: medianView(ours.views) },
    limit: { ...medianAudit(theirs.audits), first: medianView(theirs.views) },
  }
}

const installed = await findBrowser()
if (!('path' in installed)) throw new Error(installed.missing)
const { dir, remove } = await dataFolder()
const server = await startServerProcess({ DATA_DIR: dir })
const debuggingPort = await freePort()
const browser = await chromium.launch({
  executablePath: installed.path,
  args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
  env: { ...process.env, ...installed.env },
})
const limitPages = await serveLimits(server.port)
try {
  const scale = `Median of ${runs}; a phone four times slower at 1.6 Mbit/s and 150 ms; ${describeMachine()}.`
  print(`${scale}\n`)
  const selection = values.pages?.split(',')
  const pages = (await measuredPages(server.port, dir)).filter(({ name }) => selection?.includes(name) ?? true)
  // Checks all addresses before half an hour of measuring.
  const visitor = await browser.newPage()
  for (const { name, url } of pages) {
    const response = await visitor.goto(url)
    if (!response?.ok()) throw new Error(`${name}: ${url} responds with ${response?.status()}.`)
  }
  await visitor.close()
  const all: PageFigures[] = []
  for (const page of pages) {
    const figures = await measure(browser, debuggingPort, page, limitPages.add(page, await renderLimit(browser, page)))
    all.push(figures)
    print(tableOf([figures]).split('\n').at(-1) ?? '')
  }
  const { failures, warnings } = failuresOf(all)
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? `\n\n${title}:\n\n${lines.map((line) => `- ${line}`).join('\n')}` : ''
  const table = tableOf(all)
  print(`\n${table}${list('Over the limit', failures)}${list('Short of the goal', warnings)}`)
  const verdict = `Over the limit: ${failures.length} figures. Short of the goal: ${warnings.length}.`
  if (values.write) await writeSection('web', `${scale}\n\n${table}\n\n${verdict}`)
  process.exitCode = failures.length > 0 ? 1 : 0
} finally {
  limitPages.close()
  await browser.close()
  await server.stop()
  await remove()
}
