import type { components } from '@minaret/contract'
import { addDays, changesAhead, offsetsBetween, wallClock, zonedInstant } from '@minaret/timetable'
import type { Tx } from '@minaret/foundation/db'
import { chooseCalculation, type MosqueDays, openMosqueDays, skyFor } from '@minaret/times/prayer'
import type { Tenant } from '@minaret/foundation/tenancy'

type Feed = components['schemas']['TvFeed']

/** The parts of a feed that do not change during a day. */
type FeedDays = Pick<Feed, 'offsets' | 'days' | 'sky' | 'changes' | 'calculation'>

/** The number of days a screen can work offline: a little over 60, including yesterday. */
export const daysAhead = 66

/** Changes to Jumu'ah are relative to the last Friday that was not an exception. */
const daysBack = 7

/** Each range of days belongs to one current date. */
const cachedDays = new WeakMap<MosqueDays, FeedDays>()

/** The days that a screen stores, starting yesterday: prayer times, sky events, changes and clock changes. */
export async function readFeedDays(tx: Tx, tenant: Tenant, now: Date): Promise<FeedDays> {
  const { timeZone } = tenant.config
  const today = wallClock(now, timeZone).date
  const first = addDays(today, -1)
  const dates = Array.from({ length: daysAhead }, (_, offset) => addDays(first, offset))
  const mosque = await openMosqueDays(tx, tenant, addDays(first, -daysBack), addDays(first, daysAhead))
  const cachedFeedDays = cachedDays.get(mosque)
  if (cachedFeedDays) return cachedFeedDays
  const days = dates.map(mosque.days.day)
  const feedDays = {
    // With a margin on both sides, so that a screen’s clock is still right after its last day.
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
  cachedDays.set(mosque, feedDays)
  return feedDays
}
