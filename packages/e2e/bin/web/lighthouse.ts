import lighthouse from 'lighthouse'

/** Lighthouse's results for a page on a simulated slow phone: scores out of 100, times in milliseconds. */
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

/** Errors of Lighthouse's own recording, after which it should be run again. */
const recordingFaults: readonly (string | undefined)[] = ['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_SCREENSHOTS']

/** The maximum number of attempts to record a page. */
const maxRecordings = 3

/**
 * Audits a page with Lighthouse on a simulated cheap phone (mobile, slow 4G, CPU four times slower).
 * @param debuggingPort the debugging port of a running Chromium
 * @throws if the page cannot be opened, or every recording failed
 */
export async function audit(url: string, debuggingPort: number, recording = 1): Promise<Audit> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    output: 'json',
    onlyCategories: Object.values(categories),
    // Loopback uses http; production has https.
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
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'Lighthouse returned no report.'}`)
  const scoreOf = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100)
  const valueOf = (id: string) => report.audits[id]?.numericValue ?? Number.NaN
  return {
    performance: scoreOf(categories.performance),
    accessibility: scoreOf(categories.accessibility),
    bestPractices: scoreOf(categories.bestPractices),
    seo: scoreOf(categories.seo),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
  }
}
