import { dateIn, useDomain } from '@minaret/domain'
import { useSyncExternalStore } from 'react'
import type { Format } from '../app/format.ts'
import { useWords, type Words } from '../app/WordsProvider.tsx'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** The interval between updates, in milliseconds. */
const updateMs = 10_000

/** The messages and formats for the texts. */
type AgoWords = { t: Pick<Words<'campaigns'>['t'], 'campaigns'>; format: Format }

/** The number of days between two calendar dates. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day)

/**
 * Formats how long ago an instant was. Days follow the mosque's calendar: "yesterday" may be only a few hours ago.
 * @param now in milliseconds
 */
export function formatAgo(at: string, now: number, timeZone: string, { t, format }: AgoWords) {
  const words = t.campaigns.wall.ago
  const elapsed = now - Date.parse(at)
  if (elapsed < minute) return words.now
  const minutes = Math.floor(elapsed / minute)
  if (elapsed < hour) return words.minutes({ count: minutes, figure: format.number(minutes) })
  const days = daysBetween(dateIn(timeZone, Date.parse(at)), dateIn(timeZone, now))
  if (days === 0) {
    const hours = Math.floor(elapsed / hour)
    return words.hours({ count: hours, figure: format.number(hours) })
  }
  if (days === 1) return words.yesterday
  return days < 7 ? words.days({ count: days, figure: format.number(days) }) : format.instant(at).date
}

/** Returns a function that formats how long ago an instant was, updated over time. */
export function useAgo(): (at: string) => string {
  const words = useWords('campaigns')
  const { clock, tenant } = useDomain()
  const now = useSyncExternalStore(
    clock.subscribe,
    () => Math.floor(clock.read() / updateMs),
    () => Math.floor(clock.first / updateMs),
  )
  return (at) => formatAgo(at, now * updateMs, tenant.timeZone, words)
}
