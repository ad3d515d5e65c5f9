// What a first view of fourteen pages costs a cheap phone, beside the same page as static HTML with its styles inline, in
// one run: `npm run bench:web`, after `npm run build`. LCP as Lighthouse simulates it and with the line really slowed down.
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { describeMachine, writeSection } from '@minaret/tooling/bench-report'
import { browserArguments, findBrowser } from '@minaret/tooling/browser'
import { dataFolder } from '../../src/folders.ts'
import { startServerProcess } from '../../src/serverProcess.ts'
import { type FirstView, openFirst } from './firstView.ts'
import { drawLimit, serveLimits } from './limitPage.ts'
import { audit, type Audit } from './lighthouse.ts'
import { measuredPages, type MeasuredPage } from './pages.ts'
import { median, missesOf, type PageFigures, tableOf } from './report.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
if (!(runs >= 1 && runs <= 25)) throw new RangeError('--runs must be a number from 1 to 25.')
const say = (line: string) => void process.stdout.write(`${line}\n`)

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const bound = probe.address()
      probe.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0))
    })
  })

/** The median of one figure of several runs. */
const middle = <T>(all: readonly T[], figure: (one: T) => number): number => median(all.map(figure))

const middleAudit = (all: readonly Audit[]): Audit => ({
  performance: middle(all, (one) => one.performance),
  accessibility: middle(all, (one) => one.accessibility),
  bestPractices: middle(all, (one) => one.bestPractices),
  seo: middle(all, (one) => one.seo),
  lcp: middle(all, (one) => one.lcp),
  tbt: middle(all, (one) => one.tbt),
  cls: middle(all, (one) => one.cls),
})
const middleView = (all: readonly FirstView[]): FirstView => {
  const interactions = all.flatMap(({ inp }) => (inp === undefined ? [] : [inp]))
  return {
    lcp: middle(all, (one) => one.lcp),
    scriptKb: middle(all, (one) => one.scriptKb),
    scripts: middle(all, (one) => one.scripts),
    requests: middle(all, (one) => one.requests),
    ...(interactions.length > 0 ? { inp: median(interactions) } : {}),
  }
}

/** Measures a page and its limit in turns, so that a busy moment of the machine is one of both. */
async function measure(
  browser: Browser,
  debuggingPort: number,
  page: MeasuredPage,
  limit: string,
): Promise<PageFigures> {
  const ours = { audits: new Array<Audit>(), views: new Array<FirstView>() }
  const theirs = { audits: new Array<Audit>(), views: new Array<FirstView>() }
  // Not counted: the server draws the page for the first time.
  await openFirst(browser, page.url, false)
  for (let run = 0; run < runs; run += 1) {
    ours.audits.push(await audit(page.url, debuggingPort))
    theirs.audits.push(await audit(limit, debuggingPort))
    ours.views.push(await openFirst(browser, page.url, true))
    theirs.views.push(await openFirst(browser, limit, false))
  }
  return {
    page,
    ours: { ...middleAudit(ours.audits), first: middleView(ours.views) },
    limit: { ...middleAudit(theirs.audits), first: middleView(theirs.views) },
  }
}

const found = await findBrowser()
if (!('path' in found)) throw new Error(found.missing)
const { dir, remove } = await dataFolder()
const server = await startServerProcess({ DATA_DIR: dir })
const debuggingPort = await freePort()
const browser = await chromium.launch({
  executablePath: found.path,
  args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
  env: { ...process.env, ...found.env },
})
const limitPages = await serveLimits(server.port)
try {
  const scale = `Median of ${runs}; a phone four times slower at 1.6 Mbit/s and 150 ms; ${describeMachine()}.`
  say(`${scale}\n`)
  const wanted = values.pages?.split(',')
  const pages = (await measuredPages(server.port, dir)).filter(({ name }) => wanted?.includes(name) ?? true)
  // A wrong address is found before the first half hour of measuring, not in it.
  const visitor = await browser.newPage()
  for (const { name, url } of pages) {
    const response = await visitor.goto(url)
    if (!response?.ok()) throw new Error(`${name}: ${url} answers with ${response?.status()}.`)
  }
  await visitor.close()
  const all: PageFigures[] = []
  for (const page of pages) {
    const figures = await measure(browser, debuggingPort, page, limitPages.add(page, await drawLimit(browser, page)))
    all.push(figures)
    say(tableOf([figures]).split('\n').at(-1) ?? '')
  }
  const { failures, others } = missesOf(all)
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? `\n\n${title}:\n\n${lines.map((line) => `- ${line}`).join('\n')}` : ''
  const table = tableOf(all)
  say(`\n${table}${list('Over the limit', failures)}${list('Short of the goal', others)}`)
  const verdict = `Over the limit: ${failures.length} figures. Short of the goal: ${others.length}.`
  if (values.write) await writeSection('web', `${scale}\n\n${table}\n\n${verdict}`)
  process.exitCode = failures.length > 0 ? 1 : 0
} finally {
  limitPages.close()
  await browser.close()
  await server.stop()
  await remove()
}
