import { dateIn, useDomain } from '@minaret/domain'
import { useSyncExternalStore } from 'react'
import type { Format } from '../app/format.ts'
import { useWords, type Words } from '../app/WordsProvider.tsx'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** How often it is looked at again. */
const often = 10_000

/** What it speaks with. */
type AgoWords = { t: Pick<Words<'campaigns'>['t'], 'campaigns'>; format: Format }

/** Whole days between two calendar days. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day)

/**
 * How long ago something was. Days are those of the mosque's calendar: yesterday is yesterday there, however few hours ago.
 * @param now in milliseconds
 */
export function agoWords(at: string, now: number, timeZone: string, { t, format }: AgoWords) {
  const words = t.campaigns.wall.ago
  const passed = now - Date.parse(at)
  if (passed < minute) return words.now
  const minutes = Math.floor(passed / minute)
  if (passed < hour) return words.minutes({ count: minutes, figure: format.number(minutes) })
  const days = daysBetween(dateIn(timeZone, Date.parse(at)), dateIn(timeZone, now))
  if (days === 0) {
    const hours = Math.floor(passed / hour)
    return words.hours({ count: hours, figure: format.number(hours) })
  }
  if (days === 1) return words.yesterday
  return days < 7 ? words.days({ count: days, figure: format.number(days) }) : format.instant(at).date
}

/** Says how long ago something was, and keeps it true. */
export function useAgo(): (at: string) => string {
  const words = useWords('campaigns')
  const { clock, tenant } = useDomain()
  const now = useSyncExternalStore(
    clock.subscribe,
    () => Math.floor(clock.read() / often),
    () => Math.floor(clock.first / often),
  )
  return (at) => agoWords(at, now * often, tenant.timeZone, words)
}
