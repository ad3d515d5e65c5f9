import lighthouse from 'lighthouse'

/** What Lighthouse says of a page: scores of 100, times in milliseconds, simulated on a slow phone. */
export type Audit = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  tbt: number
  cls: number
}

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
}

/** What Lighthouse calls a fault of its own recording, after which it asks to be run again. */
const recordingFaults: readonly (string | undefined)[] = ['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_SCREENSHOTS']

/** How often a page is opened until its recording is whole. */
const maxRecordings = 3

/**
 * Has Lighthouse open a page as on a cheap phone (mobile, slow 4G, CPU four times slower; simulated, as its score is).
 * @param debuggingPort of a running Chromium
 * @throws when the page cannot be opened, or its recording failed every time
 */
export async function audit(url: string, debuggingPort: number, recording = 1): Promise<Audit> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    output: 'json',
    onlyCategories: Object.values(categories),
    // Loopback speaks http; whoever serves the pages speaks https.
    skipAudits: [
      'is-on-https',
      'redirects-http',
      'uses-http2',
      'full-page-screenshot',
      'screenshot-thumbnails',
      'final-screenshot',
    ],
  })
  const report = result?.lhr
  if (recording < maxRecordings && recordingFaults.includes(report?.runtimeError?.code))
    return audit(url, debuggingPort, recording + 1)
  if (!report || report.runtimeError)
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'Lighthouse said nothing.'}`)
  const score = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100)
  const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN
  return {
    performance: score(categories.performance),
    accessibility: score(categories.accessibility),
    bestPractices: score(categories.bestPractices),
    seo: score(categories.seo),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}
