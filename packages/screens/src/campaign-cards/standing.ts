import type { Campaign } from '@minaret/contract'
import { useDomain } from '@minaret/domain'
import { useSyncExternalStore } from 'react'

/** The state of a campaign: upcoming, live or finished. */
export type Standing = Campaign['state']

/** A campaign's state at an instant in milliseconds. The start is inclusive and the end exclusive, as on the server. */
export function standingAt({ starts, ends }: Pick<Campaign, 'starts' | 'ends'>, now: number): Standing {
  if (ends !== undefined && now >= Date.parse(ends)) return 'finished'
  return starts !== undefined && now < Date.parse(starts) ? 'upcoming' : 'live'
}

/** A campaign's current state, updated to the second. */
export function useStanding(campaign: Pick<Campaign, 'starts' | 'ends'>): Standing {
  const { clock } = useDomain()
  return useSyncExternalStore(
    clock.subscribe,
    () => standingAt(campaign, clock.read()),
    () => standingAt(campaign, clock.first),
  )
}
