import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Star } from '../pattern/Pattern.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { longTime } from './longTime.ts'
import styles from './strip.module.css'

/** One time of the day. */
export interface PrayerStripItem {
  /** Stable within the strip, for example `fajr`. */
  id: string
  /** Its name. */
  label: ReactNode
  /** When it begins, formatted: `16:04`. A congregation of its own, such as a Jumu'ah, has none. */
  begins?: string
  /** When the congregation prays, formatted; sunrise has none. */
  jamaat?: string
  /** Where the day stands. `current` is filled, `next` outlined, both with their word. */
  state?: 'past' | 'current' | 'next'
  /** The state in a word, shown and read: "now", "next". Needed with `current` and `next`. */
  stateLabel?: string
}

export interface PrayerStripProps {
  /** What the list is, for those who listen: "Today's prayer times". */
  label: string
  /** Head of the first column, and read before each time: "Begins". */
  beginsLabel: string
  /** Head of the second column, and read before each time: "Jamaat". */
  jamaatLabel: string
  /** The day’s times, in their order. */
  items: readonly PrayerStripItem[]
  /** `night` stands on a `NextHero`'s sky, `day` on the page. */
  tone?: 'night' | 'day'
  className?: string
}

/** Today's times: a short table on the phone, one row on the desk. The current and the next carry a star and a word. */
export function PrayerStrip({ label, beginsLabel, jamaatLabel, items, tone = 'day', className }: PrayerStripProps) {
  const long = items.some(({ begins = '' }) => longTime(begins))
  return (
    <div className={clsx(styles.strip, className)} data-tone={tone} data-long={long || undefined}>
      <p className={styles.stripHead} aria-hidden="true">
        <span>{beginsLabel}</span>
        <span>{jamaatLabel}</span>
      </p>
      <ol className={styles.stripItems} aria-label={label}>
        {items.map((item) => (
          <li
            key={item.id}
            className={styles.item}
            data-state={item.state}
            aria-current={item.state === 'current' ? 'time' : undefined}
          >
            <span className={styles.itemName}>
              {item.label}
              {(item.state === 'current' || item.state === 'next') && (
                <span className={styles.itemState}>
                  <Star filled={item.state === 'current'} />
                  {item.stateLabel}
                </span>
              )}
            </span>
            <span className={styles.itemBegins}>
              {item.begins && (
                <>
                  <VisuallyHidden>{beginsLabel} </VisuallyHidden>
                  <bdi>{item.begins}</bdi>
                </>
              )}
            </span>
            <span className={styles.itemJamaat}>
              {item.jamaat && (
                <>
                  <span className={styles.itemJamaatLabel}>{jamaatLabel} </span>
                  <bdi>{item.jamaat}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
