import { useTenant, useToday } from '@minaret/domain'
import { ButtonLink, Section } from '@minaret/ui'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { formatMonthParam, readMonth } from './month.ts'
import styles from './prayer-times.module.css'

/** Links to export the times without scripts: calendar, WhatsApp and print. */
export function ExportLinks() {
  const { host, origin, path, search } = usePageLocation()
  const { t, format, language } = useMessages('prayerTimes')
  const { websiteName } = useTenant()
  const month = readMonth(search.get('month'), useToday())
  const server = host ?? origin
  const printUrl = (period: string) => `${host ?? ''}/prayer-times/print/${period}?language=${language}`
  const message = `${t.prayerTimes.shareText({ name: format.inText(websiteName) })} ${origin}${path}`
  return (
    <Section>
      <div className={styles.exportLinks}>
        <ButtonLink tone="quiet" href={`${server}/calendar/prayer-times.ics`}>
          {t.prayerTimes.calendar}
        </ButtonLink>
        <ButtonLink tone="quiet" href={`https://wa.me/?text=${encodeURIComponent(message)}`} rel="noopener">
          {t.prayerTimes.share}
        </ButtonLink>
        <ButtonLink tone="quiet" href={printUrl(formatMonthParam(month))} target="_blank">
          {t.prayerTimes.print}
        </ButtonLink>
        <ButtonLink tone="quiet" href={printUrl(String(month.year))} target="_blank">
          {t.prayerTimes.printYear}
        </ButtonLink>
      </div>
    </Section>
  )
}
