import type { PrayerDay } from '@minaret/contract'
import type { TenantConfig } from '@minaret/plans'
import { embedRows, TimesTable } from '../prayer-embed/index.ts'
import type { SheetMessages } from '../prayer-sheet/index.ts'

/** The placeholder for the day in the page's HTML. */
export const dayPlaceholder = '<div id="day"></div>'

export type OfflinePageProps = {
  tenant: TenantConfig
  messages: SheetMessages
  /** When the page was stored, in the tenant's time zone. */
  savedOn: { date: string; time: string }
  /** Whether days are stored with the page. */
  hasTimes: boolean
}

/** The body of the cached page shown without a connection: no scripts, with a placeholder for the day. */
export function OfflinePage({ tenant, messages: { t, format }, savedOn, hasTimes }: OfflinePageProps) {
  const { phone } = tenant.contact
  const { offline } = t.prayerSheet
  return (
    <main>
      <header>
        <p className="site" dir="auto">
          {tenant.websiteName}
        </p>
        <h1>{offline.title}</h1>
        <p>{hasTimes ? offline.lead : offline.without}</p>
      </header>
      <div id="day" />
      {hasTimes && <p className="saved-on">{offline.kept({ date: savedOn.date, time: savedOn.time })}</p>}
      <p className="actions">
        {/* The URL that could not be loaded. */}
        <a href="?">{offline.again}</a>
        {phone && (
          <a className="quiet" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            {offline.call({ phone: format.inText(phone) })}
          </a>
        )}
      </p>
    </main>
  )
}

/** One of the stored days; a notice if none is left. */
export function OfflineDay({ day, messages }: { day?: PrayerDay; messages: SheetMessages }) {
  const { t, format } = messages
  if (!day) return <p className="over">{t.prayerSheet.offline.over}</p>
  return (
    <section>
      <h2>{t.prayer.date(format.day(day.date))}</h2>
      <TimesTable rows={embedRows({ today: day }, { next: null }, messages)} t={t} />
    </section>
  )
}
