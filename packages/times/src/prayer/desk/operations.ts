import { asc, between } from 'drizzle-orm'
import type { OwnDayListed } from '@minaret/contract/desk'
import type { DeskOperations } from '@minaret/foundation/operations'
import { dayOverrides, type Tx } from '@minaret/foundation/db'
import { done } from '@minaret/foundation/responses'
import { daysOfMonth } from '@minaret/timetable'
import { openMosqueDays } from '../today.ts'
import { readDeskDay } from './readDay.ts'
import { messages as deskTimesMessages } from './messages.gen.ts'
import { planRange } from './planRange.ts'
import { refuseInvalidTimes } from './refusals.ts'
import { changeDay } from './writeDay.ts'
import { changeRange } from './writeRange.ts'

/** Lists the overrides from one date to another, inclusive. */
export async function listOwnDays(tx: Tx, from: string, to: string): Promise<OwnDayListed[]> {
  const rows = await tx
    .select()
    .from(dayOverrides)
    .where(between(dayOverrides.day, from, to))
    .orderBy(asc(dayOverrides.day))
  return rows.map(({ day, jamaat, note }) => ({ day, own: { jamaat, ...(note === null ? {} : { note }) } }))
}

/** The desk’s operations on prayer times. */
export const prayerDeskOperations = {
  async monthView({ tenant, db, params: { month } }) {
    const [year = 0, number = 1] = month.split('-').map(Number)
    const dates = daysOfMonth(year, number)
    const [firstDate = '', lastDate = ''] = [dates[0], dates.at(-1)]
    return db(async (tx) => {
      const mosque = await openMosqueDays(tx, tenant, firstDate, lastDate)
      return done({
        month,
        timeZone: mosque.setting.place.timeZone,
        days: dates.map(mosque.days.day),
        own: await listOwnDays(tx, firstDate, lastDate),
      })
    })
  },

  dayView: ({ tenant, db, now, params: { day } }) =>
    db(async (tx) => done(await readDeskDay({ tx, tenant, now }, day))),

  async rangePreview({ tenant, db, body }) {
    return refuseInvalidTimes(async () => done((await db((tx) => planRange(tx, tenant, body))).effect))
  },

  async rangeChange({ tenant, db, member, now, body }) {
    return refuseInvalidTimes(async () => {
      const result = await db((tx) => changeRange({ tx, tenant, accountId: member.accountId, now }, body))
      return 'conflict' in result
        ? { status: 409, message: deskTimesMessages.rangeChangedSince, data: result.conflict }
        : done(result, deskTimesMessages.saved)
    })
  },

  async dayChange({ tenant, db, member, now, params: { day }, body }) {
    return refuseInvalidTimes(async () => {
      const result = await db((tx) => changeDay({ tx, tenant, accountId: member.accountId, now }, day, body))
      return 'conflict' in result
        ? { status: 409, message: deskTimesMessages.changedSince, data: result.conflict }
        : done(result, deskTimesMessages.saved)
    })
  },
} satisfies DeskOperations<'monthView' | 'dayView' | 'dayChange' | 'rangePreview' | 'rangeChange'>
