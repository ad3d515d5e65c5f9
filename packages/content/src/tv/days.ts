import type { components } from '@minaret/contract'
import { addDays, changesAhead, offsetsBetween, wallClock, zonedInstant } from '@minaret/timetable'
import type { Tx } from '@minaret/foundation/db'
import { chooseCalculation, type MosqueDays, openMosqueDays, skyFor } from '@minaret/times/prayer'
import type { Tenant } from '@minaret/foundation/tenancy'

type Feed = components['schemas']['TvFeed']

/** What of a feed is the same all day. */
type FeedDays = Pick<Feed, 'offsets' | 'days' | 'sky' | 'changes' | 'calculation'>

/** How many days a screen can go on without a network: sixty and a few, yesterday among them. */
export const daysAhead = 66

/** A Jumu'ah that moves is held against the last Friday that was no exception. */
const daysBack = 7

/** What was made of opened days: the dates they were opened for leave one day that can be today. */
const cachedDays = new WeakMap<MosqueDays, FeedDays>()

/** The days a screen holds, from yesterday on: their times, skies, what moves, and what the clocks do. */
export async function readFeedDays(tx: Tx, tenant: Tenant, now: Date): Promise<FeedDays> {
  const { timeZone } = tenant.config
  const today = wallClock(now, timeZone).date
  const first = addDays(today, -1)
  const dates = Array.from({ length: daysAhead }, (_, ahead) => addDays(first, ahead))
  const mosque = await openMosqueDays(tx, tenant, addDays(first, -daysBack), addDays(first, daysAhead))
  const found = cachedDays.get(mosque)
  if (found) return found
  const days = dates.map(mosque.days.day)
  const settings = {
    // A little before and beyond: a screen whose days have run out still has its clock.
    offsets: offsetsBetween(
      zonedInstant(addDays(first, -1), 0, timeZone),
      zonedInstant(addDays(first, daysAhead + 2), 0, timeZone),
      timeZone,
    ).map(({ from, minutes }) => ({ from: from.toISOString(), minutes })),
    days,
    sky: dates.map((date) => skyFor(date, mosque)),
    changes: changesAhead(today, mosque.days, daysAhead - 2),
    ...(({ calculation }) => (calculation ? { calculation } : {}))(chooseCalculation(days, mosque.setting)),
  }
  cachedDays.set(mosque, settings)
  return settings
}
