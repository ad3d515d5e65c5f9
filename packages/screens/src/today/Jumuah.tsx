import type { PrayerDay, PrayerToday } from '@minaret/contract'
import { Time } from '@minaret/ui'
import { useId } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { nextJumuahs } from './jumuah.ts'
import styles from './today.module.css'

/** The times of the next Jumu'ahs, shown all week; null if the mosque holds none. */
export function Jumuah({ answer, day }: { answer: PrayerToday; day: PrayerDay }) {
  const messages = useMessages()
  const { t, format } = messages
  const titleId = useId()
  const jumuahs = nextJumuahs(answer, day, messages)
  if (!jumuahs) return null
  return (
    <div className={styles.jumuah} role="group" aria-labelledby={titleId}>
      <p className={styles.prominent} id={titleId}>
        {jumuahs.title}
      </p>
      <ul className={styles.jumuahTimes}>
        {jumuahs.lines.map(({ id, time, more }) => (
          <li key={id}>
            {t.prayer.jumuah}{' '}
            <b>
              <Time dateTime={time}>{format.clock(time)}</Time>
            </b>
            {more && <span> · {more}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
