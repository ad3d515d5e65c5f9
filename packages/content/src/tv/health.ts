import type { TvHeartbeat } from '@minaret/foundation/db'

/** The health of a screen. `plain` means that its browser shows the plain page, which sends no heartbeat. */
export type ScreenHealth = 'new' | 'silent' | 'old' | 'clock' | 'plain' | 'well'

/** The time after its last request until a screen counts as offline, in milliseconds. Screens poll every minute. */
export const offlineAfter = 15 * 60_000

/** The age in seconds from which data is old: a screen that polls but shows older data cannot process the responses. */
const maxDataAge = 3600

/** The largest clock difference without a warning, in milliseconds. */
const maxClockOffset = 2 * 60_000

type ScreenActivity = { seenAt: Date | null; beat: TvHeartbeat | null }

/** The most serious problem of a screen. */
export function getScreenHealth({ seenAt, beat }: ScreenActivity, now: Date): ScreenHealth {
  if (!seenAt) return 'new'
  if (now.getTime() - seenAt.getTime() > offlineAfter) return 'silent'
  if (!beat || seenAt.getTime() - Date.parse(beat.at) > offlineAfter) return 'plain'
  if ((beat.ageSeconds ?? 0) > maxDataAge) return 'old'
  return Math.abs(beat.offsetMs ?? 0) > maxClockOffset ? 'clock' : 'well'
}
