import type { Campaign } from '@minaret/contract'
import { useWords } from '../app/WordsProvider.tsx'
import type { Standing } from './standing.ts'

/** Says when a campaign opens, closes, or closed, in the mosque's own zone; nothing of one without an end. */
export function useTime(): (campaign: Pick<Campaign, 'starts' | 'ends'>, state: Standing) => string | undefined {
  const { t, format } = useWords('campaigns')
  return ({ starts, ends }, state) => {
    if (state === 'upcoming' && starts !== undefined) {
      const { date, time } = format.instant(starts)
      return t.campaigns.opens(date, time)
    }
    if (ends === undefined) return undefined
    const { date, time } = format.instant(ends)
    return state === 'finished' ? t.campaigns.ended(date) : t.campaigns.until(date, time)
  }
}
