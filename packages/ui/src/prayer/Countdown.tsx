import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { countdownText, type CountdownUnits, secondsLeft } from './countdown.ts'
import styles from './prayer.module.css'

export interface CountdownProps {
  /** The instant it runs towards. */
  until: Date
  /** The server's time when it rendered the page: used until hydration, so that server and browser render the same. */
  from: Date
  /** The label for screen readers: "Time until Maghrib". */
  label: string
  /** Called once when it reaches zero. */
  onEnd?: () => void
  /** Returns the time in milliseconds since 1970, for a clock corrected by the server's. Default: the device's clock. */
  clock?: () => number
  /** Abbreviations of hours, minutes and seconds in the page's language. Default h, min and s. */
  units?: CountdownUnits
  /** Converts figures to the page's digits. Default: unchanged. */
  formatFigures?: (figures: string) => string
  className?: string
}

const deviceClock = () => Date.now()

/**
 * The time left, updated every second. The role `timer` is silent: screen readers can read it, but it never interrupts.
 * Every tick computes from instants, so it is right after a phone wakes up.
 */
export function Countdown({
  until,
  from,
  label,
  onEnd,
  clock = deviceClock,
  units,
  formatFigures,
  className,
}: CountdownProps) {
  const [seconds, setSeconds] = useState(() => secondsLeft(until.getTime(), from.getTime()))
  const onEndRef = useRef(onEnd)
  const target = until.getTime()

  useEffect(() => {
    onEndRef.current = onEnd
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const now = clock()
      const remainingSeconds = secondsLeft(target, now)
      setSeconds(remainingSeconds)
      if (remainingSeconds === 0) return onEndRef.current?.()
      // The next whole second before the target, so that no second is skipped or shown twice.
      timer = setTimeout(tick, ((target - now) % 1000) + 5)
    }
    tick()
    return () => clearTimeout(timer)
  }, [target, clock])

  const zero = formatFigures?.('0')
  return (
    <span
      className={clsx(styles.countdown, className)}
      role="timer"
      aria-label={label}
      data-until={target}
      data-units={units && [units.hours, units.minutes, units.seconds].join('|')}
      data-zero={zero === '0' ? undefined : zero}
      // The reader script runs it before React hydrates.
      suppressHydrationWarning
    >
      {countdownText(seconds, units, formatFigures)}
    </span>
  )
}
