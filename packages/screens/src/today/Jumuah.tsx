import type { PrayerDay, PrayerToday } from '@minaret/contract'
import { Time } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { nextJumuahs } from './jumuah.ts'
import styles from './today.module.css'

/** The times of the next Jumu'ahs, all week, with their details on request; null if the mosque holds none. */
export function Jumuah({ answer, day }: { answer: PrayerToday; day: PrayerDay }) {
  const messages = useMessages()
  const { t, format } = messages
  const jumuahs = nextJumuahs(answer, day, messages)
  if (!jumuahs) return null
  return (
    <details className={styles.jumuah}>
      <summary className={styles.prominent}>
        {jumuahs.title}
        {jumuahs.lines.map(({ id, time }) => (
          <bdi key={id} className={styles.summaryTime}>
            {format.clock(time)}
          </bdi>
        ))}
      </summary>
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
    </details>
  )
}
