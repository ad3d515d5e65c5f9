import type { FirstView } from './firstView.ts'
import type { Audit } from './lighthouse.ts'
import type { MeasuredPage } from './pages.ts'

/** The medians of several runs, for our page and the limit page. */
export type PageFigures = {
  page: MeasuredPage
  ours: Audit & { first: FirstView }
  limit: Pick<Audit, 'lcp' | 'tbt'> & { first: FirstView }
}

/** Limits; some fail the command, the others only give a warning. */
const limits = { lcpRatio: 1.1, readScriptKb: 20, readScripts: 4, requests: 12, tbt: 50, cls: 0.02, inp: 100 }

/** The median; NaN if there are no values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN

const ratio = (ours: number, limit: number) => ours / limit
const ratios = ({ ours, limit }: PageFigures) => ({
  simulated: ratio(ours.lcp, limit.lcp),
  applied: ratio(ours.first.lcp, limit.first.lcp),
})

/** The table, as Markdown. */
export function tableOf(pages: readonly PageFigures[]): string {
  const headings = [
    'page',
    'score',
    'accessibility, practices, SEO',
    'LCP simulated (limit)',
    'ratio',
    'LCP applied (limit)',
    'ratio',
    'TBT (limit)',
    'CLS',
    'script kB (requests)',
    'requests',
    'INP',
  ]
  const rows = pages.map((figures) => {
    const { page, ours, limit } = figures
    const { simulated, applied } = ratios(figures)
    return [
      page.name,
      ours.performance,
      `${ours.accessibility}, ${ours.bestPractices}, ${page.isIndexed ? ours.seo : '–'}`,
      `${Math.round(ours.lcp)} (${Math.round(limit.lcp)})`,
      simulated.toFixed(2),
      `${Math.round(ours.first.lcp)} (${Math.round(limit.first.lcp)})`,
      applied.toFixed(2),
      `${Math.round(ours.tbt)} (${Math.round(limit.tbt)})`,
      ours.cls.toFixed(3),
      `${ours.first.scriptKb.toFixed(0)} (${ours.first.scripts})`,
      ours.first.requests,
      ours.first.inp === undefined ? '–' : Math.round(ours.first.inp),
    ]
  })
  return [headings, headings.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** The missed limits: ratios and bytes fail the command, the rest are warnings. */
export function failuresOf(pages: readonly PageFigures[]): { failures: string[]; warnings: string[] } {
  const failures: string[] = []
  const warnings: string[] = []
  for (const figures of pages) {
    const { page, ours, limit } = figures
    const { first } = ours
    const { simulated, applied } = ratios(figures)
    const addIfMissed = (list: string[], isMissed: boolean, message: string) => {
      if (isMissed) list.push(`${page.name}: ${message}`)
    }
    addIfMissed(failures, !(simulated <= limits.lcpRatio), `LCP ${simulated.toFixed(2)} of the limit, simulated`)
    addIfMissed(failures, !(applied <= limits.lcpRatio), `LCP ${applied.toFixed(2)} of the limit, applied`)
    addIfMissed(
      failures,
      page.isRead && (first.scriptKb > limits.readScriptKb || first.scripts > limits.readScripts),
      `${first.scriptKb.toFixed(0)} kB of script in ${first.scripts} requests before any interaction`,
    )
    addIfMissed(failures, page.isRead && first.requests > limits.requests, `${first.requests} requests`)
    addIfMissed(warnings, ours.performance < 100, `score ${ours.performance}`)
    addIfMissed(warnings, ours.accessibility < 100, `accessibility ${ours.accessibility}`)
    addIfMissed(warnings, ours.bestPractices < 100, `best practices ${ours.bestPractices}`)
    addIfMissed(warnings, page.isIndexed && ours.seo < 100, `SEO ${ours.seo}`)
    addIfMissed(
      warnings,
      !(ours.tbt <= limits.tbt),
      `total blocking time ${Math.round(ours.tbt)} ms; the limit page has ${Math.round(limit.tbt)}`,
    )
    addIfMissed(warnings, !(ours.cls <= limits.cls), `layout shift ${ours.cls.toFixed(3)}`)
    addIfMissed(warnings, (first.inp ?? 0) > limits.inp, `interactions take ${Math.round(first.inp ?? 0)} ms`)
  }
  return { failures, warnings }
}
