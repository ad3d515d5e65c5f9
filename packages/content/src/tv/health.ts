import type { TvHeartbeat } from '@minaret/foundation/db'

/** How a screen is. `plain`: its engine draws the plain page, which says nothing of itself. */
export type ScreenHealth = 'new' | 'silent' | 'old' | 'clock' | 'plain' | 'well'

/** A screen asks every minute: one that has not for so long is away, in milliseconds. */
export const offlineAfter = 15 * 60_000

/** A screen that asks and yet shows what is older cannot take what it is answered, in seconds. */
const oldAfter = 3600

/** A clock that is farther off makes a screen say so; in milliseconds. */
const clockOff = 2 * 60_000

type ScreenActivity = { seenAt: Date | null; beat: TvHeartbeat | null }

/** How a screen is, the worst first. */
export function getScreenHealth({ seenAt, beat }: ScreenActivity, now: Date): ScreenHealth {
  if (!seenAt) return 'new'
  if (now.getTime() - seenAt.getTime() > offlineAfter) return 'silent'
  if (!beat || seenAt.getTime() - Date.parse(beat.at) > offlineAfter) return 'plain'
  if ((beat.ageSeconds ?? 0) > oldAfter) return 'old'
  return Math.abs(beat.offsetMs ?? 0) > clockOff ? 'clock' : 'well'
}
