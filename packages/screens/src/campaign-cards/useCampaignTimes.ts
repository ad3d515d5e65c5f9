import type { Campaign } from '@minaret/contract'
import { useMessages } from '../app/MessagesProvider.tsx'
import type { CampaignStatus } from './campaignStatus.ts'

const minuteMs = 60_000

/**
 * Returns a function that states when a campaign opens, ends or ended, in the mosque's time zone; undefined without an
 * end. A start or end at midnight has no time of day.
 */
export function useCampaignTimes(): (
  campaign: Pick<Campaign, 'starts' | 'ends'>,
  state: CampaignStatus,
) => string | undefined {
  const { t, format } = useMessages('campaigns')
  return ({ starts, ends }, state) => {
    if (state === 'upcoming' && starts !== undefined) {
      const startsAt = format.instant(starts)
      return t.campaigns.opens({
        date: t.prayer.date(startsAt),
        time: format.isMidnight(starts) ? undefined : startsAt.time,
      })
    }
    if (ends === undefined) return undefined
    const isMidnight = format.isMidnight(ends)
    // Midnight at the end of a day counts as that day.
    const endsAt = format.instant(isMidnight ? new Date(Date.parse(ends) - minuteMs).toISOString() : ends)
    if (state === 'finished') return t.campaigns.ended({ date: endsAt.date })
    return t.campaigns.until({ date: t.prayer.date(endsAt), time: isMidnight ? undefined : endsAt.time })
  }
}
