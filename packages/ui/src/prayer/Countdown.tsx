import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import styles from './prayer.module.css'

/** Short words for hours, minutes and seconds. */
export type CountdownUnits = { hours: string; minutes: string; seconds: string }

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

/** Whole seconds left, rounded down and never below nothing. */
export function secondsLeft(until: Date, now: number): number {
  return Math.max(0, Math.floor((until.getTime() - now) / 1000))
}

const symbols: CountdownUnits = { hours: 'h', minutes: 'min', seconds: 's' }

/**
 * Time left in words that cannot be taken for a time of day: `2 h 5 min`, `10 min 36 s` under an hour, `36 s` under a minute.
 * A figure and its unit stay on one line.
 */
export function countdownText(
  seconds: number,
  { hours, minutes, seconds: unit }: CountdownUnits = symbols,
  write: (figures: string) => string = String,
): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const part = (n: number, word: string) => `${write(String(n))}\u00a0${word}`
  if (h > 0) return `${part(h, hours)} ${part(m, minutes)}`
  return m > 0 ? `${part(m, minutes)} ${part(s, unit)}` : part(s, unit)
}

/**
 * Time left, ticking on the second. A `timer` is silent by its role: it can be read when wanted and never interrupts.
 * It recomputes from instants at every tick, so a sleeping phone wakes up right.
 */
export function Countdown({ until, from, label, onEnd, clock = deviceClock, units, write, className }: CountdownProps) {
  const [seconds, setSeconds] = useState(() => secondsLeft(until, from.getTime()))
  const ended = useRef(onEnd)
  const target = until.getTime()

  useEffect(() => {
    ended.current = onEnd
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const now = clock()
      const left = secondsLeft(new Date(target), now)
      setSeconds(left)
      if (left === 0) return ended.current?.()
      // The next whole second before the target, so that no second is skipped or shown twice.
      timer = setTimeout(tick, ((target - now) % 1000) + 5)
    }
    tick()
    return () => clearTimeout(timer)
  }, [target, clock])

  return (
    <span className={clsx(styles.countdown, className)} role="timer" aria-label={label}>
      {countdownText(seconds, units, write)}
    </span>
  )
}
