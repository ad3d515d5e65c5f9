import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { countdownText, type CountdownUnits, secondsLeft } from './countdown.ts'
import styles from './prayer.module.css'

export interface CountdownProps {
  /** The instant it runs towards. */
  until: Date
  /** The server's own clock when it wrote the page: shown until the browser takes over, so that both write the same. */
  from: Date
  /** What it counts down to, for those who listen: "Time until Maghrib". */
  label: string
  /** Called once when it reaches nothing. */
  onEnd?: () => void
  /** The time, as milliseconds since 1970; for a clock corrected against the server's. Default the device's. */
  clock?: () => number
  /** Short words for hours, minutes and seconds in the page's language. Default h, min and s. */
  units?: CountdownUnits
  /** Writes its figures in the reader's own digits. Default as they are. */
  write?: (figures: string) => string
  className?: string
}

const deviceClock = () => Date.now()

/**
 * Time left, ticking on the second. A `timer` is silent by its role: it can be read when wanted and never interrupts.
 * It recomputes from instants at every tick, so a sleeping phone wakes up right.
 */
export function Countdown({ until, from, label, onEnd, clock = deviceClock, units, write, className }: CountdownProps) {
  const [seconds, setSeconds] = useState(() => secondsLeft(until.getTime(), from.getTime()))
  const ended = useRef(onEnd)
  const target = until.getTime()

  useEffect(() => {
    ended.current = onEnd
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const now = clock()
      const left = secondsLeft(target, now)
      setSeconds(left)
      if (left === 0) return ended.current?.()
      // The next whole second before the target, so that no second is skipped or shown twice.
      timer = setTimeout(tick, ((target - now) % 1000) + 5)
    }
    tick()
    return () => clearTimeout(timer)
  }, [target, clock])

  const zero = write?.('0')
  return (
    <span
      className={clsx(styles.countdown, className)}
      role="timer"
      aria-label={label}
      data-until={target}
      data-units={units && [units.hours, units.minutes, units.seconds].join('|')}
      data-zero={zero === '0' ? undefined : zero}
      // A page that is read runs it before React is there.
      suppressHydrationWarning
    >
      {countdownText(seconds, units, write)}
    </span>
  )
}
