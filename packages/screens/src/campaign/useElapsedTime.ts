import { dateIn, useDomain } from '@minaret/domain'
import { useSyncExternalStore } from 'react'
import type { Format } from '../app/format.ts'
import { useMessages, type Messages } from '../app/MessagesProvider.tsx'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** The interval between updates, in milliseconds. */
const updateMs = 10_000

/** The messages and formats it uses. */
type ElapsedMessages = { t: Pick<Messages<'campaigns'>['t'], 'campaigns'>; format: Format }

/** The number of days between two calendar dates. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day)

/**
 * Formats how long ago an instant was. Days follow the mosque's calendar: "yesterday" may be only a few hours ago.
 * @param now in milliseconds
 */
export function formatElapsed(instant: string, now: number, timeZone: string, { t, format }: ElapsedMessages) {
  const texts = t.campaigns.wall.ago
  const elapsed = now - Date.parse(instant)
  if (elapsed < minute) return texts.now
  const minutes = Math.floor(elapsed / minute)
  if (elapsed < hour) return texts.minutes({ count: minutes, figure: format.number(minutes) })
  const days = daysBetween(dateIn(timeZone, Date.parse(instant)), dateIn(timeZone, now))
  if (days === 0) {
    const hours = Math.floor(elapsed / hour)
    return texts.hours({ count: hours, figure: format.number(hours) })
  }
  if (days === 1) return texts.yesterday
  return days < 7 ? texts.days({ count: days, figure: format.number(days) }) : format.instant(instant).date
}

/** Returns a function that formats how long ago an instant was, updated over time. */
export function useElapsedTime(): (instant: string) => string {
  const messages = useMessages('campaigns')
  const { clock, tenant } = useDomain()
  const now = useSyncExternalStore(
    clock.subscribe,
    () => Math.floor(clock.read() / updateMs),
    () => Math.floor(clock.first / updateMs),
  )
  return (instant) => formatElapsed(instant, now * updateMs, tenant.timeZone, messages)
}
