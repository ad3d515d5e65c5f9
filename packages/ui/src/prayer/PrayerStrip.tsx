import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Star } from '../pattern/Star.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { isLongTime } from './isLongTime.ts'
import styles from './strip.module.css'

/** One time of the day. */
export interface PrayerStripItem {
  /** Stable within the strip, for example `fajr`. */
  id: string
  /** The name. */
  label: ReactNode
  /** The formatted start: `16:04`. Undefined for a separate congregation such as a Jumu'ah. */
  begins?: string
  /** The formatted jamaat time; undefined for sunrise. */
  jamaat?: string
  /** The state. `current` has a filled star, `next` an outlined one, both with a label. */
  state?: 'past' | 'current' | 'next'
  /** The state's label, shown and announced: "now", "next". Needed with `current` and `next`. */
  stateLabel?: string
}

export interface PrayerStripProps {
  /** The list's label for screen readers: "Today's prayer times". */
  label: string
  /** Heading of the first column, announced before each time: "Begins". */
  beginsLabel: string
  /** Heading of the second column, announced before each time: "Jamaat". */
  jamaatLabel: string
  /** The day’s times, in order. */
  items: readonly PrayerStripItem[]
  /** `night` for a `NextHero`'s sky, `day` for the page's background. */
  tone?: 'night' | 'day'
  className?: string
}

/** Today's times: a short table on phones, one row on desktops. The current and the next have a star and a label. */
export function PrayerStrip({ label, beginsLabel, jamaatLabel, items, tone = 'day', className }: PrayerStripProps) {
  const hasLongTimes = items.some(({ begins = '' }) => isLongTime(begins))
  return (
    <div
      className={clsx(styles.strip, className)}
      data-tone={tone}
      data-long={hasLongTimes || undefined}
      data-single={items.some(({ jamaat }) => jamaat) ? undefined : ''}
    >
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
            data-single={item.jamaat ? undefined : ''}
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
                  <span className={styles.itemBeginsLabel}>{beginsLabel} </span>
                  <bdi>{item.begins}</bdi>
                </>
              )}
            </span>
            <span className={styles.itemJamaat}>
              {item.jamaat && (
                <>
                  <VisuallyHidden>{jamaatLabel} </VisuallyHidden>
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
