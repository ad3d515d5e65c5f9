import type { FirstView } from './firstView.ts'
import type { Audit } from './lighthouse.ts'
import type { MeasuredPage } from './pages.ts'

/** The median of several runs, ours beside the limit page. */
export type PageFigures = {
  page: MeasuredPage
  ours: Audit & { first: FirstView }
  limit: Pick<Audit, 'lcp' | 'tbt'> & { first: FirstView }
}

/** What fails the command, and what is only said to be missed. */
const limits = { lcpRatio: 1.1, readScriptKb: 20, readScripts: 4, requests: 12, tbt: 50, cls: 0.02, inp: 100 }

/** The middle of some numbers; nothing when there are none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const ratio = (ours: number, limit: number) => ours / limit
const ratios = ({ ours, limit }: PageFigures) => ({
  simulated: ratio(ours.lcp, limit.lcp),
  applied: ratio(ours.first.lcp, limit.first.lcp),
})

/** The table, as Markdown. */
export function tableOf(pages: readonly PageFigures[]): string {
  const heads = [
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
  return [heads, heads.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** What is over its limit: ratios and bytes fail the command, the rest is said. */
export function missesOf(pages: readonly PageFigures[]): { failures: string[]; others: string[] } {
  const failures: string[] = []
  const others: string[] = []
  for (const figures of pages) {
    const { page, ours, limit } = figures
    const { first } = ours
    const { simulated, applied } = ratios(figures)
    const note = (list: string[], is: boolean, what: string) => {
      if (is) list.push(`${page.name}: ${what}`)
    }
    note(failures, !(simulated <= limits.lcpRatio), `LCP ${simulated.toFixed(2)} of the limit, simulated`)
    note(failures, !(applied <= limits.lcpRatio), `LCP ${applied.toFixed(2)} of the limit, applied`)
    note(
      failures,
      page.isRead && (first.scriptKb > limits.readScriptKb || first.scripts > limits.readScripts),
      `${first.scriptKb.toFixed(0)} kB of script in ${first.scripts} requests before anything is touched`,
    )
    note(failures, page.isRead && first.requests > limits.requests, `${first.requests} requests`)
    note(others, ours.performance < 100, `score ${ours.performance}`)
    note(others, ours.accessibility < 100, `accessibility ${ours.accessibility}`)
    note(others, ours.bestPractices < 100, `best practices ${ours.bestPractices}`)
    note(others, page.isIndexed && ours.seo < 100, `SEO ${ours.seo}`)
    note(
      others,
      !(ours.tbt <= limits.tbt),
      `total blocking time ${Math.round(ours.tbt)} ms, where the limit has ${Math.round(limit.tbt)}`,
    )
    note(others, !(ours.cls <= limits.cls), `layout shift ${ours.cls.toFixed(3)}`)
    note(others, (first.inp ?? 0) > limits.inp, `interactions take ${Math.round(first.inp ?? 0)} ms`)
  }
  return { failures, others }
}
