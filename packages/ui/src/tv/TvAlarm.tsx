import type { ReactNode } from 'react'
import styles from './alarm.module.css'
import { Words } from './Words.tsx'

export interface TvAlarmProps {
  /** What it is, in a word or a line: "Emergency". */
  title: ReactNode
  /** What to do, in a few sentences; the more there are, the smaller they stand. */
  text: string
}

/** More than so many characters do not fit in large words. */
const large = 170

/** An emergency: it stands where the next jamaat does; the times stay beside it. */
export function TvAlarm({ title, text }: TvAlarmProps) {
  return (
    <section className={styles.alarm} role="alert" data-long={text.length > large || undefined}>
      <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M10 2.2l8.6 15.3H1.4zM10 7.6v4.6M10 14v1.3" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      <h2 className={styles.title} dir="auto">
        <Words>{title}</Words>
      </h2>
      <p className={styles.text} dir="auto">
        <Words together>{text}</Words>
      </p>
    </section>
  )
}
