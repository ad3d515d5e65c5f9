import type { PrayerDay } from '@minaret/contract'
import type { TenantConfig } from '@minaret/plans'
import { embedRows, TimesTable } from '../prayer-embed/index.ts'
import type { SheetWords } from '../prayer-sheet/index.ts'

/** Where the day is put in, as it stands in the page. */
export const placeOfDay = '<div id="day"></div>'

export type OfflinePageProps = {
  tenant: TenantConfig
  words: SheetWords
  /** When it was stored, in the tenant's zone. */
  savedOn: { date: string; time: string }
  /** Whether it holds days. */
  hasTimes: boolean
}

/** What a browser keeps and shows when there is no connection: the body of a page that runs nothing, without its day. */
export function OfflinePage({ tenant, words: { t, format }, savedOn, hasTimes }: OfflinePageProps) {
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
      {hasTimes && <p className="kept">{offline.kept({ date: savedOn.date, time: savedOn.time })}</p>}
      <p className="ways">
        {/* The address that could not be reached. */}
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

/** One of its days; without a day, that there are none left. */
export function OfflineDay({ day, words }: { day?: PrayerDay; words: SheetWords }) {
  const { t, format } = words
  if (!day) return <p className="over">{t.prayerSheet.offline.over}</p>
  return (
    <section>
      <h2>{t.prayer.date(format.day(day.date))}</h2>
      <TimesTable rows={embedRows({ today: day }, { next: null }, words)} t={t} />
    </section>
  )
}
