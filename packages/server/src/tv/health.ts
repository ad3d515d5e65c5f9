import type { TvBeat } from '@minaret/foundation/db'

/** How a screen is. `plain`: its engine draws the plain page, which says nothing of itself. */
export type ScreenHealth = 'new' | 'silent' | 'old' | 'clock' | 'plain' | 'well'

/** A screen asks every minute: one that has not for so long is away, in milliseconds. */
export const silentAfter = 15 * 60_000

/** A screen that asks and yet shows what is older cannot take what it is answered, in seconds. */
const oldAfter = 3600

/** A clock that is farther off makes a screen say so; in milliseconds. */
const clockOff = 2 * 60_000

type Watched = { seenAt: Date | null; beat: TvBeat | null }

/** How a screen is, the worst first. */
export function healthOf({ seenAt, beat }: Watched, now: Date): ScreenHealth {
  if (!seenAt) return 'new'
  if (now.getTime() - seenAt.getTime() > silentAfter) return 'silent'
  if (!beat || seenAt.getTime() - Date.parse(beat.at) > silentAfter) return 'plain'
  if ((beat.ageSeconds ?? 0) > oldAfter) return 'old'
  return Math.abs(beat.offsetMs ?? 0) > clockOff ? 'clock' : 'well'
}
