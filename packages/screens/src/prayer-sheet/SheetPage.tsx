import type { PrayerMonth } from '@minaret/contract'
import type { TenantConfig } from '@minaret/plans'
import { endonymOf, languages as known } from '../messages/index.ts'
import { remarksOf } from './days.ts'
import { papers, sheetHref, type SheetRequest } from './request.ts'
import { SheetFoot } from './SheetFoot.tsx'
import { SheetHead } from './SheetHead.tsx'
import { SheetTable } from './SheetTable.tsx'
import type { SheetLanguages } from './sheetMessages.tsx'

export type SheetPageProps = SheetLanguages & {
  tenant: TenantConfig
  request: SheetRequest
  /** The requested months, one per printed page. */
  months: readonly PrayerMonth[]
  /** The site's host name. */
  site: string
  /** The URL of the prayer times page. */
  back: string
}

/** The body of the printable timetable: a preview on screen, only the timetables in print. */
export function SheetPage({ tenant, request, months, site, back, ...languages }: SheetPageProps) {
  const { t } = languages.first
  return (
    <>
      <PrintOptions request={request} back={back} {...languages} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on narrow screens the keyboard scrolls the paper */}
      <main className="desk" tabIndex={0} aria-label={t.prayerSheet.preview}>
        {months.map((times, index) => {
          const remarks = remarksOf(times)
          const commonProps = { tenant, times, ...languages }
          return (
            <article key={times.month} className="sheet" data-paper={request.paper}>
              <SheetHead {...commonProps} level={index === 0 ? 'h1' : 'h2'} />
              <div className="days">
                <SheetTable times={times} remarks={remarks} {...languages} />
              </div>
              <SheetFoot {...commonProps} remarks={remarks} site={site} level={index === 0 ? 'h2' : 'h3'} />
            </article>
          )
        })}
      </main>
    </>
  )
}

type ToolsProps = SheetLanguages & Pick<SheetPageProps, 'request' | 'back'>

/** The print options, as links because the page has no scripts. */
function PrintOptions({ request, back, first }: ToolsProps) {
  const { t, format } = first
  const { year, month, paper, languages } = request
  const [ownLanguage] = languages
  const otherLanguages = known.filter((option) => option !== ownLanguage.split('-')[0])
  const choices: SheetRequest['languages'][] = [
    ...[ownLanguage, ...otherLanguages].map((option): [string] => [option]),
    ...otherLanguages.map((option): [string, string] => [ownLanguage, option]),
  ]
  const ariaCurrent = (isCurrent: boolean) => (isCurrent ? 'page' : undefined)
  return (
    <nav className="tools" aria-label={t.prayerSheet.print}>
      <a href={back}>{t.prayerSheet.back}</a>
      {month !== undefined && (
        <a href={sheetHref({ year, paper, languages })}>{t.prayerSheet.wholeYear({ year: format.number(year) })}</a>
      )}
      <ul aria-label={t.prayerSheet.paper}>
        {papers.map((option) => (
          <li key={option}>
            <a href={sheetHref({ ...request, paper: option })} aria-current={ariaCurrent(option === paper)}>
              {option.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
      <ul aria-label={t.site.language}>
        {choices.map((option) => (
          <li key={option.join()}>
            <a
              href={sheetHref({ ...request, languages: option })}
              hrefLang={option.at(-1)}
              aria-current={ariaCurrent(option.join() === languages.join())}
            >
              <Endonyms languages={option} />
            </a>
          </li>
        ))}
      </ul>
      <p>{t.prayerSheet.how}</p>
    </nav>
  )
}

/** The names of languages in those languages. */
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
