import type { Campaign } from '@minaret/contract'
import { useDomain } from '@minaret/domain'
import { useSyncExternalStore } from 'react'

/** Where a campaign stands: before it, in it, after it. */
export type Standing = Campaign['state']

/** Where a campaign stands at an instant. Its first moment is open, the one it ends at is not: as the host counts. */
export function standingAt({ starts, ends }: Pick<Campaign, 'starts' | 'ends'>, now: number): Standing {
  if (ends !== undefined && now >= Date.parse(ends)) return 'finished'
  return starts !== undefined && now < Date.parse(starts) ? 'upcoming' : 'live'
}

/** Where a campaign stands now; opens and closes on the second, while somebody looks. */
export function useStanding(campaign: Pick<Campaign, 'starts' | 'ends'>): Standing {
  const { clock } = useDomain()
  return useSyncExternalStore(
    clock.subscribe,
    () => standingAt(campaign, clock.read()),
    () => standingAt(campaign, clock.first),
  )
}
