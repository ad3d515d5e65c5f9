import type { PrayerToday } from '@minaret/contract'
import type { TenantConfig } from '@minaret/plans'
import { stateOfNow } from '@minaret/timetable/now'
import { hijriAt } from '@minaret/timetable/now'
import { type SheetMessages, sourceText } from '../prayer-sheet/index.ts'
import { embedRows } from './rows.ts'
import { TimesTable } from './TimesTable.tsx'

export type EmbedPageProps = {
  tenant: TenantConfig
  times: PrayerToday
  /** The time of rendering, in milliseconds. */
  now: number
  messages: SheetMessages
  /** The URL of the mosque's site, or of its prayer times there. */
  href: string
}

/** The body of the embedded page with today's times, without scripts. */
export function EmbedPage({ tenant, times, now, messages, href }: EmbedPageProps) {
  const { t, format } = messages
  const rows = embedRows(times, stateOfNow(new Date(now), times), messages)
  const { date } = times.today
  const hijri = hijriAt(times, now)
  return (
    <main aria-label={t.prayer.today}>
      <header>
        <h1 dir="auto">{tenant.websiteName}</h1>
        <p>
          {t.prayer.date(format.day(date))}
          <span className="hijri">
            {t.prayer.hijri({
              day: format.number(hijri.day),
              month: t.prayer.hijriMonth({ month: hijri.month, usual: format.hijriMonth(hijri.month) }),
              year: format.number(hijri.year),
            })}
          </span>
        </p>
      </header>
      <TimesTable rows={rows} t={t} />
      <p className="foot">
        <a href={href} target="_blank" rel="noopener">
          {t.prayerSheet.site({ name: format.inText(tenant.websiteName) })}
        </a>
        <span>{sourceText({ days: [times.today], calculation: times.calculation }, messages)}</span>
      </p>
    </main>
  )
}
