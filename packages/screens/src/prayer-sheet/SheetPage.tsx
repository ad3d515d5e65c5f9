import type { PrayerMonth } from '@minaret/contract'
import type { TenantConfig } from '@minaret/plans'
import { endonymOf, languages as known } from '../messages/index.ts'
import { remarksOf } from './days.ts'
import { papers, sheetHref, type SheetRequest } from './request.ts'
import { SheetFoot } from './SheetFoot.tsx'
import { SheetHead } from './SheetHead.tsx'
import { SheetTable } from './SheetTable.tsx'
import type { SheetLanguages } from './words.tsx'

export type SheetPageProps = SheetLanguages & {
  tenant: TenantConfig
  request: SheetRequest
  /** The months asked for, each one page of paper. */
  months: readonly PrayerMonth[]
  /** The site's address as people type it. */
  site: string
  /** Where the prayer times stand on the site. */
  back: string
}

/** The body of a page that is there to be printed: on a screen a preview, on paper the sheets alone. */
export function SheetPage({ tenant, request, months, site, back, ...languages }: SheetPageProps) {
  const { t } = languages.first
  return (
    <>
      <Tools request={request} back={back} {...languages} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a narrow screen the keyboard moves the paper sideways */}
      <main className="desk" tabIndex={0} aria-label={t.prayerSheet.preview}>
        {months.map((times, at) => {
          const remarks = remarksOf(times)
          const shared = { tenant, times, ...languages }
          return (
            <article key={times.month} className="sheet" data-paper={request.paper}>
              <SheetHead {...shared} level={at === 0 ? 'h1' : 'h2'} />
              <div className="days">
                <SheetTable times={times} remarks={remarks} {...languages} />
              </div>
              <SheetFoot {...shared} remarks={remarks} site={site} level={at === 0 ? 'h2' : 'h3'} />
            </article>
          )
        })}
      </main>
    </>
  )
}

type ToolsProps = SheetLanguages & Pick<SheetPageProps, 'request' | 'back'>

/** What can be chosen before printing, as links: a page of this kind runs nothing. */
function Tools({ request, back, first }: ToolsProps) {
  const { t, format } = first
  const { year, month, paper, languages } = request
  const [own] = languages
  const others = known.filter((each) => each !== own.split('-')[0])
  const choices: SheetRequest['languages'][] = [
    ...[own, ...others].map((each): [string] => [each]),
    ...others.map((each): [string, string] => [own, each]),
  ]
  const current = (is: boolean) => (is ? 'page' : undefined)
  return (
    <nav className="tools" aria-label={t.prayerSheet.print}>
      <a href={back}>{t.prayerSheet.back}</a>
      {month !== undefined && (
        <a href={sheetHref({ year, paper, languages })}>{t.prayerSheet.wholeYear({ year: format.number(year) })}</a>
      )}
      <ul aria-label={t.prayerSheet.paper}>
        {papers.map((each) => (
          <li key={each}>
            <a href={sheetHref({ ...request, paper: each })} aria-current={current(each === paper)}>
              {each.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
      <ul aria-label={t.site.language}>
        {choices.map((each) => (
          <li key={each.join()}>
            <a
              href={sheetHref({ ...request, languages: each })}
              hrefLang={each.at(-1)}
              aria-current={current(each.join() === languages.join())}
            >
              <Endonyms languages={each} />
            </a>
          </li>
        ))}
      </ul>
      <p>{t.prayerSheet.how}</p>
    </nav>
  )
}

/** What languages call themselves, each in its own. */
function Endonyms({ languages: [first, second] }: Pick<SheetRequest, 'languages'>) {
  return (
    <>
      <span lang={first}>{endonymOf(first)}</span>
      {second !== undefined && (
        <>
          {' + '}
          <span lang={second}>{endonymOf(second)}</span>
        </>
      )}
    </>
  )
}
