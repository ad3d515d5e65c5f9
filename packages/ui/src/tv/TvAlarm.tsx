import type { ReactNode } from 'react'
import styles from './alarm.module.css'
import { TvText } from './TvText.tsx'

export interface TvAlarmProps {
  /** The title: "Emergency". */
  title: ReactNode
  /** What to do, in a few sentences; longer text is smaller. */
  text: string
}

/** The maximum number of characters in large text. */
const maxLargeText = 170

/** An emergency, in place of the next jamaat; the times stay visible. */
export function TvAlarm({ title, text }: TvAlarmProps) {
  return (
    <section className={styles.alarm} role="alert" data-long={text.length > maxLargeText || undefined}>
      <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M10 2.2l8.6 15.3H1.4zM10 7.6v4.6M10 14v1.3" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      <h2 className={styles.title} dir="auto">
        <TvText>{title}</TvText>
      </h2>
      <p className={styles.text} dir="auto">
        <TvText preventWidow>{text}</TvText>
      </p>
    </section>
  )
}
