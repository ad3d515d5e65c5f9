import type { EventDetail } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { useSyncExternalStore } from 'react'
import { createFormat } from '../app/format.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './event.module.css'

const neverChanges = () => () => {}
const readVisitorZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The city of a time zone: `Europe/London` is London. */
const cityOf = (zoneName: string) => (zoneName.split('/').at(-1) ?? zoneName).replaceAll('_', ' ')

/** The event's time zone if it differs from the visitor's, with the start in theirs. */
export function Zone({ event: { starts, allDay, timeZone } }: { event: EventDetail }) {
  const { t, format } = useMessages('events')
  const tenant = useTenant()
  // Only the browser knows the visitor's time zone; the server renders one page for everyone.
  const visitorZone = useSyncExternalStore(neverChanges, readVisitorZone, () => undefined) ?? timeZone
  const eventStart = createFormat(format.locale, { timeZone }).instant(starts)
  const visitorStart = createFormat(format.locale, { timeZone: visitorZone }).instant(starts)
  const isDifferent = !allDay && (eventStart.date !== visitorStart.date || eventStart.time !== visitorStart.time)
  if (!isDifferent && timeZone === tenant.timeZone) return null
  return (
    <p className={styles.zone}>
      {t.events.zone({ place: format.inText(cityOf(timeZone)) })}{' '}
      {isDifferent && t.events.yours({ date: visitorStart.date, time: visitorStart.time })}
    </p>
  )
}
