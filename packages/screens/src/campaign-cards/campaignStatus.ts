import type { Campaign } from '@minaret/contract'
import { useDomain } from '@minaret/domain'
import { useSyncExternalStore } from 'react'

/** The state of a campaign: upcoming, live or finished. */
export type CampaignStatus = Campaign['state']

/** A campaign's state at an instant in milliseconds. The start is inclusive and the end exclusive, as on the server. */
export function campaignStatusAt({ starts, ends }: Pick<Campaign, 'starts' | 'ends'>, now: number): CampaignStatus {
  if (ends !== undefined && now >= Date.parse(ends)) return 'finished'
  return starts !== undefined && now < Date.parse(starts) ? 'upcoming' : 'live'
}

/** A campaign's current state, updated to the second. */
export function useCampaignStatus(campaign: Pick<Campaign, 'starts' | 'ends'>): CampaignStatus {
  const { clock } = useDomain()
  return useSyncExternalStore(
    clock.subscribe,
    () => campaignStatusAt(campaign, clock.read()),
    () => campaignStatusAt(campaign, clock.first),
  )
}
