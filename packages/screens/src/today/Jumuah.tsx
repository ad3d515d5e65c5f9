import type { PrayerDay, PrayerToday } from '@minaret/contract'
import { Time } from '@minaret/ui'
import { useId } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { jumuahShown } from './jumuah.ts'
import styles from './today.module.css'

/** When the next Jumu'ahs are, on every day of the week; nothing where the mosque holds none. */
export function Jumuah({ answer, day }: { answer: PrayerToday; day: PrayerDay }) {
  const words = useWords()
  const { t, format } = words
  const title = useId()
  const shown = jumuahShown(answer, day, words)
  if (!shown) return null
  return (
    <div className={styles.jumuah} role="group" aria-labelledby={title}>
      <p className={styles.prominent} id={title}>
        {shown.title}
      </p>
      <ul className={styles.jumuahTimes}>
        {shown.lines.map(({ id, time, more }) => (
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
