import type { EventDetail } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { useSyncExternalStore } from 'react'
import { createFormat } from '../app/format.ts'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './event.module.css'

const never = () => () => {}
const visitors = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The place a zone is named after: `Europe/London` is London. */
const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** Says by which clock the times are, where that is not the visitor's own, and when it begins by theirs. */
export function Zone({ event: { starts, allDay, timeZone } }: { event: EventDetail }) {
  const { t, format } = useWords('events')
  const tenant = useTenant()
  // Only the browser knows; what the host draws is for everybody.
  const zone = useSyncExternalStore(never, visitors, () => undefined) ?? timeZone
  const here = createFormat(format.locale, { timeZone }).instant(starts)
  const there = createFormat(format.locale, { timeZone: zone }).instant(starts)
  const differs = !allDay && (here.date !== there.date || here.time !== there.time)
  if (!differs && timeZone === tenant.timeZone) return null
  return (
    <p className={styles.zone}>
      {t.events.zone({ place: format.inText(placeOf(timeZone)) })}{' '}
      {differs && t.events.yours({ date: there.date, time: there.time })}
    </p>
  )
}
