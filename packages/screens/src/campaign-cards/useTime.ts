import type { Campaign } from '@minaret/contract'
import { useWords } from '../app/WordsProvider.tsx'
import type { Standing } from './standing.ts'

const minute = 60_000

/**
 * Says when a campaign opens, closes, or closed, in the mosque's own zone; nothing of one without an end. What ends with a day, or
 * begins with one, is said by the day alone.
 */
export function useTime(): (campaign: Pick<Campaign, 'starts' | 'ends'>, state: Standing) => string | undefined {
  const { t, format } = useWords('campaigns')
  return ({ starts, ends }, state) => {
    if (state === 'upcoming' && starts !== undefined) {
      const begins = format.instant(starts)
      return t.campaigns.opens({
        date: t.prayer.date(begins),
        time: format.isMidnight(starts) ? undefined : begins.time,
      })
    }
    if (ends === undefined) return undefined
    const isMidnight = format.isMidnight(ends)
    // The midnight that ends a day belongs to it.
    const last = format.instant(isMidnight ? new Date(Date.parse(ends) - minute).toISOString() : ends)
    if (state === 'finished') return t.campaigns.ended({ date: last.date })
    return t.campaigns.until({ date: t.prayer.date(last), time: isMidnight ? undefined : last.time })
  }
}
